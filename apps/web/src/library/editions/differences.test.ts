import { expect, test } from 'vitest'
import { type CatalogueEntry, catalogue } from '../catalogue/catalogue.ts'
import { differences } from './differences.ts'

function entry(id: string): CatalogueEntry {
  const found = catalogue().find((one) => one.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found
}

test('finds the points and chains of the Altar, but not its cost', () => {
  expect(differences(entry('altar'))).toEqual(['effects'])
})

test('reports a chain on the card it leads to', () => {
  expect(differences(entry('statue'))).toEqual(['chain'])
})

test('finds no difference in a component of one edition', () => {
  const single = catalogue().filter(({ prints }) => prints.length === 1)
  expect(single.length).toBeGreaterThan(0)
  expect(single.flatMap(differences)).toEqual([])
})
