/** Texts about failed projects and edifices, which hit many cities at once, with all losses. */
import { LOOKS } from '@heptapolis/boxes/faces'
import type { Ruleset, Told } from '@heptapolis/engine/show'
import type { Parties } from '../../game-model/names.ts'
import { terms, words } from '../../i18n/index.ts'
import { cityLines, type HeardEvents, type LogLine, linesOf } from './log.ts'

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
    // The banner begins with what has failed, so no loss names it again.
    const losses = events
      .slice(at + 1, failures[n + 1])
      .filter(({ what }) => penalties.includes(what))
      .map((loss) => ({ ...loss, source: undefined, because: undefined }))
    const [head, ...lines] = linesOf(rules, [events[at], ...losses], party, '')
    return lines.length > 0 ? words().labelled(head.text, terms().and(lossTexts(lines, party))) : head.text
  })
}

/** What cities have lost, those with the same losses together. The reader is told apart. */
function lossTexts(lines: readonly LogLine[], party: Parties): string[] {
  const byCity = [...Map.groupBy(lines, ({ seat = -1 }) => seat)].map(([seat, own]) => {
    const [{ text, who = '' }] = cityLines(own)
    return { who: party(seat), deed: text.slice(who.length).trim() }
  })
  const alike = Map.groupBy(byCity, ({ who, deed }) => `${who.isYou} ${deed}`)
  return [...alike.values()].map((cities) => {
    const names = cities.map(({ who }) => (who.isYou ? small(who.name) : who.name))
    return terms().together(names, cities[0].deed)
  })
}

/** "You" has no capital after a colon. */
const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
