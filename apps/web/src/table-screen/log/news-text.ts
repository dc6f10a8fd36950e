/** Texts about failed projects and edifices, which hit many cities at once, with all losses. */
import { LOOKS } from '@heptapolis/boxes/faces'
import type { Ruleset, Told } from '@heptapolis/engine/show'
import type { Parties } from '../../game-model/names.ts'
import { terms, words } from '../../i18n/index.ts'
import { type HeardEvents, type LogLine, linesOf } from './log.ts'

const HEADS = new Set(['age', 'turn'])

/** Events of the last turn: questions about losses divide it into steps. */
export function eventsOfTurn(steps: readonly HeardEvents[]): Told[] {
  const begun = steps.slice(0, -1).findLastIndex(({ events }) => events.some(({ what }) => HEADS.has(what)))
  return steps.slice(begun + 1).flatMap(({ events }) => events)
}

/** One sentence for each failure among the events of a turn. */
export function newsOf(rules: Ruleset, events: readonly Told[], party: Parties): string[] {
  const failures = events.flatMap(({ what }, i) => (what in LOOKS.failures ? [i] : []))
  return failures.map((at, n) => {
    const penalties = LOOKS.failures[events[at].what]
    const losses = events.slice(at + 1, failures[n + 1]).filter(({ what }) => penalties.includes(what))
    const [head, ...lines] = linesOf(rules, [events[at], ...losses], party, '')
    return lines.length > 0
      ? words().labelled(head.text, terms().clauses(lines.map((line) => inSentence(line, party))))
      : head.text
  })
}

/** A line about a player by name keeps its capital after a colon, "You" does not. */
const inSentence = ({ seat, text }: LogLine, party: Parties): string =>
  seat !== undefined && party(seat).isYou ? text.charAt(0).toLowerCase() + text.slice(1) : text
