/** The chance to win over a game as a line: one point a decision where its move lies, and the outcome at the end. */
import type { Analysis } from '@heptapolis/bots'

export interface Spot {
  /** From the left and from the top, as shares of the graph. */
  x: number
  y: number
}

export interface Curve {
  spots: readonly Spot[]
  /** The turning points, in the order of the game. */
  turns: readonly Spot[]
  /** Where each Age begins. */
  ages: readonly { age: number; x: number }[]
}

export function curveOf({ decisions, turningPoints }: Analysis, won: boolean, moves: number): Curve {
  const end: Spot = { x: 1, y: won ? 0 : 1 }
  const spots = [...decisions.map(({ index, played }): Spot => ({ x: index / moves, y: 1 - played.chance })), end]
  const ages = decisions.flatMap(({ age }, i) =>
    i > 0 && ageOf(decisions[i - 1]) === ageOf({ age }) ? [] : [{ age: ageOf({ age }), x: spots[i].x }],
  )
  return { spots, turns: turningPoints.map((at) => spots[at]), ages }
}

/** What is decided before the first Age is told with it. */
export const ageOf = ({ age }: { age: number }): number => Math.max(1, age)
