import { expect, test } from 'vitest'
import { catalogue, type EditionPrint } from './catalogue.ts'
import { figureOf } from './statistics.ts'

function print(id: string): EditionPrint {
  const found = catalogue().find((one) => one.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found.latest
}

test('a card has a share of those dealt and a share of wins', () => {
  const figure = figureOf(print('altar'))
  expect(figure?.built).toBeGreaterThan(0)
  expect(figure?.built).toBeLessThanOrEqual(1)
  expect(figure?.luck).toBeGreaterThan(0)
})

test('a wonder is not dealt into hands, but won with', () => {
  const figure = figureOf(print('gizah'))
  expect(figure?.built).toBeUndefined()
  expect(figure?.luck).toBeGreaterThan(0)
})

test('nearly every card of the base game has figures', () => {
  const base = catalogue().filter(({ latest }) => latest.piece.box === 'base' && latest.piece.sort === 'card')
  expect(base.filter(({ latest }) => figureOf(latest)).length).toBeGreaterThan(base.length * 0.9)
})
