/** JSON Schemas of requests to the lobby, quick match and the daily deal. */
import Type, { type Static } from 'typebox'
import { MOST_NAME } from '../limits.ts'
import { Terms } from './commands.ts'

const Name = Type.String({ maxLength: MOST_NAME * 4 })
const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' })
const Person = Type.Optional(Type.Integer({ minimum: 0, maximum: 8 }))

/** Sits down at an open table. */
export const SitDown = Type.Object({ as: Person, name: Name, nonce: Nonce })
export type SitDown = Static<typeof SitDown>

/** Wishes for a table; absent ones match anything. With `bots`, free seats get bots after a minute. */
const SeekWish = Type.Object({
  mix: Type.Optional(Type.Pick(Terms, ['edition', 'boxes'])),
  players: Type.Optional(Type.Integer({ minimum: 2, maximum: 8 })),
  pace: Type.Optional(Type.Enum(['live', 'days'])),
  bots: Type.Boolean(),
})
export type SeekWish = Static<typeof SeekWish>

/** Progress of waiting: time, number of others, and the table once there is one. */
export interface SeekProgress {
  waited: number
  others: number
  table?: string
}

/** Progress updates, until the server stops. */
export type SeekEvent = ({ t: 'seek' } & SeekProgress) | { t: 'bye'; retry: number }

/** Waits for a table. */
export const SeekRequest = Type.Object({
  name: Name,
  nonce: Nonce,
  wish: SeekWish,
})
export type SeekRequest = Static<typeof SeekRequest>

/** Plays the deal of the day. */
export const PlayDaily = Type.Object({ name: Name, nonce: Nonce })
export type PlayDaily = Static<typeof PlayDaily>

/** Empty body. */
export const Nothing = Type.Object({})
