/** Reason why the main action of a question, such as building, is not possible with a card. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { actionNamed, type Game, type Obstacle, obstacleTo, type Piece } from '@heptapolis/engine/show'
import type { HandChoice } from './choices.ts'

export interface Refusal {
  action: string
  obstacle: Obstacle
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
  const obstacle =
    main === 'build' ? obstacleTo(game, city, piece.id) : actionNamed(game.rules, main).whyNot?.(game, city, piece)
  return obstacle && { action: main, obstacle }
}
