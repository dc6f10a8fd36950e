/** A thread in which bots think. */

import { parentPort } from 'node:worker_threads'
import { choiceOf } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { compile, gameOf, type Ruleset, sight, sure, type Terms } from '@heptapolis/engine'
import type { Thought, ToThink } from './pool.ts'

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

parentPort?.on('message', ({ terms, cells, viewer, city, level, dice }: ToThink) => {
  const seen = sight(gameOf(rulesFor(terms), cells), viewer)
  parentPort?.postMessage({ move: choiceOf(seen, city, level, dice) } satisfies Thought)
})
