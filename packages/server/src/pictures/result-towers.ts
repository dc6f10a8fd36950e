/** Towers of a finished game, best first, without texts of a language. */
import type { ResultTower } from '@heptapolis/boxes/result'
import { type Game, scores, state } from '@heptapolis/engine/show'

export interface SeatTower extends Omit<ResultTower, 'note' | 'isNight'> {
  readonly seat: number
  readonly side: string
}

/** `nameOf` may give an empty name. Ranks other than those of the points are given by seat. */
export function towersOf(
  game: Game,
  nameOf: (seat: number) => string,
  ranks?: ReadonlyMap<number, number>,
): SeatTower[] {
  return scores(game)
    .map(({ seat, total, rank, team, teamTotal, rows }): SeatTower => {
      const { wonder = '', side = '' } = boardOf(game, seat) ?? {}
      const lines = rows.map(({ id, points }) => ({ id, points }))
      return { seat, name: nameOf(seat), wonder, side, total, rank: ranks?.get(seat) ?? rank, team, teamTotal, lines }
    })
    .toSorted((a, b) => a.rank - b.rank)
}

/** Wonder and side of a seat. */
export const boardOf = (game: Game, seat: number) => game.rules.boards[state.board.get(game, seat)]?.def
