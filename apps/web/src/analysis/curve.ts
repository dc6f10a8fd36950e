/** Data of the win chance graph for one seat: one point per decision, then the outcome. */
import type { Analysis } from '@heptapolis/bots'
import { turnsOf } from './accuracy.ts'

export interface Spot {
  /** Shares of the width and height, from the top left. */
  x: number
  y: number
}

export interface Curve {
  spots: readonly Spot[]
  /** The turning points in the order of the game. */
  turns: readonly (Spot & { rose: boolean })[]
  /** The start of each Age. */
  ages: readonly { age: number; x: number }[]
}

/** The curve of a seat, or of a team: then each point is the mean of both partners' latest values. */
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

/** Decisions before Age I count with it. */
export const ageOf = ({ age }: { age: number }): number => Math.max(1, age)
