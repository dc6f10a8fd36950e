import { rulebookOf } from '@heptapolis/rulebook'
import { expect, test, vi } from 'vitest'
import { rulesOf } from '../catalogue/mixes.ts'
import { reportOf, ruleExplaining, rulingsOn } from './rulings.ts'

vi.stubGlobal('location', { origin: 'https://heptapolis.test' })

const book = rulebookOf(rulesOf('2e'))

test('finds the rules that name a piece, with their numbers', () => {
  const found = rulingsOn(book, new Set(['solomon']))
  expect(found.length).toBeGreaterThan(0)
  for (const { number, text } of found) {
    expect(number).toMatch(/^[0-9A-Z]/)
    expect(text).toContain('Solomon')
  }
})

test('reports number, mix and position', () => {
  const rule = ruleExplaining(book, 'score:science')
  if (!rule) throw new Error('Science is not explained')
  const position = { cities: [{ cards: ['altar'] }, {}, {}] }
  const [head, mix, link, ...rest] = reportOf(book, rule, position).split('\n')
  expect(head).toBe(`${rule.number} (${rule.id})`)
  expect(mix).toBe(book.subtitle)
  expect(link).toContain(`#${rule.number}`)
  expect(JSON.parse(rest.at(-1) ?? '')).toEqual(position)
})
