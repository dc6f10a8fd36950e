import { expect, test } from 'vitest'
import { pieceName } from '../../i18n/index.ts'
import { catalogue, type EditionPrint } from '../catalogue/catalogue.ts'
import { EVERYTHING, type Filter, filterFromQuery, filterToQuery, matchingPrint } from './filter.ts'

const text = ({ piece }: EditionPrint) => pieceName(piece)
const found = (wish: Partial<Filter>): string[] =>
  catalogue()
    .filter((entry) => matchingPrint(entry, { ...EVERYTHING, ...wish }, text))
    .map(({ id }) => id)

test('finds everything without filters', () => {
  expect(found({})).toHaveLength(catalogue().length)
})

test('finds words in any order and without accents', () => {
  expect(found({ text: 'post trading' })).toEqual(expect.arrayContaining(['east-trading-post', 'west-trading-post']))
  expect(found({ text: 'àltar' })).toEqual(['altar'])
})

test('combines colour, Age, box, cost and players', () => {
  const blue = found({ colours: ['blue'], ages: ['1'], boxes: ['base'], edition: '2e' })
  expect(blue.toSorted()).toEqual(['altar', 'baths', 'theater', 'well'])
  expect(found({ colours: ['blue'], ages: ['1'], boxes: ['base'], edition: '2e', cost: 'stone' })).toEqual(['baths'])
  expect(found({ colours: ['blue'], ages: ['1'], boxes: ['base'], edition: '2e', players: '3' })).not.toContain('well')
})

test('finds an effect by its group, in stages too', () => {
  const science = found({ effect: 'science', edition: '2e' })
  expect(science).toContain('apothecary')
  expect(science).toContain('babylon')
  expect(science).not.toContain('altar')
})

test('survives a round trip through the URL', () => {
  const asked: Filter = { ...EVERYTHING, text: 'two words', edition: '1e', boxes: ['leaders', 'armada'], cost: 'glass' }
  expect(filterFromQuery(`?${filterToQuery(asked)}`)).toEqual(asked)
  expect(filterToQuery(filterFromQuery(''))).toBe('')
})
