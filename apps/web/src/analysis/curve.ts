/** The chance to win over a game as a line: one point a decision where its move lies, and the outcome at the end. */
import type { Analysis } from '@heptapolis/bots'
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

/** Of one seat, up to the outcome where that follows; with a partner's analysis of the team: between two decisions stands the mean of what each last gave. */
export function curveOf(analysis: Analysis, won: boolean | undefined, moves: number, partner?: Analysis): Curve {
  const { decisions } = analysis
  const all = [...decisions, ...(partner?.decisions ?? [])].sort((a, b) => a.index - b.index)
  const last = new Map<number, number>()
  const spots = all.map(({ seat, index, played }): Spot => {
    last.set(seat, played.chance)
    const chances = [...last.values()]
    return { x: index / moves, y: 1 - chances.reduce((sum, chance) => sum + chance, 0) / chances.length }
  })
  const ages = all.flatMap(({ age }, i) =>
    i > 0 && ageOf(all[i - 1]) === ageOf({ age }) ? [] : [{ age: ageOf({ age }), x: spots[i].x }],
  )
  const turns = turnsOf(analysis).map(({ decision, rose }) => ({ ...spots[all.indexOf(decision)], rose }))
  const end = won === undefined ? [] : [{ x: 1, y: won ? 0 : 1 }]
  return { spots: [...spots, ...end], turns, ages }
}

/** What is decided before the first Age is told with it. */
export const ageOf = ({ age }: { age: number }): number => Math.max(1, age)
