/** The pieces that work for a city, and the game without one of them, to find what it is good for. */
import { clone } from '../../kernel/game.ts'
import { derive } from '../city.ts'
import type { Game, Piece } from '../contract/box.ts'
import { COLUMNS } from '../state.ts'

const state = COLUMNS

/** Board, cards, stages and whatever boxes add. */
export function standingIn(g: Game, seat: number): Piece[] {
  const { boards, holdings, pieces } = g.rules
  const board = state.boardBlocked.get(g, seat) ? [] : [boards[state.board.get(g, seat)].piece]
  return [...board, ...holdings.flatMap((list) => list.items(g, seat).map((index) => pieces[index]))]
}

export function withoutPiece(g: Game, seat: number, { index, sort }: Piece): Game {
  const without = clone(g)
  if (sort === 'board') state.boardBlocked.set(without, seat, 1)
  for (const list of g.rules.holdings) if (list.has(without, seat, index)) list.remove(without, seat, index)
  derive(without, seat)
  return without
}
