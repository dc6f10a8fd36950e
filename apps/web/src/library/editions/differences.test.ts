import { expect, test } from 'vitest'
import { type CatalogueEntry, catalogue } from '../catalogue/catalogue.ts'
import { differences } from './differences.ts'

function entry(id: string): CatalogueEntry {
  const found = catalogue().find((one) => one.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found
}

test('the Altar is worth more in the second edition and leads elsewhere, but costs the same', () => {
  expect(differences(entry('altar'))).toEqual(['effects'])
})

test('chains that lead to another card show on that card', () => {
  expect(differences(entry('statue'))).toEqual(['chain'])
})

test('what only one edition has differs in nothing', () => {
  const single = catalogue().filter(({ prints }) => prints.length === 1)
  expect(single.length).toBeGreaterThan(0)
  expect(single.flatMap(differences)).toEqual([])
})
