/** Contract tests of every database implementation: the queue of quick match. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import type { Store } from '../src/port.ts'
import { codeOf } from '../src/testing.ts'
import type { Suite } from './suite.ts'

const PEOPLE = ['ada', 'bob', 'cleo'] as const
const seek = (account: string, since = 1000) => ({ account, since, seen: since, wish: { players: 3 } })

async function waiting(store: Store): Promise<Store> {
  for (const id of PEOPLE) sure(await store.people.saveAccount({ id, name: id, created: 1, kind: 'person', prefs: {} }))
  for (const [i, id] of PEOPLE.entries()) sure(await store.queue.wait(seek(id, 1000 + i)))
  return store
}

export const seatsStrangers: Suite = (name, fresh) => {
  describe(`${name}: queue entries`, () => {
    const [ada, bob, cleo] = PEOPLE.map((id, i) => seek(id, 1000 + i))

    test('are listed in order of arrival while their page is open', async () => {
      const { queue } = await waiting(await fresh())
      expect(sure(await queue.waiting(1000))).toEqual([ada, bob, cleo])
      expect(sure(await queue.stay('ada', 5000))).toBe(true)
      expect(sure(await queue.stay('eve', 5000))).toBe(false)
      expect(sure(await queue.waiting(4000))).toEqual([{ ...ada, seen: 5000 }])
      expect(sure(await queue.sweep(4000))).toBe(2)
      expect(sure(await queue.leave('ada'))).toBe(true)
      expect(sure(await queue.leave('ada'))).toBe(false)
      expect(sure(await queue.waiting(0))).toEqual([])
    })

    test('start again when they change their request', async () => {
      const { queue } = await waiting(await fresh())
      sure(await queue.wait({ ...seek('ada', 9000), wish: { players: 7 } }))
      expect(sure(await queue.waiting(0)).map(({ account }) => account)).toEqual(['bob', 'cleo', 'ada'])
    })

    test('get a table together and leave the queue', async () => {
      const { queue } = await waiting(await fresh())
      sure(await queue.find('k7Qx2', [bob, ada]))
      expect(sure(await queue.waiting(0))).toEqual([cleo])
      expect(sure(await queue.found('ada'))).toEqual({ ...ada, game: 'k7Qx2' })
      expect(sure(await queue.found('cleo'))).toBeUndefined()
      expect(sure(await queue.group('k7Qx2'))).toEqual([
        { ...ada, game: 'k7Qx2' },
        { ...bob, game: 'k7Qx2' },
      ])
    })

    test('are seated once, by the first server', async () => {
      const { queue } = await waiting(await fresh())
      const codes = await Promise.all([codeOf(queue.find('g1', [ada, bob])), codeOf(queue.find('g2', [bob, cleo]))])
      expect(codes.sort()).toEqual(['ok', 'refused'])
      expect(sure(await queue.waiting(0))).toHaveLength(1)
    })

    test('are not seated when one of them has left or changed the request', async () => {
      const { queue } = await waiting(await fresh())
      sure(await queue.leave('bob'))
      sure(await queue.wait(seek('cleo', 9000)))
      expect(await codeOf(queue.find('g1', [ada, bob]))).toBe('refused')
      expect(await codeOf(queue.find('g1', [ada, cleo]))).toBe('refused')
      expect(sure(await queue.found('ada'))).toBeUndefined()
    })
  })
}
