/** The wonder of a seat in a recorded game. */
import { type GameRecord, state } from '@heptapolis/engine/show'
import { gameAt, playThrough } from '../game-model/records/course.ts'

export function wonderOf(record: GameRecord, seat: number): string | undefined {
  const course = playThrough(record)
  if (!course.ok) return undefined
  const game = gameAt(course.value)
  return game.rules.boards[state.board.get(game, seat)].def.wonder
}
