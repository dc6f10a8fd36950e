/** Facts about project and tower for the coach. */
import { COLOURS } from '@heptapolis/engine/box'
import type { Lecture } from '../../lessons/lecture.ts'
import { project, tokensLeft } from '../projects/participation.ts'
import { built } from '../tower/board.ts'

interface ProjectNow {
  name: string
  /** Colour of the cards that take part. */
  colour: string
  /** Reward of each token. */
  does: string
  /** Cost of one share. */
  cost: string
  left: number
}

export function projectOf({ game, say }: Lecture): ProjectNow {
  const piece = game.rules.pieces[project.get(game)]
  const effects = piece.effects.filter(({ effect }) => effect.kind !== 'projectPenalty')
  return {
    name: say.piece(piece),
    colour: say.terms.colours[COLOURS[piece.colour]],
    does: say.does({ ...piece, effects }),
    cost: say.cost(piece.def.cost),
    left: tokensLeft.get(game),
  }
}

/** Name of the tile in the expected move. */
export const tileOf = ({ move, game, say }: Lecture): string => say.piece(game.rules.piece(String(move.tile)))

/** Final points of additional tiles together with earlier ones. */
export const worth = ({ game, seat }: Lecture, more: number): number =>
  game.rules.figures.towerPoints[built.size(game, seat) + more - 1] ?? 0
