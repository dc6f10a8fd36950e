/** Worker-thread job: computes the answer of a bot from the view of its seat. */
import { answerOf, type BotAnswer } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { compile, type Ruleset, type Seen, sight, sure, type Terms } from '@heptapolis/engine'
import { gameOf } from '@heptapolis/engine/records'
import type { ToThink } from './worker-pool.ts'

const MOST_RULES = 50
const rulesets = new Map<string, Ruleset>()

function rulesFor(terms: Terms): Ruleset {
  const key = JSON.stringify(terms)
  const known = rulesets.get(key) ?? sure(compile(terms, BOXES))
  rulesets.delete(key)
  rulesets.set(key, known)
  for (const oldest of rulesets.keys()) if (rulesets.size > MOST_RULES) rulesets.delete(oldest)
  return known
}

export function think({ terms, cells, viewer, city, level, dice, earlier, worlds }: ToThink): BotAnswer {
  const rules = rulesFor(terms)
  const seen = (of: Int32Array): Seen => sight(gameOf(rules, of), viewer)
  const before = earlier.map((one) => ({ seen: seen(one.cells), move: one.move }))
  return answerOf({ city, seen: seen(cells), dice, earlier: () => before }, level, worlds)
}
