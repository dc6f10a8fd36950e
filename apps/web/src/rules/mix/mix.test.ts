import { paragraphsOf, rulebook } from '@heptapolis/rulebook'
import { expect, test } from 'vitest'
import { anchorIn } from '../guide/anchors.ts'
import { mixQuery } from './links.ts'
import { readAddress, setupOf, withBox, withPlayers, withWish } from './mix.ts'

test('reads mix and rule from a URL', () => {
  const { mix, anchor } = readAddress({
    search: '?edition=1e&boxes=leaders,nonsense&players=6&teams=1',
    hash: '#chain',
  })
  expect(anchor).toBe('chain')
  expect(mix).toEqual({ edition: '1e', boxes: ['leaders'], players: 6, teams: true, wishes: {}, boards: {} })
})

test('accepts the mix after the rule', () => {
  const { mix, anchor } = readAddress({ search: '', hash: '#edifice-penalty?boxes=edifice&players=5' })
  expect(anchor).toBe('edifice-penalty')
  expect(mix).toMatchObject({ boxes: ['edifice'], players: 5 })
})

test.each([
  ['piece-carthage-day-stage-1', 'piece-carthage-day-1'],
  ['piece-Altar', 'piece-altar'],
  ['piece-nothing', 'piece-nothing'],
])('resolves the old link %s to %s', (old, today) => {
  const book = rulebook(
    setupOf({ edition: '2e', boxes: ['edifice'], players: 4, teams: false, wishes: {}, boards: {} }),
  )
  expect(book.ok && anchorIn(book.value, old)).toBe(today)
})

test('defaults to the base game for four', () => {
  expect(readAddress({ search: '', hash: '' })).toEqual({
    anchor: '',
    given: false,
    mix: { edition: '2e', boxes: [], players: 4, teams: false, wishes: {}, boards: {} },
  })
})

test('survives a round trip through the URL', () => {
  const mix = {
    edition: '1e',
    boxes: ['armada', 'edifice'],
    players: 4,
    teams: true,
    wishes: { edificeCards: false },
    boards: { armada: 'aw-b' },
  } as const
  expect(readAddress({ search: `?${mixQuery(setupOf(mix))}`, hash: '' }).mix).toEqual(mix)
})

test('carries bids in the URL, also while all of them are 0', () => {
  const query = (price: number) => `?${mixQuery({ edition: '2e', boxes: [], seats: [{ price }, {}, {}] })}`
  for (const price of [0, 3]) {
    const { mix } = readAddress({ search: query(price), hash: '' })
    const book = rulebook(setupOf(mix))
    expect(mix.bids).toBe(true)
    expect(book.ok && paragraphsOf(book.value).map(({ id }) => id)).toContain('score-bid')
    expect(readAddress({ search: `?${mixQuery(setupOf(mix))}`, hash: '' }).mix).toEqual(mix)
  }
})

test('carries house rules in the URL, and drops those that no box has', () => {
  const query = mixQuery({ edition: '2e', boxes: [], seats: [{}, {}, {}], houseRules: { ties: 'shared' } })
  const { mix } = readAddress({ search: `?${query},luck:on`.replace('shared,', 'shared%2C'), hash: '' })
  expect(mix.houseRules).toEqual({ ties: 'shared' })
  const book = rulebook(setupOf(mix))
  expect(book.ok && paragraphsOf(book.value).map(({ id }) => id)).toContain('house-rule-ties')
  expect(readAddress({ search: `?${mixQuery(setupOf(mix))}`, hash: '' }).mix).toEqual(mix)
})

test('keeps boxes in the order of the shelf, and allows no teams at odd tables', () => {
  const { mix } = readAddress({ search: '?boxes=edifice&players=4&teams=1', hash: '' })
  expect(withBox(mix, 'leaders').boxes).toEqual(['leaders', 'edifice'])
  expect(withPlayers(mix, 5).teams).toBe(false)
})

test('toggles an option, which waits for its box', () => {
  const { mix } = readAddress({ search: '?edition=1e&boxes=leaders', hash: '' })
  const wished = withWish(mix, 'leadersAnniversary', true)
  expect(setupOf(wished).options).toEqual({ leadersAnniversary: true })
  expect(setupOf({ ...wished, boxes: [] }).options).toBeUndefined()
  expect(withWish(wished, 'leadersAnniversary', true).wishes).toEqual({})
})
