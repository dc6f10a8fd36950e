/** Contract tests of every database implementation: hashes of addresses and devices, and the matches among them. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import type { Store } from '../src/port.ts'
import type { Suite } from './suite.ts'

const trace = (account: string, mark: string, scope = 'g1') => ({ scope, mark, account, kind: 'address' as const })
const alike = (game: string, account: string, at: number) => ({ game, account, kind: 'device' as const, at })

export const knowsTraces: Suite = (name, fresh) => {
  async function withPeople(): Promise<Store> {
    const store = await fresh()
    for (const id of ['ada', 'bob', 'cleo'])
      sure(await store.people.saveAccount({ id, name: id, created: 1, kind: 'person', prefs: {} }))
    return store
  }

  describe(`${name}: the origin of players`, () => {
    test('is hashed with the first key of the scope', async () => {
      const { traces } = await withPeople()
      expect(sure(await traces.key('g1', 'first', 5))).toBe('first')
      expect(sure(await traces.key('g1', 'second', 6))).toBe('first')
      expect(sure(await traces.key('g2', 'second', 6))).toBe('second')
    })

    test('matches accounts with equal hashes only within one scope', async () => {
      const { traces } = await withPeople()
      for (const scope of ['g1', 'g2']) sure(await traces.key(scope, 'key', 5))
      expect(sure(await traces.note([]))).toEqual([])
      expect(sure(await traces.note([trace('ada', 'm')]))).toEqual([trace('ada', 'm')])
      expect(sure(await traces.note([trace('bob', 'other'), trace('bob', 'm')]))).toEqual([
        trace('bob', 'other'),
        trace('ada', 'm'),
        trace('bob', 'm'),
      ])
      expect(sure(await traces.note([trace('cleo', 'm', 'g2')]))).toEqual([trace('cleo', 'm', 'g2')])
      expect(sure(await traces.of('g1'))).toHaveLength(3)
      expect(sure(await traces.same('g1', 'other'))).toEqual([trace('bob', 'other')])
    })

    test('is deleted with the key of its scope and with the account', async () => {
      const { traces, people } = await withPeople()
      for (const [scope, at] of [
        ['g1', 5],
        ['g2', 6],
        ['g3', 7],
      ] as const) {
        sure(await traces.key(scope, 'key', at))
        sure(await traces.note([trace('ada', 'm', scope), trace('bob', 'm', scope)]))
      }
      sure(await traces.forget('g1'))
      expect(sure(await traces.note([trace('ada', 'm')]))).toEqual([])
      expect(sure(await traces.sweep(7))).toBe(1)
      expect(sure(await traces.of('g2'))).toEqual([])
      sure(await people.removeAccount('ada'))
      expect(sure(await traces.of('g3'))).toEqual([trace('bob', 'm', 'g3')])
      expect(sure(await traces.key('g1', 'another', 9))).toBe('another')
    })

    test('is reported as shared once per game', async () => {
      const { traces } = await withPeople()
      expect(sure(await traces.find(alike('g1', 'ada', 5)))).toBe(true)
      expect(sure(await traces.find(alike('g1', 'ada', 6)))).toBe(false)
      expect(sure(await traces.find(alike('g1', 'nobody', 6)))).toBe(false)
      sure(await traces.find(alike('g1', 'bob', 6)))
      sure(await traces.find(alike('g2', 'ada', 7)))
      expect(sure(await traces.alikeAt('g1'))).toEqual([alike('g1', 'ada', 5), alike('g1', 'bob', 6)])
      expect(sure(await traces.alikesOf('ada'))).toEqual([alike('g2', 'ada', 7), alike('g1', 'ada', 5)])
      expect(sure(await traces.alikes(1))).toEqual([alike('g2', 'ada', 7)])
      expect(sure(await traces.sweepAlikes(7))).toBe(2)
      expect(sure(await traces.alikes(9))).toEqual([alike('g2', 'ada', 7)])
    })
  })
}
