import { BOXES } from '@heptapolis/boxes'
import { compile, EDITIONS } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { catalogue, entryCalled, piecesOf, printIn } from './catalogue.ts'

test.each(EDITIONS)('lists every component of every box of %s once', (edition) => {
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

test('pairs the prints of both editions', () => {
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
])('resolves a link to %s as %s', (name, id) => {
  expect(entryCalled(catalogue(), name)?.id).toBe(id)
})

test('lists a wonder as one entry with both sides', () => {
  const gizah = catalogue().find(({ id }) => id === 'gizah')
  expect(gizah?.latest.boards.map(({ def }) => def.side)).toEqual(['day', 'night'])
})
