/** Free city of a two-player game: its keeper chooses for it, within limits. */

import { MoveList } from '../../kernel/move-list.ts'
import type { Game } from '../contract/box.ts'
import { CHAIN } from '../move.ts'
import { BUILD, SELL, STAGE } from './actions.ts'
import { cardMoves } from './card-moves.ts'

/**
 * It must build a card or stage if any card allows it, by chain if possible, and sells only otherwise. It does not use
 * the extra actions of boxes.
 */
export function freeCityMoves(g: Game, seat: number, out: MoveList): void {
  const all = new MoveList()
  cardMoves(g, seat, 'turn', all)
  const plain = all.all().filter((move) => move.rider === 0 && move.action <= SELL)
  const chained = new Set(plain.filter((move) => move.by === CHAIN).map((move) => move.card))
  const useful = plain.filter(
    (move) => move.action === STAGE || (move.action === BUILD && (move.by === CHAIN || !chained.has(move.card))),
  )
  for (const move of useful.length > 0 ? useful : plain.filter((move) => move.action === SELL)) out.push(move)
}
