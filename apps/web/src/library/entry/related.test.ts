import { expect, test } from 'vitest'
import { type CatalogueEntry, catalogue } from '../catalogue/catalogue.ts'
import { alikeTo, countedBy } from './related.ts'

function entry(id: string): CatalogueEntry {
  const found = catalogue().find((one) => one.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found
}

test('finds cards of the same colour beside a card, but not the card itself', () => {
  const alike = alikeTo(catalogue(), entry('aqueduct'), 6)
  expect(alike).toHaveLength(6)
  expect(new Set(alike.map(({ latest }) => latest.piece.colour))).toEqual(
    new Set([entry('aqueduct').latest.piece.colour]),
  )
  expect(alike).not.toContain(entry('aqueduct'))
})

test('finds as many beside the first and the last of a kind', () => {
  const blue = catalogue().filter(({ latest }) => latest.piece.colour === entry('aqueduct').latest.piece.colour)
  expect(alikeTo(catalogue(), blue[0], 6)).toHaveLength(6)
  expect(alikeTo(catalogue(), blue[blue.length - 1], 6)).toHaveLength(6)
})

test('shows other wonders beside a wonder', () => {
  const alike = alikeTo(catalogue(), entry('gizah'), 4)
  expect(alike.every(({ latest }) => latest.boards.length > 0)).toBe(true)
})

test('finds guilds and leaders that count the colour of a card', () => {
  const ids = countedBy(entry('aqueduct').latest).map(({ id }) => id)
  expect(ids).toContain('magistrates-guild')
  expect(ids).toContain('justinian')
  expect(ids).not.toContain('hypatia')
})

test('finds nothing that counts a component without a colour', () => {
  expect(countedBy(entry('gizah').latest)).toEqual([])
})
