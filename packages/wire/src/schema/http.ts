/** Bodies of requests over plain HTTP: what is asked before there is a table to follow. */
import Type, { type Static } from 'typebox'
import { MOST_NAME } from '../limits.ts'
import { Options, Terms } from './commands.ts'
import { Cid, Key, TableId } from './messages.ts'

const Name = Type.String({ maxLength: MOST_NAME * 4 })
const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** Opens a table. With a nonce the host sits down, without one the host watches. */
export const OpenTable = Type.Object({
  cid: Cid,
  terms: Terms,
  options: Options,
  name: Name,
  nonce: Type.Optional(Nonce),
})
export type OpenTable = Static<typeof OpenTable>

/** The whole link is made of these: `/t/TABLE#i=INVITE`. */
export const OpenedTable = Type.Object({ table: TableId, invite: Key })
export type OpenedTable = Static<typeof OpenedTable>

/** Comes in by a link: the key after its #. */
export const Enter = Type.Object({ key: Key })
export type Enter = Static<typeof Enter>
