/**
 * JSON Schemas of HTTP requests that need no WebSocket: create a table, open a link, set notifications and webhooks.
 */
import Type, { type Static } from 'typebox'
import { MOST_NAME } from '../limits.ts'
import { GivenOptions, Terms } from './commands.ts'
import { Cid, Key, TableId } from './messages.ts'

const Name = Type.String({ maxLength: MOST_NAME * 4 })
const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** Opens a table. With a nonce the host sits down, without one the host watches. */
export const OpenTable = Type.Object({
  cid: Cid,
  terms: Terms,
  options: GivenOptions,
  name: Name,
  nonce: Type.Optional(Nonce),
})
export type OpenTable = Static<typeof OpenTable>

/** Parts of the link: `/t/TABLE#i=INVITE`. */
export const OpenedTable = Type.Object({ table: TableId, invite: Key })
export type OpenedTable = Static<typeof OpenedTable>

/** Index of the person on a shared device. */
const Person = Type.Optional(Type.Integer({ minimum: 0, maximum: 7 }))
const Address = Type.String({ maxLength: 500 })
const Minutes = Type.Integer({ minimum: 0, maximum: 24 * 60 - 1 })

/** Push subscription of a browser, as its `PushSubscription` states it. */
export const PushOn = Type.Object({
  as: Person,
  endpoint: Address,
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^[0-9A-Za-z_-]{87}$' }),
    auth: Type.String({ pattern: '^[0-9A-Za-z_-]{22}$' }),
  }),
})
export type PushOn = Static<typeof PushOn>

export const PushOff = Type.Object({ endpoint: Address })
export type PushOff = Static<typeof PushOff>

/** Hours without notifications, in minutes of the day; the zone is the offset of local time in milliseconds. */
export const QuietHours = Type.Object({
  from: Minutes,
  to: Minutes,
  zone: Type.Integer({ minimum: -14 * 3_600_000, maximum: 14 * 3_600_000 }),
})
export type QuietHours = Static<typeof QuietHours>

/** Notification preferences; omitted channels are switched off. */
export const Notify = Type.Object({
  webhook: Type.Optional(Address),
  quiet: Type.Optional(QuietHours),
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
})
export type Notify = Static<typeof Notify>

export const SetNotify = Type.Object({ as: Person, notify: Notify })
export type SetNotify = Static<typeof SetNotify>

/** Webhook of a table, set by its host; without an address it is removed. */
export const TableHook = Type.Object({
  as: Person,
  webhook: Type.Optional(Address),
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
})
export type TableHook = Static<typeof TableHook>

/** Addresses under which other devices open the server; none if only its own machine can. */
export interface Reach {
  addresses: string[]
}

/** Enters by a link: the key after its #. */
export const Enter = Type.Object({ key: Key })
export type Enter = Static<typeof Enter>
