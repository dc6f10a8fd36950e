import { hasOwn } from '@heptapolis/store/services'
import { describe, expect, test } from 'vitest'
import { hasStrace } from '../../store/faults/trace.ts'
import { mayAttach, tracePostgres, traceServer } from './trace.ts'

const strace = hasStrace()
const postgres = strace && mayAttach() && hasOwn('postgres', 'That PostgreSQL has on its disk what is acknowledged')

describe('an acknowledgement', () => {
  test.runIf(strace)(
    'leaves the socket only after the disk has the choice',
    async () => {
      const { acknowledged, early } = await traceServer('full', 'a sample', 20)
      expect(early).toBe(0)
      expect(acknowledged).toBeGreaterThanOrEqual(20)
    },
    120_000,
  )

  test.runIf(strace)(
    'without a sync to disk is detected',
    async () => {
      const { acknowledged, early } = await traceServer('normal', 'a sample', 20)
      expect(early).toBeGreaterThan(acknowledged / 2)
    },
    120_000,
  )

  test.runIf(postgres)(
    "leaves only after PostgreSQL's disk has the choice",
    async () => {
      const found = await tracePostgres('on', 'a sample', 10)
      expect(found?.early).toBe(0)
      expect(found?.acknowledged).toBeGreaterThanOrEqual(10)
    },
    300_000,
  )

  // The sample proves with SQLite alone that a missing sync is detected.
  if (process.env.MODE !== 'complete') return
  test.runIf(postgres)(
    'of a PostgreSQL without sync is detected',
    async () => {
      const found = await tracePostgres('off', 'a sample', 10)
      expect(found?.early).toBeGreaterThan(5)
    },
    300_000,
  )
})
