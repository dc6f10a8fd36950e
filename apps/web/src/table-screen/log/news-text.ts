/** Failures of a project or an edifice with all losses: they hit many cities at once. */
import type { Ruleset, Told } from '@heptapolis/engine/show'
import type { Parties } from '../../game-model/names.ts'
import { words } from '../../i18n/index.ts'
import { linesOf } from './log.ts'

const FAILED = /-failed$/
/** Penalties for a failure. */
const LOSSES = new Set([
  'lost',
  'debt',
  'edifice-debt',
  'demolished',
  'blocked',
  'victory-lost',
  'tokens-lost',
  'token',
])

/** One sentence for each failure among the events of a step. */
export function newsOf(rules: Ruleset, events: readonly Told[], party: Parties): string[] {
  const failures = events.flatMap(({ what }, i) => (FAILED.test(what) ? [i] : []))
  return failures.map((at, n) => {
    const losses = events.slice(at + 1, failures[n + 1]).filter(({ what }) => LOSSES.has(what))
    const [head, ...lines] = linesOf(rules, [events[at], ...losses], party, '').map(({ text }) => text)
    return lines.length > 0 ? words().labelled(head, lines.join(', ')) : head
  })
}
