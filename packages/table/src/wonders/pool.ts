/** Wonders available to a wonder agreement, and the optional rule that at most two cities produce the same resource. */
import type { Ruleset } from '@heptapolis/engine'
import { fail, itemAt, type Random } from '@heptapolis/engine/kernel'
import type { AgreementRules, PoolWonder, SideRule, WonderBoard, WonderMethod } from './model.ts'

/** Cities that may share a resource. */
const MOST_ALIKE = 2

/** Wonders of the mix, except those left out. */
export const poolOf = ({ wonders }: Ruleset, without: readonly string[] = []): PoolWonder[] =>
  wonders
    .map((boards) => {
      const { wonder, start = [] } = itemAt(boards, 0).def
      const resource = start.flatMap((effect) => (effect.kind === 'produce' ? (effect.all ?? []) : []))[0]
      return { wonder, sides: boards.map(({ def }) => def.side), ...(resource !== undefined && { resource }) }
    })
    .filter(({ wonder }) => !without.includes(wonder))

type PoolRules = Pick<AgreementRules, 'isSpread' | 'pool'>

const resourceOf = ({ pool }: PoolRules, wonder: string): string | undefined =>
  pool.find((one) => one.wonder === wonder)?.resource

/** Whether a wonder may join those given out already. */
export function fits(rules: PoolRules, taken: readonly WonderBoard[], { wonder }: WonderBoard): boolean {
  const resource = resourceOf(rules, wonder)
  if (!rules.isSpread || resource === undefined) return true
  return taken.filter((one) => resourceOf(rules, one.wonder) === resource).length < MOST_ALIKE
}

/**
 * The first boards that fit together. Sets with at most two wonders per resource are a matroid, so taking the first
 * that fits always reaches the greatest possible number.
 */
export function firstFitting(rules: PoolRules, boards: readonly WonderBoard[], count: number): WonderBoard[] {
  const taken: WonderBoard[] = []
  for (const board of boards) if (taken.length < count && fits(rules, taken, board)) taken.push(board)
  return taken
}

/** Number of cities that can get a wonder of these boards. */
export const capacity = (rules: PoolRules, boards: readonly WonderBoard[]): number =>
  firstFitting(rules, boards, boards.length).length

/** Each wonder with its side as far as it is settled before anybody is asked. */
export const boardsOf = ({ pool, sides }: AgreementRules, chance: Random): WonderBoard[] =>
  pool.map((one) => ({ wonder: one.wonder, ...sideOf(one.sides, sides, chance) }))

function sideOf(sides: readonly string[], rule: SideRule, chance: Random): Pick<WonderBoard, 'side'> {
  if (sides.length === 1) return { side: itemAt(sides, 0) }
  if (rule === 'free') return {}
  return { side: itemAt(sides, rule === 'dealt' ? chance.below(sides.length) : rule === 'first' ? 0 : 1) }
}

/** Wonders that a method needs for so many players. */
const NEEDED: Readonly<Record<WonderMethod, (seats: number) => number>> = {
  drawn: (seats) => seats,
  pair: (seats) => 2 * seats,
  draft: (seats) => seats,
  ban: (seats) => seats + 1,
  redraw: (seats) => seats + 1,
  wishes: (seats) => seats,
  bids: (seats) => seats,
}

/** Refuses a pool that is too small for the method. */
export function poolFault(rules: AgreementRules): ReturnType<typeof fail> | undefined {
  const needed = NEEDED[rules.method](rules.seats)
  const found = capacity(rules, rules.pool)
  if (found >= needed) return undefined
  const rule = rules.isSpread ? ' with at most two of each resource' : ''
  return fail('small-pool', `This way to give out wonders needs ${needed} wonders${rule}; here are ${found}.`)
}
