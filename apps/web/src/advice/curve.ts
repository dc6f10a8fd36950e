/** The chance to win over a game as a line: one point a decision where its move lies, and the outcome at the end. */
import type { Analysis, Decision } from '@heptapolis/bots'
import { turnsOf } from './accuracy.ts'

export interface Spot {
  /** From the left and from the top, as shares of the graph. */
  x: number
  y: number
}

export interface Curve {
  spots: readonly Spot[]
  /** The turning points, in the order of the game. */
  turns: readonly (Spot & { rose: boolean })[]
  /** Where each Age begins. */
  ages: readonly { age: number; x: number }[]
}

export function curveOf(analysis: Analysis, won: boolean, moves: number): Curve {
  const { decisions } = analysis
  const spotOf = ({ index, played }: Decision): Spot => ({ x: index / moves, y: 1 - played.chance })
  const end: Spot = { x: 1, y: won ? 0 : 1 }
  const spots = [...decisions.map(spotOf), end]
  const ages = decisions.flatMap(({ age }, i) =>
    i > 0 && ageOf(decisions[i - 1]) === ageOf({ age }) ? [] : [{ age: ageOf({ age }), x: spots[i].x }],
  )
  return { spots, turns: turnsOf(analysis).map(({ decision, rose }) => ({ ...spotOf(decision), rose })), ages }
}

/** What is decided before the first Age is told with it. */
export const ageOf = ({ age }: { age: number }): number => Math.max(1, age)
