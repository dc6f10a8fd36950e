/** JSON Schemas of all WebSocket messages, in both directions. Fields that are not declared here are dropped. */
import type { Json, Patch } from '@heptapolis/engine/kernel'
import Type, { type Static } from 'typebox'
import { TABLE_ID } from '../limits.ts'
import { CommandMessage } from './commands.ts'

/** Table id, as in its URL. */
export const TableId = Type.String({ pattern: TABLE_ID })
/** The secret part of a link, after the #. */
export const Key = Type.String({ pattern: '^[0-9A-Za-z_-]{22}$' })
/** Command id from the client: random, so that no two are equal. */
export const Cid = Type.String({ pattern: '^[0-9A-Za-z_-]{8,40}$' })
/** Index of the person on a shared device; default the first one. */
const Person = Type.Optional(Type.Integer({ minimum: 0, maximum: 8 }))
const Count = Type.Integer({ minimum: 0 })
const Moment = Type.Number()

export const ClientMessage = Type.Union([
  Type.Object({ t: Type.Literal('hello'), protocol: Type.Integer() }),
  /** Follows a table: sends its snapshot and changes. With `n`, only newer ones. */
  Type.Object({
    t: Type.Literal('follow'),
    table: TableId,
    as: Person,
    key: Type.Optional(Key),
    n: Type.Optional(Count),
  }),
  Type.Object({ t: Type.Literal('unfollow'), table: TableId, as: Person }),
  Type.Object({ t: Type.Literal('do'), table: TableId, as: Person, cid: Cid, command: CommandMessage }),
  Type.Object({ t: Type.Literal('ping'), at: Moment }),
])
export type ClientMessage = Static<typeof ClientMessage>

const Code = Type.String()

export const ServerMessage = Type.Union([
  /** Server time, and the build of the app it serves. */
  Type.Object({ t: Type.Literal('welcome'), protocol: Type.Integer(), now: Moment, build: Type.String() }),
  /** Full snapshot. */
  Type.Object({
    t: Type.Literal('full'),
    table: TableId,
    as: Person,
    n: Count,
    shown: Type.Unsafe<Json>(Type.Unknown()),
  }),
  /** Delta from snapshot `from` to snapshot `n`. */
  Type.Object({
    t: Type.Literal('delta'),
    table: TableId,
    as: Person,
    from: Count,
    n: Count,
    delta: Type.Unsafe<Patch>(Type.Unknown()),
  }),
  /** The command is stored. Sent again for every repetition. */
  Type.Object({ t: Type.Literal('ack'), cid: Cid }),
  /** Rejection of a command if there is a `cid`, else of a table, or of the connection. */
  Type.Object({
    t: Type.Literal('problem'),
    code: Code,
    cid: Type.Optional(Cid),
    table: Type.Optional(TableId),
    as: Person,
  }),
  Type.Object({ t: Type.Literal('pong'), at: Moment, now: Moment }),
  /** The server stops: reconnect after a random part of this time. */
  Type.Object({ t: Type.Literal('bye'), retry: Count }),
])
export type ServerMessage = Static<typeof ServerMessage>
