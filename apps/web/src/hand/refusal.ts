/** Reason why the main action of a question, such as building, or the next stage is not possible. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { moves, showMove } from '@heptapolis/engine'
import { actionNamed, type Game, type Obstacle, obstacleTo, obstacleToStage, type Piece } from '@heptapolis/engine/show'
import { type HandChoice, totalOf } from './choices.ts'
import { type LawPrice, lawsAgainst } from './effects/laws.ts'

export interface Refusal {
  action: string
  obstacle: Obstacle
  /** Laws that raise the price. */
  laws: readonly LawPrice[]
}

export function refusalOf(
  game: Game,
  city: number,
  question: string,
  choices: readonly Pick<HandChoice, 'action'>[],
  piece: Piece,
): Refusal | undefined {
  const { [question]: main } = LOOKS.mainActions
  if (main === undefined || choices.some(({ action }) => action === main)) return undefined
  const isBuilt = main === 'build'
  const whyNot = (g: Game): Obstacle | undefined =>
    isBuilt ? obstacleTo(g, city, piece.id) : actionNamed(g.rules, main).whyNot?.(g, city, piece)
  return refused(game, city, main, whyNot, piece.id)
}

/** Why the next stage cannot be built. */
export const stageRefusal = (game: Game, city: number): Refusal | undefined =>
  refused(game, city, 'stage', (g) => obstacleToStage(g, city))

function refused(
  game: Game,
  city: number,
  action: string,
  whyNot: (g: Game) => Obstacle | undefined,
  card?: string,
): Refusal | undefined {
  const obstacle = whyNot(game)
  if (!obstacle) return undefined
  const priceIn = (g: Game): number | undefined => {
    const why = whyNot(g)
    return why ? tooHighPrice(why) : leastPaid(g, city, action, card)
  }
  return { action, obstacle, laws: lawsAgainst(game, priceIn) }
}

/** Price that is too high; undefined if something else is missing. */
export function tooHighPrice(obstacle: Obstacle): number | undefined {
  if (obstacle.is === 'coins') return obstacle.needed
  return obstacle.is === 'goods' ? obstacle.price : undefined
}

function leastPaid(g: Game, city: number, action: string, card: string | undefined): number | undefined {
  const paid = moves(g, city)
    .map((move) => showMove(g, move))
    .filter((move) => move.action === action && (card === undefined || move.card === card))
    .map(({ pay }) => totalOf(pay))
  return paid.length > 0 ? Math.min(...paid) : undefined
}
