/** Contract tests of every database implementation: shared deals, who knows them, and their results. */
import { sure } from '@heptapolis/engine/kernel'
import { AMONG_FRIENDS } from '@heptapolis/table'
import { describe, expect, test } from 'vitest'
import type { Store } from '../src/port.ts'
import type { DealResult, SharedDeal } from '../src/sections/deals.ts'
import { event, opening } from '../src/testing.ts'
import type { Suite } from './suite.ts'

const SETUP: SharedDeal['setup'] = {
  terms: { edition: '2e', boxes: [], seats: [{}, {}, {}] },
  options: AMONG_FRIENDS,
  rules: { engine: '1', data: 'abc' },
}
const SHEET = { total: 50, coins: 3, rank: 1, rows: { military: 50 } }

const deal = (id: string, account = 'ada', created = 1000) => ({
  id,
  account,
  secret: 'ab'.repeat(32),
  setup: SETUP,
  created,
})

async function withPeople(store: Store): Promise<Store> {
  for (const id of ['ada', 'bob', 'cleo'])
    sure(await store.people.saveAccount({ id, name: id, created: 1, kind: 'person', prefs: {} }))
  return store
}

async function playing(store: Store, game: string, body: { deal?: string } = {}): Promise<void> {
  const step = opening(game)
  sure(await store.log.append({ ...step, events: step.events.map((one) => ({ ...one, ...body })) }))
  const sittings = [{ seat: 0, account: 'ada' }]
  sure(
    await store.log.append({
      game,
      events: [event('begin', 1)],
      listing: { state: 'play', visibility: 'link', sittings },
    }),
  )
}

async function over(store: Store, game: string): Promise<void> {
  const listing = { state: 'over', visibility: 'link', sittings: [{ seat: 0, account: 'ada' }] }
  sure(await store.log.append({ game, events: [event('over', 2)], listing }))
}

const result = (game: string, seat: number, change: Partial<DealResult> = {}): DealResult => ({
  deal: 'd1',
  game,
  seat,
  account: 'ada',
  name: 'Ada',
  result: { ...SHEET, total: 50 + seat },
  at: 3000,
  ...change,
})

export const sharesDeals: Suite = (name, fresh) => {
  describe(`${name}: shared deals`, () => {
    test('are made once per request', async () => {
      const { deals } = await withPeople(await fresh())
      expect(sure(await deals.find('d1'))).toBeUndefined()
      expect(sure(await deals.create(deal('d1'), 'first'))).toEqual(deal('d1'))
      expect(sure(await deals.create(deal('d2'), 'first')).id).toBe('d1')
      expect(sure(await deals.create(deal('d3'), 'second')).id).toBe('d3')
      expect(sure(await deals.create(deal('d4', 'bob'), 'first')).id).toBe('d4')
      expect(sure(await deals.find('d1'))).toEqual(deal('d1'))
      expect(sure(await deals.find('d2'))).toBeUndefined()
    })

    test('name who knows them, by account and by device', async () => {
      const { deals } = await withPeople(await fresh())
      sure(await deals.create(deal('d1'), 'first'))
      const played = { deal: 'd1', account: 'ada', game: 'g1', how: 'played', device: 'x', at: 2000 } as const
      const viewed = { deal: 'd1', account: 'bob', how: 'viewed', at: 2500 } as const
      sure(await deals.know([]))
      sure(await deals.know([played, viewed]))
      sure(
        await deals.know([
          { ...played, at: 9000 },
          { ...viewed, account: 'deleted' },
          { ...viewed, deal: 'none' },
        ]),
      )
      expect(sure(await deals.known('d1', ['ada'], []))).toEqual([played])
      expect(sure(await deals.known('d1', ['bob', 'cleo'], ['x']))).toEqual([played, viewed])
      expect(sure(await deals.known('d1', ['cleo'], []))).toEqual([])
      expect(sure(await deals.known('d1', [], ['']))).toEqual([])
    })

    test('tell whether somebody still plays one', async () => {
      const store = await withPeople(await fresh())
      const { deals } = store
      sure(await deals.create(deal('d1'), 'first'))
      sure(await deals.know([{ deal: 'd1', account: 'ada', game: 'g1', how: 'played', at: 2000 }]))
      expect(sure(await deals.playing('d1', ['ada']))).toBeUndefined()
      await playing(store, 'g1')
      expect(sure(await deals.playing('d1', ['bob', 'ada']))).toEqual({ game: 'g1', isSeated: false })
      expect(sure(await deals.playing('d1', ['bob']))).toBeUndefined()
      await over(store, 'g1')
      expect(sure(await deals.playing('d1', ['ada']))).toBeUndefined()
    })

    test('tell from the seats who plays one, before any knowledge is stored', async () => {
      const store = await withPeople(await fresh())
      const { deals } = store
      sure(await deals.create(deal('d1'), 'first'))
      await playing(store, 'g1', { deal: 'd1' })
      expect(sure(await deals.playing('d1', ['bob', 'ada']))).toEqual({ game: 'g1', isSeated: true })
      expect(sure(await deals.playing('d1', ['bob']))).toBeUndefined()
      expect(sure(await deals.playing('d2', ['ada']))).toBeUndefined()
      await over(store, 'g1')
      expect(sure(await deals.playing('d1', ['ada']))).toBeUndefined()
    })

    test('keep the result of each seat once', async () => {
      const store = await withPeople(await fresh())
      const { deals } = store
      sure(await deals.create(deal('d1'), 'first'))
      for (const game of ['g1', 'g2']) await playing(store, game)
      const bot: DealResult = {
        deal: 'd1',
        game: 'g1',
        seat: 1,
        name: '',
        result: { ...SHEET, level: 'easy' },
        at: 3000,
      }
      expect(sure(await deals.end([result('g1', 0), bot]))).toBe(true)
      expect(sure(await deals.end([result('g1', 0, { result: { ...SHEET, total: 99 } }), bot]))).toBe(false)
      sure(await deals.end([result('g2', 0, { at: 2000 })]))
      expect(sure(await deals.results('d1'))).toEqual([result('g2', 0, { at: 2000 }), result('g1', 0), bot])
      expect(sure(await deals.games('d1'))).toBe(2)
      expect(sure(await deals.games('d2'))).toBe(0)
    })

    test('forget the names and the knowledge of a deleted account', async () => {
      const store = await withPeople(await fresh())
      const { deals, people } = store
      sure(await deals.create(deal('d1'), 'first'))
      await playing(store, 'g1')
      sure(await deals.know([{ deal: 'd1', account: 'ada', game: 'g1', how: 'played', at: 2000 }]))
      sure(await deals.end([result('g1', 0)]))
      expect(sure(await deals.of('ada'))).toMatchObject({
        made: ['d1'],
        known: [{ how: 'played', game: 'g1' }],
        results: [{ game: 'g1', seat: 0 }],
      })
      sure(await people.removeAccount('ada'))
      expect(sure(await deals.known('d1', ['ada'], []))).toEqual([])
      const { account: _, ...nameless } = result('g1', 0, { name: '' })
      expect(sure(await deals.results('d1'))).toEqual([nameless])
      expect(sure(await deals.find('d1'))?.account).toBeUndefined()
      expect(sure(await deals.of('ada'))).toEqual({ made: [], known: [], results: [] })
    })

    test('are deleted when old and unused', async () => {
      const { deals } = await withPeople(await fresh())
      sure(await deals.create(deal('d1'), 'first'))
      sure(await deals.create(deal('d2'), 'second'))
      sure(await deals.create(deal('d3', 'ada', 5000), 'third'))
      sure(await deals.know([{ deal: 'd2', account: 'bob', how: 'viewed', at: 2500 }]))
      expect(sure(await deals.sweep(4000))).toBe(1)
      expect(sure(await deals.find('d1'))).toBeUndefined()
      expect(sure(await deals.find('d2'))?.id).toBe('d2')
      expect(sure(await deals.find('d3'))?.id).toBe('d3')
    })
  })
}
