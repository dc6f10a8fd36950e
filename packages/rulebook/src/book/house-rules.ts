/** House rules in a book: readings in force replace disputed rules, and the first chapter lists them. */
import type { Speech } from '@heptapolis/boxes'
import type { Atom } from '@heptapolis/boxes/rulebook'
import { houseRulesIn, type Ruleset } from '@heptapolis/engine/show'
import { type Lookup, parseBlocks, plainBlock } from '../text/inline.ts'
import type { Paragraph } from './pages.ts'

/** Finds the text of a disputed rule; undefined while its standard reading is in force. */
export function readingsFor(rules: Ruleset, say: Speech): { textOf(atom: Atom | undefined): string | undefined } {
  const inForce = new Map(houseRulesIn(rules).map(({ rule, reading }) => [rule.id, reading.id]))
  const all = rules.boxes.flatMap(({ houseRules = [] }) => houseRules)
  const sentence = (id: string): string =>
    say.reading(id, inForce.get(id) ?? all.find((rule) => rule.id === id)?.readings[0].id ?? '')
  return {
    textOf: (atom) =>
      atom?.disputed?.some((id) => inForce.has(id)) ? atom.disputed.map(sentence).join(' ') : undefined,
  }
}

/** House rules of the table, with numbers of their own: H4 is the same rule in every mix. */
export function houseRuleParagraphs(rules: Ruleset, say: Speech, lookup: Lookup): Paragraph[] {
  const all = rules.boxes.flatMap(({ id: box, houseRules = [] }) => houseRules.map((rule) => ({ rule, box })))
  return houseRulesIn(rules).map(({ rule, reading }) => {
    const place = all.findIndex((one) => one.rule === rule)
    const blocks = parseBlocks(`**${say.houseRule(rule.id)}.** ${say.reading(rule.id, reading.id)}`, lookup)
    return {
      id: `house-rule-${rule.id}`,
      number: `H${place + 1}`,
      box: all[place].box,
      boxes: [],
      source: 'table',
      blocks,
      text: blocks.map(plainBlock).join('\n'),
      explains: [],
      examples: [],
    }
  })
}
