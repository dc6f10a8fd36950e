/** JSON Schemas of shared deals: the same set-up and the same cards at several tables. */
import Type, { type Static } from 'typebox'
import { MOST_NAME } from '../limits.ts'
import { GivenOptions, Level, Options, Terms } from './commands.ts'
import { Cid, TableId } from './messages.ts'

const Yes = Type.Literal(true)
const Count = Type.Integer({ minimum: 0 })
const Name = Type.String({ maxLength: MOST_NAME * 4 })
const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' })

export const DealId = Type.String({ pattern: '^[0-9A-Za-z]{12}$', description: 'Part of the link: `/deal/DEAL`.' })

/** Makes a deal. Options may name how wonders are dealt; the others are those of each table. */
export const NewDeal = Type.Object({
  cid: Cid,
  terms: Terms,
  options: Type.Optional(Type.Pick(Type.Partial(GivenOptions), ['wonders', 'sides', 'resources', 'without'])),
})
export type NewDeal = Static<typeof NewDeal>

export const MadeDeal = Type.Object({ deal: DealId })
export type MadeDeal = Static<typeof MadeDeal>

/** Opens a table that plays a deal. With a nonce the host sits down, without one the host watches. */
export const OpenDealTable = Type.Object({
  cid: Cid,
  name: Name,
  nonce: Type.Optional(Nonce),
  options: Type.Optional(Type.Pick(Type.Partial(GivenOptions), ['clock', 'absence', 'talk'])),
})
export type OpenDealTable = Static<typeof OpenDealTable>

const Knowledge = Type.Enum(['played', 'watched', 'viewed', 'device'], {
  description: '`device`: another account on the same device knew the deal.',
})

/**
 * Result of a seat. `place` is the place among the same seat of all games; bots, people who `knew` the deal and those
 * helped by a bot in a choice (`isHelped`) have none. `name` is empty for bots and deleted accounts.
 */
export const DealSeat = Type.Object({
  seat: Count,
  name: Type.String(),
  isYou: Type.Optional(Yes),
  level: Type.Optional(Level),
  wonder: Type.Optional(Type.String()),
  side: Type.Optional(Type.String()),
  total: Type.Integer(),
  coins: Count,
  rank: Type.Integer({ minimum: 0, description: 'Place at the own table.' }),
  rows: Type.Record(Type.String(), Type.Integer(), { description: 'Points by line of the score sheet.' }),
  place: Type.Optional(Type.Integer({ minimum: 1 })),
  knew: Type.Optional(Knowledge),
  isHelped: Type.Optional(Yes),
})
export type DealSeat = Static<typeof DealSeat>

export const DealGame = Type.Object({
  at: Type.Integer({ description: 'End of the game, in milliseconds since 1970.' }),
  seats: Type.Array(DealSeat),
})
export type DealGame = Static<typeof DealGame>

/** A deal for one viewer. `knows`: how the viewer knows it; `ownTable`: where the viewer plays it now. Results only after an own finished game, or a look at them. */
export const DealShown = Type.Object({
  deal: DealId,
  terms: Terms,
  options: Options,
  games: Type.Integer({ minimum: 0, description: 'Finished games.' }),
  isYours: Type.Optional(Yes),
  knows: Type.Optional(Knowledge),
  isPlaying: Type.Optional(Yes),
  ownTable: Type.Optional(TableId),
  isOutdated: Type.Optional(Yes),
  results: Type.Optional(Type.Array(DealGame)),
})
export type DealShown = Static<typeof DealShown>
