import { hasOwn } from '@heptapolis/store/services'
import { describe, expect, test } from 'vitest'
import { hasStrace } from '../../store/faults/trace.ts'
import { mayAttach, tracePostgres, traceServer } from './trace.ts'

const strace = hasStrace()
const postgres = strace && mayAttach() && hasOwn('postgres', 'That PostgreSQL has on its disk what is acknowledged')

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

  test.runIf(postgres)(
    'leaves only after the disk of PostgreSQL has it',
    async () => {
      const found = await tracePostgres('on', 'a sample', 10)
      expect(found?.early).toBe(0)
      expect(found?.acknowledged).toBeGreaterThanOrEqual(10)
    },
    300_000,
  )

  test.runIf(postgres)(
    'of a PostgreSQL that does not wait for the disk is found out',
    async () => {
      const found = await tracePostgres('off', 'a sample', 10)
      expect(found?.early).toBeGreaterThan(5)
    },
    300_000,
  )
})
