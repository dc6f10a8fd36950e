import { EDITIONS } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { doubt } from '../league/doubt.ts'
import { rulesOf } from '../league/mix.ts'
import { medium } from '../levels.ts'
import { addBuilt, addCounts, type Counts, countOf, fromRow, toRow, turnAt, WHOLE } from './counts.ts'
import { countPublished, publishedRow } from './figures.ts'
import { COUNTED, figureOf, statisticsOf } from './index.ts'
import { countGame } from './watch.ts'

const rules = rulesOf('2e:4')

function counted(...seeds: string[]): Counts {
  const counts: Counts = new Map()
  for (const seed of seeds) countGame(rules, seed, medium, counts)
  return counts
}

describe('counts of a game', () => {
  const counts = counted('a')
  const all = [...counts.values()]
  const sum = (of: (count: (typeof all)[number]) => number): number => all.reduce((total, one) => total + of(one), 0)

  test('include every card dealt to four players in three Ages', () => {
    expect(sum(({ dealt }) => dealt)).toBe(3 * 4 * 7)
  })

  test('include one board per city and one win in all', () => {
    const boards = rules.boards.flatMap(({ def }) => counts.get(def.id) ?? [])
    expect(boards.reduce((total, { built }) => total + built, 0)).toBe(4)
    expect(boards.reduce((total, { wins }) => total + wins, 0)).toBe(WHOLE)
    expect(boards.reduce((total, { fair }) => total + fair, 0)).toBe(WHOLE)
  })

  test('record the turn in which a card was built', () => {
    const { built, turns } = countOf(counts, 'altar')
    expect(built).toBeGreaterThan(0)
    for (const turn of turns.keys()) {
      expect(turn).toBeGreaterThanOrEqual(turnAt(1, 1))
      expect(turn).toBeLessThanOrEqual(turnAt(1, 7))
    }
    expect([...turns.values()].reduce((total, one) => total + one.built, 0)).toBe(built)
  })

  test('add up over two games, also through a file', () => {
    const apart = counted('a')
    const kept = new Map([...counted('b')].map(([id, count]) => [id, fromRow(toRow(count))]))
    addCounts(apart, kept)
    expect(apart).toEqual(counted('a', 'b'))
  })
})

describe('figures', () => {
  test('state the share of built cards and the success of their cities, in total and by turn', () => {
    const count = countOf(new Map(), 'altar')
    count.dealt = 200
    for (let i = 0; i < 100; i++)
      addBuilt(count, { built: 1, wins: i % 4 === 0 ? WHOLE : 0, fair: WHOLE / 5 }, turnAt(1, i < 75 ? 1 : 2))
    const row = publishedRow(count)
    const statistics = { level: '', games: 1, weights: [], editions: { '1e': {}, '2e': { altar: row } } }
    const figure = figureOf(statistics, '2e', ['altar'])
    expect(figure).toMatchObject({ built: 0.5, luck: 1.25, cities: 100 })
    expect(figure?.error).toBeCloseTo((doubt(0.25, 100) * 100) / 20)
    expect(figure?.turns).toMatchObject([
      { age: 1, turn: 1, share: 0.75, cities: 75, luck: 1.27 },
      { age: 1, turn: 2, share: 0.25, cities: 25, luck: 1.2 },
    ])
    expect(figureOf(statistics, '1e', ['altar'])).toBeUndefined()
  })

  test('survive publishing twice unchanged', () => {
    const counts = counted(...Array.from({ length: 40 }, (_, i) => `${i}`))
    for (const count of counts.values()) {
      const row = publishedRow(count)
      expect(publishedRow(countPublished(row))).toEqual(row)
    }
  })

  test.each(COUNTED)('of %s are there for nearly every card of the base game, in both editions', async (level) => {
    const statistics = await statisticsOf(level)
    expect(statistics.level).toBe(level)
    for (const edition of EDITIONS) {
      const cards = rulesOf(`${edition}:7`).pieces.filter(({ sort, box }) => sort === 'card' && box === 'base')
      const known = cards.filter(({ id }) => figureOf(statistics, edition, [id]))
      expect(known.length).toBeGreaterThan(cards.length * 0.9)
    }
  })
})
