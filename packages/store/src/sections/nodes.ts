/** Servers that share a store, and how far its logs have come. */
import type { Node, Nodes } from '../port.ts'
import { done, from, type Row, type Rows } from '../rows.ts'

const BEAT = `insert into node (id, seen) values (?, ?)
  on conflict (id) do update set seen = excluded.seen`

export const nodes = ({ read, write }: Rows): Nodes => ({
  beat: (id, at) => done(write([BEAT, id, at])),
  all: () => from(read('select * from node order by id'), (rows) => rows.map(nodeOf)),
  forget: (before) => done(write(['delete from node where seen < ?', before])),
  lengths: (games) => {
    const asked = padded(games)
    const places = asked.map(() => '?').join(', ')
    return from(
      read(`select id, length from game where id in (${places})`, ...asked),
      (rows) => new Map(rows.map(lengthOf)),
    )
  },
})

const nodeOf = ({ id, seen }: Row): Node => ({ id: String(id), seen: Number(seen) })
const lengthOf = ({ id, length }: Row): [string, number] => [String(id), Number(length)]

/** Few lengths of lists make few statements, and each is prepared once. */
function padded(games: readonly string[]): string[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, games.length)))
  return [...games, ...Array.from({ length: length - games.length }, () => '')]
}
