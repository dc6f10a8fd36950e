import { BOXES } from '@heptapolis/boxes'
import { compile, EDITIONS } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { catalogue, entryCalled, piecesOf, printIn } from './catalogue.ts'

test.each(EDITIONS)('every component of every box of %s is in the catalogue, once', (edition) => {
  const listed = catalogue().flatMap((entry) => {
    const print = printIn(entry, edition)
    return print ? piecesOf(print).map(({ id }) => id) : []
  })
  expect(listed.length).toBe(new Set(listed).size)
  for (const { id } of BOXES.slice(1)) {
    const rules = compile({ edition, boxes: [id], seats: [{}, {}, {}], seed: '' }, BOXES)
    if (!rules.ok) throw new Error(rules.error.message)
    const lacking = rules.value.pieces.slice(1).filter((piece) => !listed.includes(piece.id))
    expect(lacking.map((piece) => piece.id)).toEqual([])
  }
})

test('the prints of both editions stand side by side', () => {
  const altar = catalogue().find(({ id }) => id === 'altar')
  expect(altar?.prints.map(({ edition }) => edition)).toEqual(['1e', '2e'])
  expect(altar?.latest.edition).toBe('2e')
})

test.each([
  ['gizah', 'gizah'],
  ['Gizah', 'gizah'],
  ['wonder-catan-b-stage-2', 'catan'],
  ['rome-night-2', 'rome'],
  ['Guild of Shadows', 'guild-of-shadows'],
])('a link to %s opens %s', (name, id) => {
  expect(entryCalled(catalogue(), name)?.id).toBe(id)
})

test('a wonder is one entry with both its sides', () => {
  const gizah = catalogue().find(({ id }) => id === 'gizah')
  expect(gizah?.latest.boards.map(({ def }) => def.side)).toEqual(['day', 'night'])
})
