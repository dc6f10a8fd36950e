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
      .map((loss) => ({ ...loss, source: undefined }))
    const [head, ...lines] = linesOf(rules, [events[at], ...losses], party, '')
    return lines.length > 0
      ? words().labelled(head.text, terms().and(lossesByCity(lines).map((line) => inSentence(line, party))))
      : head.text
  })
}

/** The losses of each city together, with its name once. */
const lossesByCity = (lines: readonly LogLine[]): Pick<LogLine, 'seat' | 'text'>[] =>
  [...Map.groupBy(lines, ({ seat }) => seat)].map(([seat, own]) => ({ seat, text: cityLines(own)[0].text }))

/** A line about a player by name keeps its capital after a colon, "You" does not. */
const inSentence = ({ seat, text }: Pick<LogLine, 'seat' | 'text'>, party: Parties): string =>
  seat !== undefined && party(seat).isYou ? text.charAt(0).toLowerCase() + text.slice(1) : text
