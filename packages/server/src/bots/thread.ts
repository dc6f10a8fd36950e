/** A thread in which bots think. */

import { parentPort } from 'node:worker_threads'
import { type Answer, answerOf } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { compile, type Ruleset, type Seen, sight, sure, type Terms } from '@heptapolis/engine'
import { gameOf } from '@heptapolis/engine/records'
import type { ToThink } from './pool.ts'

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

parentPort?.on('message', ({ terms, cells, viewer, city, level, dice, earlier, worlds }: ToThink) => {
  const rules = rulesFor(terms)
  const seen = (of: Int32Array): Seen => sight(gameOf(rules, of), viewer)
  const before = earlier.map((one) => ({ seen: seen(one.cells), move: one.move }))
  const answer = answerOf({ city, seen: seen(cells), dice, earlier: () => before }, level, worlds)
  parentPort?.postMessage(answer satisfies Answer)
})
