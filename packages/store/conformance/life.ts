/** Contract tests of every database implementation: settings, clock, readiness and closing. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { choice, codeOf, opening } from '../src/testing.ts'
import type { Suite } from './suite.ts'

export const lives: Suite = (name, fresh) => {
  describe(`${name}: the store`, () => {
    test('keeps settings; of two concurrent first writes one wins', async () => {
      const { settings } = await fresh()
      expect(sure(await settings.get('keys'))).toBeUndefined()
      const stand = await Promise.all(['a', 'b'].map((value) => settings.settle('keys', value)))
      expect(stand.map(sure)).toEqual(['a', 'a'])
      sure(await settings.set('keys', 'c'))
      expect(sure(await settings.get('keys'))).toBe('c')
    })

    test('reports readiness and has a clock', async () => {
      const store = await fresh()
      sure(await store.ready())
      expect(Number.isInteger(sure(await store.now()))).toBe(true)
    })

    test('finishes requests made before it closes and rejects later ones', async () => {
      const store = await fresh()
      const asked = store.log.append(opening('k7Qx2'))
      await Promise.resolve()
      const closed = store.close()
      expect(await codeOf(asked)).toBe('ok')
      sure(await closed)
      expect(await codeOf(store.log.append(choice('k7Qx2', 1, 'a')))).toBe('closed')
      expect(await codeOf(store.log.read('k7Qx2'))).toBe('closed')
      expect(await codeOf(store.ready())).toBe('closed')
      sure(await store.close())
    })
  })
}
