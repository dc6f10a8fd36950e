import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { RULES } from '@heptapolis/boxes/rulebook'
import { sure } from '@heptapolis/engine'
import { compile } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../../docs/coverage.md'), 'utf8')

const documents = page
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    name: part.slice(0, part.indexOf('\n')),
    rows: [...part.matchAll(/^\| (?!Statement|---)(.+?) \| (.*?) \|$/gm)].map(([, statement, rules]) => ({
      statement,
      rules: rules.split(' ').filter((one) => one !== ''),
    })),
  }))

const numbers = new Map(
  RULES.flatMap(({ atoms, registry }) => atoms.map(({ id }): [string, string] => [registry.rules[id], id])),
)
const boxes = BOXES.slice(1).map(({ id }) => id)
const rules = sure(compile({ edition: '1e', boxes, seats: [{}, {}, {}, {}, {}], seed: '' }, BOXES))

const texts = new Map(
  RULES.flatMap(({ atoms, registry, words }) =>
    atoms.map(({ id }): [string, string] => [registry.rules[id], `${words.rules[id]} ${id}`]),
  ),
)

/** Beginnings of words with at least four letters: `recruited` and `recruits` are alike. */
const stems = (text: string): Set<string> =>
  new Set([...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word.slice(0, 4)))

/** Words of a rule; of a piece its name and its sort. */
const wordsAt = (where: string): string =>
  where.startsWith('piece:')
    ? `${where} ${rules.byId.get(where.slice('piece:'.length))?.sort}`
    : (texts.get(where) ?? '')

const shareWords = (statement: string, where: string): boolean =>
  [...stems(statement)].some((stem) => stems(wordsAt(where)).has(stem))

const isSaid = (where: string): boolean =>
  where.startsWith('piece:') ? rules.byId.has(where.slice('piece:'.length)) : numbers.has(where)

test('Three documents are covered', () => {
  expect(documents.map(({ name, rows }) => [name, rows.length > 15])).toEqual([
    ['Leaders', true],
    ['Edifice', true],
    ['The page', true],
  ])
})

describe.each(documents)('$name', ({ rows }) => {
  test.each(rows)('$statement', ({ rules: said }) => {
    expect(said).not.toEqual([])
    expect(said.filter((where) => !isSaid(where))).toEqual([])
  })

  test.each(rows)('in words of the rule: $statement', ({ statement, rules: said }) => {
    expect(said.filter((where) => !shareWords(statement, where))).toEqual([])
  })
})
