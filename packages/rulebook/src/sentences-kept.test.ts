import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstSpeech } from '@heptapolis/boxes'
import { RULES } from '@heptapolis/boxes/rulebook'
import { describe, expect, test } from 'vitest'
import { type Seals, sealedHeadings, sealedSentences, sealedSteps, sealedWords } from '../tools/sealing.ts'

const kept: Seals = JSON.parse(readFileSync(join(import.meta.dirname, '../tools/sentences.json'), 'utf8'))
const now = await sealedSentences()

const { words, headings = {} } = RULES[0]

/** Proof of each sentence, for the reader who has to check it again. */
const proofs = new Map(
  RULES.flatMap(({ atoms, examples }) =>
    atoms.map(({ id, proof = [] }) => [
      id,
      [...proof, ...examples.filter(({ shows }) => shows.includes(id)).map((one) => `example ${one.id}`)].join('; '),
    ]),
  ),
)

/** An example states its claims; other texts sum up rules. */
const proofOfOther = (id: string): string => (id.startsWith('example ') ? 'its own claims' : 'the rules it sums up')

const turned = (was: Readonly<Record<string, string>> = {}, is: Readonly<Record<string, string>> = {}): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((id) => was[id] !== is[id])
    .map((id) => `${id} (${proofs.get(id) ?? proofOfOther(id)})`)

describe('A sentence is as it was read against its proof; read that again, then `npm run sentences`', () => {
  test.each([...new Set([...Object.keys(kept), ...Object.keys(now)])])('%s', (of) => {
    expect(turned(kept[of], now[of])).toEqual([])
  })
})

test('A sentence turned round breaks its seal', () => {
  const passing = words.rules['age-passing']
  const round = { ...words.rules, 'age-passing': passing.replace('**left**', '**right**') }
  expect(turned(sealedWords(words), sealedWords({ ...words, rules: round }))).toHaveLength(1)
  expect(turned(sealedWords(words), sealedWords({ ...words, rules: {} }))).toHaveLength(Object.keys(words.rules).length)
})

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  ['a sign', sealedWords(words), sealedWords({ ...words, signs: { ...words.signs, chain: 'Lost.' } })],
  ['a caption', sealedWords(words), sealedWords({ ...words, pictures: { ...words.pictures, anatomy: 'Wrong.' } })],
  [
    'a term of the glossary',
    sealedWords(words),
    sealedWords({ ...words, glossary: { ...words.glossary, tie: ['Tie', 'Equal armies take a victory each.'] } }),
  ],
  [
    'a chapter summary',
    sealedHeadings(headings),
    sealedHeadings({ ...headings, chapters: { ...headings.chapters, turn: { title: 'A turn', summary: 'Wrong.' } } }),
  ],
  [
    'a step of the turn',
    sealedSteps(firstSpeech),
    sealedSteps({ step: (id) => (id === 'pay' ? 'Nobody pays.' : firstSpeech.step(id)) }),
  ],
])('%s turned round breaks its seal too', (_what, was, is) => {
  expect(turned(was, is)).toHaveLength(1)
})
