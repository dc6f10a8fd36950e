/** Contract tests of every database implementation: the list of servers that share it. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { choice, opening } from '../src/testing.ts'
import type { Suite } from './suite.ts'

export const knowsNodes: Suite = (name, fresh) => {
  describe(`${name}: servers`, () => {
    test('record heartbeats and drop servers without a recent one', async () => {
      const { nodes } = await fresh()
      sure(await nodes.beat('a', 1000))
      sure(await nodes.beat('b', 1500))
      sure(await nodes.beat('a', 2000))
      expect(sure(await nodes.all())).toEqual([
        { id: 'a', seen: 2000 },
        { id: 'b', seen: 1500 },
      ])
      sure(await nodes.forget(2000))
      expect(sure(await nodes.all())).toEqual([{ id: 'a', seen: 2000 }])
    })

    test('read the lengths of several logs at once', async () => {
      const { nodes, log } = await fresh()
      for (const game of ['one', 'two', 'three']) sure(await log.append(opening(game)))
      sure(await log.append(choice('two', 1, 'c1')))
      expect(sure(await nodes.lengths(['one', 'two', 'gone']))).toEqual(
        new Map([
          ['one', 1],
          ['two', 2],
        ]),
      )
      expect(sure(await nodes.lengths([]))).toEqual(new Map())
    })
  })
}
