import { compile, EDITIONS, type Edition, type PieceDef, type Terms } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { cardsOf, coinsOf, legal, playTurn, scenario, setupFor, sure } from '../testing.ts'

/** Pairs of a card and one that makes it free. */
function chains(edition: Edition): [string, string][] {
  const rules = compile(setupFor(7, { edition }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value.pieces.flatMap((piece) =>
    (piece.def.chain ?? []).map((from): [string, string] => [from, piece.id]),
  )
}

describe.each(EDITIONS)('Chains of %s', (edition) => {
  const build = (has: string[], card: string) =>
    legal(scenario({ edition, age: 3, cities: [{ wonder: 'gizah', coins: 0, cards: has, hand: [card] }, {}, {}] }), 0, {
      action: 'build',
    })

  test.each(chains(edition))('%s makes %s free', (from, to) => {
    expect(build([from], to)).toEqual([{ action: 'build', card: to, by: 'chain' }])
    expect(build([], to)).toEqual([])
  })
})

describe('Chains', () => {
  test.each([
    ['1e', 'altar', 'temple', true],
    ['1e', 'temple', 'pantheon', true],
    ['1e', 'altar', 'pantheon', false],
    ['1e', 'theater', 'statue', true],
    ['1e', 'statue', 'gardens', true],
    ['1e', 'theater', 'gardens', false],
    ['2e', 'altar', 'pantheon', true],
    ['2e', 'altar', 'temple', false],
    ['2e', 'temple', 'pantheon', false],
    ['2e', 'theater', 'gardens', true],
    ['2e', 'theater', 'statue', false],
    ['2e', 'well', 'statue', true],
  ] as const)('in %s: does %s make %s free? %s', (edition, from, to, free) => {
    const city = { wonder: 'rhodos', coins: 0, cards: [from], hand: [to] }
    const g = scenario({ edition, age: 3, cities: [city, { wonder: 'ephesos' }, { wonder: 'gizah' }] })
    expect(legal(g, 0, { action: 'build' })).toHaveLength(free ? 1 : 0)
  })

  test('come from either of two cards: East or West Trading Post for Forum', () => {
    for (const post of ['east-trading-post', 'west-trading-post']) {
      const g = scenario({ age: 2, cities: [{ wonder: 'gizah', coins: 0, cards: [post], hand: ['forum'] }, {}, {}] })
      playTurn(g, { 0: { action: 'build', card: 'forum', by: 'chain' } })
      expect(cardsOf(g, 0)).toEqual([post, 'forum'])
    }
  })

  test('are taken where they exist: the same card is not offered for coins', () => {
    const city = { wonder: 'gizah', coins: 9, cards: ['baths'], hand: ['aqueduct'] }
    const g = scenario({ age: 2, cities: [city, { cards: ['quarry'] }, {}] })
    expect(legal(g, 0, { action: 'build' })).toEqual([{ action: 'build', card: 'aqueduct', by: 'chain' }])
    playTurn(g, { 0: { action: 'build', card: 'aqueduct' } })
    expect(coinsOf(g, 0)).toBe(9)
  })

  test("do not come from a neighbour's card, nor from one built this very turn", () => {
    const city = { wonder: 'rhodos', coins: 0, hand: ['aqueduct', 'baths'] }
    const g = scenario({ age: 2, cities: [city, { wonder: 'olympia', cards: ['baths'] }, { wonder: 'ephesos' }] })
    expect(legal(g, 0, { action: 'build' })).toEqual([])
  })

  test('do not break the rule against two cards of one name', () => {
    const city = { wonder: 'gizah', cards: ['baths', 'aqueduct'], hand: ['aqueduct'] }
    expect(legal(scenario({ age: 2, cities: [city, {}, {}] }), 0, { action: 'build' })).toEqual([])
  })

  test('work in the Age of the card too: possession counts, not an earlier Age (ruling on the 1e text)', () => {
    const city = { wonder: 'rhodos', coins: 0, cards: ['library'], hand: ['university'] }
    const g = scenario({ edition: '1e', age: 2, cities: [city, {}, {}] })
    expect(legal(g, 0, { action: 'build' })).toEqual([{ action: 'build', card: 'university', by: 'chain' }])
  })
})

test('A chain from a card that is not in the game leads nowhere', () => {
  const [base, ...others] = BOXES
  const chained = (card: PieceDef): PieceDef => (card.id === 'altar' ? { ...card, chain: ['nowhere'] } : card)
  const library = [{ ...base, pieces: (terms: Terms) => (base.pieces?.(terms) ?? []).map(chained) }, ...others]
  expect(sure(compile(setupFor(3), library)).piece('altar').chain).toEqual([])
})
