/** Scores of a recorded game at the end of each Age. Loaded after the end only, because it replays the game. */
import type { GameRecord } from '@heptapolis/engine/records'
import { type Score, scores, state } from '@heptapolis/engine/show'
import { gameAt, playThrough } from '../../game-model/records/course.ts'

/** Scores at the end of each Age but the last; empty for a record that does not replay. */
export function ageScores(record: GameRecord): Score[][] {
  const course = playThrough(record)
  if (!course.ok) return []
  const games = Array.from({ length: course.value.moments.length + 1 }, (_, moves) => gameAt(course.value, moves))
  const ages = games.map((game) => state.age.get(game))
  return games.filter((_, i) => i > 0 && ages[i - 1] > 0 && ages[i] > ages[i - 1]).map(scores)
}
