/** The Courtesans Guild: a leader of a neighbour works for its owner as well. */
import { type Decision, enqueue, type Game, left, move, right, state } from '@heptapolis/engine'
import { copied, leaders } from './columns.ts'

/** Copies of Solomon build from the discard pile after everybody else. */
const COURTESANS = 6

const onOffer = (g: Game, seat: number): number[] =>
  [left(g, seat), right(g, seat)].flatMap((city) => leaders.items(g, city))

/** The token must be placed. With no leader around it stays in the box, and the guild gives nothing. */
export function chooseCopy(g: Game, seat: number): void {
  const offer = onOffer(g, seat)
  if (offer.length === 1) copy(g, seat, offer[0])
  else if (offer.length > 1) enqueue(g, g.rules.decisionOf('courtesans'), seat)
}

/** What the leader does at once it does here too; where it lies in the city of its owner it goes on as before. */
function copy(g: Game, seat: number, leader: number): void {
  const piece = g.rules.pieces[leader]
  copied.push(g, seat, leader)
  g.listener?.({ what: 'copied', seat, card: piece.id, text: `gains the effect of ${piece.name}` })
  for (const { effect, rule } of piece.effects) rule.lasting?.(g, seat, effect, piece)
  for (const { effect, rule } of piece.effects) {
    if (effect.kind === 'dig') state.digs.push(g, 0, COURTESANS * 16 + seat)
    else rule.now?.(g, seat, effect, piece)
  }
}

export const courtesans: Decision = {
  id: 'courtesans',
  text: 'Place the Courtesan token on a leader of a neighbour: its effect is yours as well.',
  moves(g, seat, _x, _y, out) {
    const action = g.rules.actionOf('pick')
    for (const leader of onOffer(g, seat)) out.push(move(action, leader))
  },
  answer: (g, seat, { card }) => copy(g, seat, card),
}
