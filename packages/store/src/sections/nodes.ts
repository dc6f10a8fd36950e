/** SQL of the servers that share a database, and of log lengths, by which a server notices changes of others. */
import type { NodeRow, Nodes } from '../port.ts'
import { done, from, listOf, type Rows, type StoreRow } from '../rows.ts'

const BEAT = `insert into node (id, seen) values (?, ?)
  on conflict (id) do update set seen = excluded.seen`

export const nodes = ({ read, write }: Rows): Nodes => ({
  beat: (id, at) => done(write([BEAT, id, at])),
  all: () => from(read('select * from node order by id'), (rows) => rows.map(nodeOf)),
  forget: (before) => done(write(['delete from node where seen < ?', before])),
  lengths: (games) => {
    const { places, values } = listOf(games)
    return from(
      read(`select id, length from game where id in (${places})`, ...values),
      (rows) => new Map(rows.map(lengthOf)),
    )
  },
})

const nodeOf = ({ id, seen }: StoreRow): NodeRow => ({ id: String(id), seen: Number(seen) })
const lengthOf = ({ id, length }: StoreRow): [string, number] => [String(id), Number(length)]
