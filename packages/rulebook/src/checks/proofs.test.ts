import { type BoxRules, RULES } from '@heptapolis/boxes/rulebook'
import { expect, test } from 'vitest'
import { type Ran, unproved } from './proofs.ts'

const rules: BoxRules = {
  ...RULES[0],
  atoms: [{ id: 'sell-coins', at: 'actions/sell', source: 'official', proof: ['base/turn.test.ts: brings %i coins'] }],
  examples: [],
  beside: {},
}
const ran: Ran = { file: 'base/turn.test.ts', titles: ['A sale', 'brings 3 coins'], passed: true }

test.each<[string, readonly Ran[], boolean]>([
  ['a test that passed proves its rule', [ran], true],
  ['a test that failed or was skipped proves nothing', [{ ...ran, passed: false }], false],
  ['one of several that failed spoils the proof', [ran, { ...ran, titles: ['brings 4 coins'], passed: false }], false],
  ['a test that did not run proves nothing', [], false],
  ['nor does one of another file', [{ ...ran, file: 'base/trade.test.ts' }], false],
  ['nor one that is called otherwise', [{ ...ran, titles: ['brings no coins at all'] }], false],
])('%s', (_what, all, isProof) => {
  expect(unproved([rules], all)).toHaveLength(isProof ? 0 : 1)
})

test('a title may be that of what several tests are about', () => {
  const proof = { ...rules.atoms[0], proof: ['base/turn.test.ts: A sale'] }
  expect(unproved([{ ...rules, atoms: [proof] }], [ran])).toEqual([])
})

test('a rule that only an example shows is proved by playing it', () => {
  const shown = { ...rules, atoms: [{ ...rules.atoms[0], proof: [] }], examples: RULES[0].examples }
  expect(unproved([shown], [])).toHaveLength(1)
  const played = { file: 'examples.test.ts', titles: ['sell-three (2e) shows sell-coins'], passed: true }
  expect(unproved([shown], [played])).toEqual([])
})
