/** What the coach reckons of the project of the Age, and of the tower. */
import type { Lecture } from '../../lessons/lecture.ts'
import { project, tokensLeft } from '../participation.ts'
import { built } from '../tower-board.ts'

interface ProjectNow {
  name: string
  /** What each token gives, and what failure costs those without one. */
  does: string
  /** What one part costs. */
  cost: string
  left: number
}

export function projectOf({ game, say }: Lecture): ProjectNow {
  const piece = game.rules.pieces[project.get(game)]
  return { name: say.piece(piece), does: say.does(piece), cost: say.cost(piece.def.cost), left: tokensLeft.get(game) }
}

/** The tile that is laid with the move awaited, by name. */
export const tileOf = ({ move, game, say }: Lecture): string => say.piece(game.rules.piece(String(move.tile)))

/** What so many tiles more are worth at the end, together with those laid before. */
export const worth = ({ game, seat }: Lecture, more: number): number =>
  game.rules.figures.towerPoints[built.size(game, seat) + more - 1] ?? 0
