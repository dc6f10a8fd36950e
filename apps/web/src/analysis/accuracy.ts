/** How exactly a seat was played: what it kept of its chances, and how often it found the best move. */
import type { Analysis, Decision } from '@heptapolis/bots'

export interface Accuracy {
  /** The share of their chance that the moves played kept, on average. */
  kept: number
  best: number
  of: number
  /** Points given up a decision. */
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

/** Where nothing could be won any more nothing was given up. */
function keptBy({ best, gaveUp }: Decision): number {
  const could = best[0]?.chance ?? 0
  return could > 0 ? 1 - Math.min(1, Math.max(0, gaveUp.chance) / could) : 1
}

export interface Turn {
  seat: number
  decision: Decision
  /** Whether it was found, or missed. */
  rose: boolean
}

const TOLD = 3

/** The turning points of a seat, down and up, in the order of the game. */
export const turnsOf = ({ seat, decisions, turningPoints, risingPoints }: Analysis): Turn[] =>
  [
    ...turningPoints.map((at) => ({ seat, decision: decisions[at], rose: false })),
    ...risingPoints.map((at) => ({ seat, decision: decisions[at], rose: true })),
  ].sort(inOrder)

const inOrder = (a: Turn, b: Turn): number => a.decision.index - b.decision.index

const swingOf = ({ decision: { gaveUp, gained }, rose }: Turn): number => (rose ? (gained?.chance ?? 0) : gaveUp.chance)

/** The decisions of all seats that moved the game most, in its order. */
export const storyOf = (analyses: readonly Analysis[]): Turn[] =>
  analyses
    .flatMap(turnsOf)
    .sort((a, b) => swingOf(b) - swingOf(a))
    .slice(0, TOLD)
    .sort(inOrder)
