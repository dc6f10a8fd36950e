import { expect, test } from 'vitest'
import { catalogue, type EditionPrint } from './catalogue.ts'
import { figureOf } from './statistics.ts'

function print(id: string): EditionPrint {
  const found = catalogue().find((one) => one.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found.latest
}

test('gives a card its build rate and win rate', () => {
  const figure = figureOf(print('altar'))
  expect(figure?.built).toBeGreaterThan(0)
  expect(figure?.built).toBeLessThanOrEqual(1)
  expect(figure?.luck).toBeGreaterThan(0)
})

test('gives a wonder a win rate only', () => {
  const figure = figureOf(print('gizah'))
  expect(figure?.built).toBeUndefined()
  expect(figure?.luck).toBeGreaterThan(0)
})

test('covers nearly every card of the base game', () => {
  const base = catalogue().filter(({ latest }) => latest.piece.box === 'base' && latest.piece.sort === 'card')
  expect(base.filter(({ latest }) => figureOf(latest)).length).toBeGreaterThan(base.length * 0.9)
})
