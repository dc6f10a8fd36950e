/** Abu Simbel: a recruited leader is buried face down and scores its cost. */

import { type Decision, derive, enqueue, type Game, move, type Piece, type ScoreLine } from '@heptapolis/engine/box'
import { entombed, leaders } from '../columns.ts'

/** Burial is mandatory if the city has a leader. */
export function bury(g: Game, seat: number): void {
  if (leaders.size(g, seat) > 1) enqueue(g, g.rules.decisionOf('bury'), seat)
}

/** A single leader needs no choice. Like a chosen one it is buried after it has helped to pay for the stage. */
export function buryOnly(g: Game, seat: number, { effects }: Piece): void {
  const buries = effects.some(({ effect }) => effect.kind === 'bury')
  if (buries && leaders.size(g, seat) === 1) entomb(g, seat, leaders.item(g, seat, 0))
}

function entomb(g: Game, seat: number, leader: number): void {
  leaders.remove(g, seat, leader)
  entombed.push(g, seat, leader)
  derive(g, seat)
  g.listener?.({ what: 'entombed', seat, card: g.rules.pieces[leader].id })
}

export const burial: Decision = {
  id: 'bury',
  moves(g, seat, _x, _y, out) {
    const action = g.rules.actionOf('pick')
    for (const leader of leaders.items(g, seat)) out.push(move(action, leader))
  },
  answer: (g, seat, { card }) => entomb(g, seat, card),
}

/** Our ruling: a cost of A counts as three, the Age of the scoring. */
const LAST_AGE = 3

/** The printed cost counts, whatever the price paid. */
export const leaderLine: ScoreLine = {
  id: 'leaders',
  score(g, seat, note) {
    for (const index of entombed.items(g, seat)) {
      const { id, price } = g.rules.pieces[index]
      note('leaders', id, g.rules.figures.burialTimes * (price.coins + price.coinsPerAge * LAST_AGE))
    }
  },
}
