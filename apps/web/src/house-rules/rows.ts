/** Disputed rules of a set-up as rows of a form. */
import { BOXES } from '@heptapolis/boxes'
import { houseRulesFor, type Terms } from '@heptapolis/engine/show'
import { say } from '../i18n/index.ts'
import type { HouseRules } from './query.ts'
import { houseRuleWords } from './words.ts'

export interface HouseRuleRow {
  id: string
  label: string
  /** Labels of the readings by id, the standard first. */
  names: Readonly<Record<string, string>>
  /** Chosen reading, and the rule that it states. */
  value: string
  help: string
}

export function houseRuleRows(terms: Terms): HouseRuleRow[] {
  const w = houseRuleWords()
  return houseRulesFor(terms, BOXES).map(({ id, readings }) => {
    const chosen = readings.find((reading) => reading.id === terms.houseRules?.[id]) ?? readings[0]
    return {
      id,
      label: say().houseRule(id),
      names: Object.fromEntries(readings.map((reading, i) => [reading.id, i === 0 ? w.standard : w.other(i)])),
      value: chosen.id,
      help: say().reading(id, chosen.id),
    }
  })
}

/** House rules with another reading of one of them. */
export function withReading(rules: HouseRules = {}, id: string, reading: string): Record<string, string> {
  const standard = BOXES.flatMap(({ houseRules = [] }) => houseRules).find((rule) => rule.id === id)?.readings[0].id
  const { [id]: _, ...others } = rules
  return reading === standard ? others : { ...others, [id]: reading }
}
