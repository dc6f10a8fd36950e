import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { RULES } from '@heptapolis/boxes/rulebook'
import { sure } from '@heptapolis/engine'
import { compile } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { rulebook } from './book/book.ts'
import { componentsOf } from './book/components.ts'
import { voiceIn } from './mix/voice.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/coverage.md'), 'utf8')

const documents = page
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    name: part.slice(0, part.indexOf('\n')),
    rows: [...part.matchAll(/^\| (?!Statement|---)(.+?) \| (.*?) \| (.*?) \|$/gm)].map(
      ([, statement, rules, words]) => ({
        statement,
        rules: rules.split(' ').filter((one) => one !== ''),
        quotes: [...words.matchAll(/“(.+?)”/g)].map(([, quote]) => quote),
      }),
    ),
  }))

const boxes = BOXES.slice(1).map(({ id }) => id)
const rules = sure(compile({ edition: '1e', boxes, seats: [{}, {}, {}, {}, {}], seed: '' }, BOXES))
const book = sure(rulebook({ edition: '1e', boxes, seats: [{}, {}, {}, {}, {}] }, await voiceIn('en')))

const effects = new Map(
  componentsOf(rules, book.say, book.library)
    .flatMap(({ items }) => items)
    .map(({ id, effects }) => [id, effects.join('; ')]),
)

/** Text of a rule without marks. Cards and wonders by their ids; numbers and lists that depend on the game are left out. */
const plain = (text: string): string =>
  text
    .replace(/\*\*|~/g, '')
    .replace(/\[(?:card|wonder):([\w-]+)\]/g, '$1')
    .replace(/\{[^}]*\}|\[\w+:[^\]]*\]/g, '…')

const texts = new Map(
  RULES.flatMap(({ atoms, registry, words }) =>
    atoms.map(({ id }): [string, string] => [registry.rules[id], plain(words.rules[id])]),
  ),
)

/** Words of a rule; of a piece its effects. */
const wordsAt = (where: string): string | undefined =>
  where.startsWith('piece:') ? effects.get(where.slice('piece:'.length)) : texts.get(where)

const wordCount = (quote: string): number => quote.match(/[\p{L}\d]+/gu)?.length ?? 0

test('Three documents are covered', () => {
  expect(documents.map(({ name, rows }) => [name, rows.length > 15])).toEqual([
    ['Leaders', true],
    ['Edifice', true],
    ['The page', true],
  ])
})

describe.each(documents)('$name', ({ rows }) => {
  test.each(rows)('quotes the rules of: $statement', ({ rules: said, quotes }) => {
    expect(said).not.toEqual([])
    expect(quotes).toHaveLength(said.length)
    expect(quotes.filter((quote) => wordCount(quote) < 2)).toEqual([])
    expect(said.map((where, i) => [where, wordsAt(where)?.includes(quotes[i]) ?? false])).toEqual(
      said.map((where) => [where, true]),
    )
  })
})
