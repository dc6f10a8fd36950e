/** Courtesans Guild: a leader of a neighbour also works for its owner. */
import {
  activate,
  type Decision,
  type Digger,
  enqueue,
  type Game,
  left,
  move,
  type Piece,
  right,
} from '@heptapolis/engine/box'
import { copied, leaders } from '../columns.ts'

const onOffer = (g: Game, seat: number): number[] =>
  [left(g, seat), right(g, seat)].flatMap((city) => leaders.items(g, city))

/** The token is mandatory. Without a leader around it stays in the box, and the guild gives nothing. */
export function chooseCopy(g: Game, seat: number): void {
  const offer = onOffer(g, seat)
  if (offer.length === 1) copy(g, seat, offer[0])
  else if (offer.length > 1) enqueue(g, g.rules.decisionOf('courtesans'), seat)
}

/** Immediate effects of the leader apply here too; it stays active in its own city. */
function copy(g: Game, seat: number, leader: number): void {
  const piece = g.rules.pieces[leader]
  copied.push(g, seat, leader)
  g.listener?.({ what: 'copied', seat, card: piece.id })
  activate(g, seat, piece)
}

export const diggers: readonly Digger[] = [
  { id: 'solomon', after: 'halikarnassos' },
  { id: 'copied-solomon', last: true },
]

/** A copy digs last. */
export const digger = (g: Game, seat: number, as: string, piece: Piece): string =>
  as === 'solomon' && copied.has(g, seat, piece.index) ? 'copied-solomon' : as

export const courtesans: Decision = {
  id: 'courtesans',
  moves(g, seat, _x, _y, out) {
    const action = g.rules.actionOf('pick')
    for (const leader of onOffer(g, seat)) out.push(move(action, leader))
  },
  answer: (g, seat, { card }) => copy(g, seat, card),
}
