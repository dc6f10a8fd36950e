import { expect, test } from 'vitest'
import { pieceName } from '../../i18n/index.ts'
import { rulesOf } from '../../library/catalogue/mixes.ts'
import { foreignNames } from '../../library/catalogue/names.ts'
import { findPieces, rankOf } from './find.ts'
import { newPad } from './pad.ts'
import { scorePosition } from './scoring.ts'

const names = (letters: string) => findPieces(rulesOf('2e'), letters, pieceName, 8).map(pieceName)

test('finds cards by their first two letters, short names first', () => {
  expect(names('al')[0]).toBe('Altar')
  expect(names('ta')).toContain('Tavern')
})

test('finds a card by the initials of its words', () => {
  expect(names('etp')[0]).toBe('East Trading Post')
  expect(names('wg')).toContain('Workers Guild')
})

test('finds a card by the start of a later word', () => {
  expect(rankOf('Workers Guild', 'guild')).toBe(2)
})

test('finds letters inside a word from three letters on', () => {
  expect(rankOf('Apothecary', 'ec')).toBeUndefined()
  expect(rankOf('Apothecary', 'hec')).toBe(3)
})

test('finds leaders and islands, but no boards and stages', () => {
  expect(names('plato')).toEqual(['Plato'])
  expect(names('overgrown island')).toEqual(['Overgrown Island'])
  expect(names('gizah')).toEqual([])
})

test('finds names of other languages after those of this one', () => {
  const found = (letters: string) =>
    findPieces(rulesOf('2e'), letters, pieceName, 8, ({ id }) => foreignNames(id)).map(pieceName)
  expect(found('holzplatz')).toEqual(['Lumber Yard'])
  expect(found('cavit')).toEqual(['Stone Pit'])
  expect(found('altar')[0]).toBe('Altar')
  expect(found('al')).toEqual(names('al'))
})

test('lists pieces that this number of players does not use last', () => {
  const rules = scorePosition(newPad(['Ada', 'Ben', 'Cleo', 'Dov']).position).rules
  const found = rules ? findPieces(rules, 'lu', pieceName, 8).map(pieceName) : []
  expect(found.slice(0, 2)).toEqual(['Lumber Yard', 'Ludus'])
})
