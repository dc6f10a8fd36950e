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
}

const TOLD = 3

/** The decisions of all seats that moved the game most, in its order. */
export const storyOf = (analyses: readonly Analysis[]): Turn[] =>
  analyses
    .flatMap(({ seat, turningPoints, decisions }) => turningPoints.map((at) => ({ seat, decision: decisions[at] })))
    .sort((a, b) => b.decision.gaveUp.chance - a.decision.gaveUp.chance)
    .slice(0, TOLD)
    .sort((a, b) => a.decision.index - b.decision.index)
