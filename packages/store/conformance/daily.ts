/** Contract tests of every database implementation: the daily deal. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import type { Suite } from './suite.ts'

const DAY = '2026-11-16'
const attempt = (account: string, game: string) => ({ day: DAY, account, game, began: 1000 })

export const dealsDaily: Suite = (name, fresh) => {
  describe(`${name}: the deal of the day`, () => {
    test('allows one attempt per account', async () => {
      const { daily, people } = await fresh()
      sure(await people.saveAccount({ id: 'ada', name: 'Ada', created: 1, kind: 'person', prefs: {} }))
      expect(sure(await daily.attempt(DAY, 'ada'))).toBeUndefined()
      expect(sure(await daily.begin(attempt('ada', 'g1')))).toEqual(attempt('ada', 'g1'))
      expect(sure(await daily.begin(attempt('ada', 'g2')))).toEqual(attempt('ada', 'g1'))
      expect(sure(await daily.begin({ ...attempt('ada', 'g3'), day: '2026-11-17' })).game).toBe('g3')
      expect(sure(await daily.of('ada')).map(({ game }) => game)).toEqual(['g3', 'g1'])
    })

    test('ranks finished attempts, each once', async () => {
      const { daily, people } = await fresh()
      for (const id of ['ada', 'bob', 'cleo']) {
        sure(await people.saveAccount({ id, name: id, created: 1, kind: 'person', prefs: {} }))
        sure(await daily.begin(attempt(id, `of ${id}`)))
      }
      expect(sure(await daily.end('of ada', 41, 3))).toBe(true)
      expect(sure(await daily.end('of bob', 57, 1))).toBe(true)
      expect(sure(await daily.end('of bob', 99, 1))).toBe(false)
      const ranking = sure(await daily.ranking(DAY))
      expect(ranking.map(({ account, points, place }) => [account, points, place])).toEqual([
        ['bob', 57, 1],
        ['ada', 41, 3],
      ])
      expect(sure(await daily.attempt(DAY, 'cleo'))).toEqual(attempt('cleo', 'of cleo'))
      expect(sure(await daily.ranking('2026-11-17'))).toEqual([])
    })

    test('ranks attempts with prior knowledge last, whatever their points', async () => {
      const { daily, people } = await fresh()
      for (const id of ['ada', 'bob']) {
        sure(await people.saveAccount({ id, name: id, created: 1, kind: 'person', prefs: {} }))
      }
      sure(await daily.begin(attempt('ada', 'of ada')))
      expect(sure(await daily.begin({ ...attempt('bob', 'of bob'), knew: true })).knew).toBe(true)
      sure(await daily.end('of ada', 41, 3))
      sure(await daily.end('of bob', 57, 1))
      expect(sure(await daily.ranking(DAY)).map(({ account, knew }) => [account, knew])).toEqual([
        ['ada', undefined],
        ['bob', true],
      ])
    })
  })
}
