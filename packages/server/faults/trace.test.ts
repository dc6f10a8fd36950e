import { describe, expect, test } from 'vitest'
import { hasStrace } from '../../store/faults/trace.ts'
import { traceServer } from './trace.ts'

const strace = hasStrace()

describe('an acknowledgement of the server', () => {
  test.runIf(strace)(
    'leaves by the socket only after the disk has what it is about',
    async () => {
      const { acknowledged, early } = await traceServer('full', 'a sample', 20)
      expect(early).toBe(0)
      expect(acknowledged).toBeGreaterThanOrEqual(20)
    },
    120_000,
  )

  test.runIf(strace)(
    'that does not wait for the disk is found out',
    async () => {
      const { acknowledged, early } = await traceServer('normal', 'a sample', 20)
      expect(early).toBeGreaterThan(acknowledged / 2)
    },
    120_000,
  )
})
