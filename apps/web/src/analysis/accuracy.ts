/**
 * Accuracy of a seat in an analysed game: the share of its win chance that it kept, and how often it found the best
 * move.
 */
import type { Analysis, Decision } from '@heptapolis/bots'

export interface Accuracy {
  /** The mean share of the win chance that the moves kept. */
  kept: number
  best: number
  of: number
  /** Points lost per decision. */
  points: number
}

export function accuracyOf({ decisions }: Analysis): Accuracy {
  const of = decisions.length
  const mean = (value: (decision: Decision) => number): number =>
    of === 0 ? 0 : decisions.reduce((sum, decision) => sum + value(decision), 0) / of
  return {
    kept: of === 0 ? 1 : mean(keptBy),
    best: decisions.filter(isBest).length,
    of,
    points: mean(({ gaveUp }) => gaveUp.points),
  }
}

export const isBest = ({ gaveUp }: Decision): boolean => gaveUp.points <= 0 && gaveUp.chance <= 0

/** Without a chance to win nothing can be lost. */
function keptBy({ best, gaveUp }: Decision): number {
  const could = best[0]?.chance ?? 0
  return could > 0 ? 1 - Math.min(1, Math.max(0, gaveUp.chance) / could) : 1
}

export interface Turn {
  seat: number
  decision: Decision
  /** True for a found move, false for a missed one. */
  rose: boolean
}

const TOLD = 3

/** The turning points of a seat in both directions, in the order of the game. */
export const turnsOf = ({ seat, decisions, turningPoints, risingPoints }: Analysis): Turn[] =>
  [
    ...turningPoints.map((at) => ({ seat, decision: decisions[at], rose: false })),
    ...risingPoints.map((at) => ({ seat, decision: decisions[at], rose: true })),
  ].sort(inOrder)

const inOrder = (a: Turn, b: Turn): number => a.decision.index - b.decision.index

const swingOf = ({ decision: { gaveUp, gained }, rose }: Turn): number => (rose ? (gained?.chance ?? 0) : gaveUp.chance)

/** The largest turning points of all seats, in the order of the game. */
export const storyOf = (analyses: readonly Analysis[]): Turn[] =>
  analyses
    .flatMap(turnsOf)
    .sort((a, b) => swingOf(b) - swingOf(a))
    .slice(0, TOLD)
    .sort(inOrder)
