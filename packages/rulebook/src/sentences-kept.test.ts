import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RULES } from '@heptapolis/boxes/rulebook'
import { describe, expect, test } from 'vitest'
import { type Seals, sealedSentences, sealedWords } from '../tools/sealing.ts'

const kept: Seals = JSON.parse(readFileSync(join(import.meta.dirname, '../tools/sentences.json'), 'utf8'))
const now = await sealedSentences()

/** Proof of each sentence, for the reader who has to check it again. */
const proofs = new Map(
  RULES.flatMap(({ atoms, examples }) =>
    atoms.map(({ id, proof = [] }) => [
      id,
      [...proof, ...examples.filter(({ shows }) => shows.includes(id)).map((one) => `example ${one.id}`)].join('; '),
    ]),
  ),
)

const turned = (was: Readonly<Record<string, string>> = {}, is: Readonly<Record<string, string>> = {}): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((id) => was[id] !== is[id])
    .map((id) => `${id} (${proofs.get(id) ?? 'its own claims'})`)

describe('A sentence is as it was read against its proof; read that again, then `npm run sentences`', () => {
  test.each([...new Set([...Object.keys(kept), ...Object.keys(now)])])('%s', (of) => {
    expect(turned(kept[of], now[of])).toEqual([])
  })
})

test('A sentence turned round breaks its seal', () => {
  const { words } = RULES[0]
  const passing = words.rules['age-passing']
  const round = { ...words.rules, 'age-passing': passing.replace('**left**', '**right**') }
  expect(turned(sealedWords(words), sealedWords({ ...words, rules: round }))).toHaveLength(1)
  expect(turned(sealedWords(words), sealedWords({ ...words, rules: {} }))).toHaveLength(Object.keys(words.rules).length)
})
