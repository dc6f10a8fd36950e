/** Contract tests of every database implementation: stored analyses. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { opening } from '../src/testing.ts'
import type { Suite } from './suite.ts'

const analysis = { game: 'g1', seat: 2, version: '1', text: '{"seat":2}' }

export const keepsAnalyses: Suite = (name, fresh) => {
  describe(`${name}: analyses`, () => {
    test('are stored per seat, and replaced by newer ones', async () => {
      const { analyses, log } = await fresh()
      sure(await log.append(opening('g1')))
      expect(sure(await analyses.find('g1', 2))).toBeUndefined()
      sure(await analyses.keep(analysis))
      expect(sure(await analyses.find('g1', 2))).toEqual(analysis)
      expect(sure(await analyses.find('g1', 1))).toBeUndefined()
      sure(await analyses.keep({ ...analysis, version: '2', text: '{}' }))
      expect(sure(await analyses.find('g1', 2))).toEqual({ ...analysis, version: '2', text: '{}' })
    })

    test('go with their game', async () => {
      const { analyses, log } = await fresh()
      sure(await log.append(opening('g1')))
      sure(await analyses.keep(analysis))
      sure(await log.forget('g1'))
      expect(sure(await analyses.find('g1', 2))).toBeUndefined()
      expect((await analyses.keep(analysis)).ok).toBe(false)
    })
  })
}
