/** Candidate moves that the search compares, the most promising first by the quick judgement. */
import { BUILD, type Game, type Move } from '@heptapolis/engine/search'
import type { Instinct } from '../instinct/instinct.ts'
import { allowedMoves, type SearchGoal } from './goal.ts'

interface Choice {
  /** Number of candidates. */
  breadth: number
  /** Always a candidate. */
  include?: Move | undefined
  /** Variants kept per move: other payments, or other cards for the same stage or sale. */
  alike?: number | undefined
  goal?: SearchGoal | undefined
}

const ALIKE = 2

export function candidates(g: Game, seat: number, instinct: Instinct, choice: Choice): Move[] {
  const { breadth, include, goal, alike = ALIKE } = choice
  const legal = allowedMoves(g, seat, goal)
  if (legal.length <= 2) return legal
  const values = instinct.values(g, seat, legal)
  const order = legal.map((_, i) => i).sort((a, b) => values[b] - values[a])
  const taken = new Map<string, number>()
  const found: Move[] = []
  for (const i of order) {
    const kind = kindOf(legal[i])
    const before = taken.get(kind) ?? 0
    if (before >= alike) continue
    taken.set(kind, before + 1)
    found.push(legal[i])
    if (found.length >= breadth) break
  }
  const isThere = include === undefined || found.some((one) => isSame(one, include))
  return isThere ? found : [...found, include]
}

export const isSame = (a: Move, b: Move): boolean =>
  a.action === b.action &&
  a.card === b.card &&
  a.by === b.by &&
  a.pay === b.pay &&
  a.rider === b.rider &&
  a.option === b.option

/** Kind of a move. Payments of one build are equal, and so are the cards of a stage or sale. */
const kindOf = ({ action, card, rider, option }: Move): string =>
  action === BUILD || (rider === 0 && option === 0 && action > SELLS)
    ? `${action} ${card} ${rider}`
    : `${action} ${rider} ${option}`

const SELLS = 2
