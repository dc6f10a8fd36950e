/** Contract tests of every database implementation: a command that is appended twice is stored once. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { choice, codeOf, kindsOf, opening } from '../src/testing.ts'
import type { Suite } from './suite.ts'

export const takesCommands: Suite = (name, fresh) => {
  describe(`${name}: a command`, () => {
    test('is idempotent: sent twice, it adds one event and gives two equal answers', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      expect(sure(await store.log.append(choice('k7Qx2', 1, 'a')))).toEqual({ n: 1, repeated: false })
      sure(await store.log.append(choice('k7Qx2', 2, 'b')))
      expect(sure(await store.log.append(choice('k7Qx2', 3, 'a')))).toEqual({ n: 1, repeated: true })
      expect(sure(await store.log.append(choice('k7Qx2', 1, 'a')))).toEqual({ n: 1, repeated: true })
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose', 'choose'])
    })

    test('sent twice concurrently adds one event', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      const twice = await Promise.all([1, 1, 1].map((n) => store.log.append(choice('k7Qx2', n, 'a'))))
      expect(twice.map((answer) => sure(answer).n)).toEqual([1, 1, 1])
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose'])
    })

    test('is identified by sender and game: other senders may use the same id', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      sure(await store.log.append(opening('other')))
      sure(await store.log.append(choice('k7Qx2', 1, 'a', 'ada')))
      expect(sure(await store.log.append(choice('k7Qx2', 2, 'a', 'bob'))).repeated).toBe(false)
      expect(sure(await store.log.append(choice('other', 1, 'a', 'ada'))).repeated).toBe(false)
      expect(sure(await store.log.accepted('k7Qx2', 'bob', 'a'))).toBe(2)
      expect(sure(await store.log.accepted('k7Qx2', 'cleo', 'a'))).toBeUndefined()
      expect(sure(await store.log.hasActed('k7Qx2', 'bob'))).toBe(true)
      expect(sure(await store.log.hasActed('other', 'bob'))).toBe(false)
    })

    test('of a rejected step does not count as accepted', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      expect(await codeOf(store.log.append(choice('k7Qx2', 7, 'a')))).toBe('conflict')
      expect(sure(await store.log.accepted('k7Qx2', 'ada', 'a'))).toBeUndefined()
      expect(sure(await store.log.append(choice('k7Qx2', 1, 'a'))).repeated).toBe(false)
    })
  })
}
