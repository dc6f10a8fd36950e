import type { LobbyTable } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { ANYTHING, countsFor, fits, inOrder, listOf, wishOf, withoutFilters, withWish } from './filters.ts'

const plan = { edition: '2e', boxes: ['leaders', 'cities'] } as const
const table = (id: string, boxes: string[], seats = 4, kind: 'move' | 'days' = 'move'): LobbyTable => ({
  table: id,
  seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
  terms: { edition: '2e', boxes },
  options: { clock: kind === 'move' ? { kind, time: 45_000 } : { kind, time: 1, bank: 0 }, rated: false },
})

describe('lobby filters', () => {
  test('keep matching tables', () => {
    const all = { ...ANYTHING, pace: 'any' } as const
    const both = { ...all, mix: 'chosen', boxes: plan.boxes } as const
    expect(fits(table('a', ['cities', 'leaders']), both)).toBe(true)
    expect(fits(table('a', ['cities']), both)).toBe(false)
    expect(fits(table('a', ['cities']), all)).toBe(true)
    expect(fits(table('a', ['cities']), { ...all, mix: 'base' })).toBe(false)
    expect(fits(table('a', [], 5), { ...all, mix: 'base', players: 5 })).toBe(true)
    expect(fits(table('a', [], 5), { ...all, players: 4 })).toBe(false)
    expect(fits(table('a', [], 4, 'days'), { ...all, pace: 'live' })).toBe(false)
    expect(fits(table('a', [], 4, 'days'), { ...all, pace: 'days' })).toBe(true)
  })

  test('list tables with the own mix first', () => {
    const order = inOrder([table('a', []), table('b', ['leaders', 'cities']), table('c', [])], plan)
    expect(order.map((one) => one.table)).toEqual(['b', 'a', 'c'])
  })

  test('count the tables that they hide apart from those listed', () => {
    const open = [table('a', []), table('b', [], 4, 'days'), table('c', ['leaders', 'cities'])]
    const { listed, hidden } = listOf(open, ANYTHING, plan)
    expect([listed.map((one) => one.table), hidden]).toEqual([['c', 'a'], 1])
    const none = { ...ANYTHING, mix: 'base', players: 7 } as const
    expect(listOf(open, none, plan)).toEqual({ listed: [], hidden: 3 })
    expect(listOf(open, withoutFilters(none), plan).hidden).toBe(0)
  })

  test('are sent in one order and without defaults', () => {
    expect(wishOf({ mix: 'chosen', boxes: ['leaders', 'cities'], players: 0, pace: 'any', bots: true }, plan)).toEqual({
      mix: { edition: '2e', boxes: ['cities', 'leaders'] },
      bots: true,
    })
    expect(wishOf({ mix: 'base', boxes: ['leaders'], players: 5, pace: 'days', bots: false }, plan)).toEqual({
      mix: { edition: '2e', boxes: [] },
      players: 5,
      pace: 'days',
      bots: false,
    })
  })

  test('offer the numbers of players that the expansions allow', () => {
    const chosen = (...boxes: string[]) => ({ ...ANYTHING, mix: 'chosen', boxes }) as const
    expect(countsFor(ANYTHING, plan)).toEqual([0, 2, 3, 4, 5, 6, 7])
    expect(countsFor(chosen('armada'), plan)).toEqual([0, 3, 4, 5, 6, 7])
    expect(countsFor(chosen('cities'), plan)).toContain(8)
    expect(withWish({ ...ANYTHING, players: 2 }, chosen('armada'), plan).players).toBe(0)
    expect(withWish({ ...ANYTHING, players: 2 }, { pace: 'days' }, plan).players).toBe(2)
  })
})
