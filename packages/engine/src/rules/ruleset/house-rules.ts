/** House rules: readings of disputed rules that a table chooses instead of the standard. */
import type { Problem } from '../../kernel/result.ts'
import type { Box, HouseRule, Reading, Ruleset } from '../contract/box.ts'
import { coded } from '../problem.ts'
import type { Terms } from '../vocabulary.ts'

/** Disputed rules of these boxes, in order. */
const rulesOf = (boxes: readonly Box[]): HouseRule[] => boxes.flatMap((box) => box.houseRules ?? [])

/** House rules that can matter with this set-up. */
export const houseRulesFor = (setup: Terms, library: readonly Box[]): HouseRule[] =>
  rulesOf(library.filter(({ id }, i) => i === 0 || setup.boxes.includes(id))).filter(
    (rule) => rule.applies?.(setup) ?? true,
  )

/** House rule with the reading in force. */
export interface RuleInForce {
  readonly rule: HouseRule
  readonly reading: Reading
}

/** House rules in force in these games: those whose reading differs from the standard. */
export const houseRulesIn = ({ setup, boxes }: Pick<Ruleset, 'setup' | 'boxes'>): RuleInForce[] =>
  inForce(setup, rulesOf(boxes))

/** Problem for unknown house rules and readings. Those of boxes that are not in play are allowed, as their options are. */
export function houseRuleProblem({ houseRules = {} }: Terms, library: readonly Box[]): Problem | undefined {
  const all = rulesOf(library)
  for (const [id, reading] of Object.entries(houseRules)) {
    const rule = all.find((one) => one.id === id)
    if (!rule) return coded('bad-setup', { is: 'no-such-house-rule', rule: id, known: all.map((one) => one.id) })
    if (rule.readings.some((one) => one.id === reading)) continue
    return coded('bad-setup', { is: 'no-such-reading', rule: id, known: rule.readings.map((one) => one.id) })
  }
  return undefined
}

/** Set-up with the house rules in force alone, so that games without any have no field for them. */
export function withHouseRules({ houseRules, ...setup }: Terms, chosen: readonly Box[]): Terms {
  if (houseRules === undefined) return setup
  const kept = inForce({ ...setup, houseRules }, rulesOf(chosen)).map(({ rule, reading }) => [rule.id, reading.id])
  return kept.length === 0 ? setup : { ...setup, houseRules: Object.fromEntries(kept) }
}

/** Rules that join a game because of its house rules. */
export const readingsOf = (setup: Terms, chosen: readonly Box[]): Box[] =>
  inForce(setup, rulesOf(chosen)).flatMap(({ reading }) => reading.rules ?? [])

function inForce(setup: Terms, rules: readonly HouseRule[]): RuleInForce[] {
  const { houseRules = {} } = setup
  return rules.flatMap((rule) => {
    const [, ...others] = rule.readings
    const reading = others.find(({ id }) => id === houseRules[rule.id])
    return reading && (rule.applies?.(setup) ?? true) ? [{ rule, reading }] : []
  })
}
