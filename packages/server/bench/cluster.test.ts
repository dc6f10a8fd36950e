import { hasOwn } from '@heptapolis/store/services'
import { expect, test } from 'vitest'
import { inRow, measure } from './cluster.ts'

const canStart = hasOwn('postgres', 'The bench of servers that share a PostgreSQL')

test.skipIf(!canStart)(
  'reports every figure for two servers',
  async () => {
    const measured = await measure({ nodes: 2, tables: 2, people: 3, choices: 3, think: 20 })
    const { perSecond, cpu, together, ack } = measured
    for (const figure of [perSecond, cpu, together, ack.p50, ack.p99]) expect(figure).toBeGreaterThan(0)
    expect(inRow('2', measured)).not.toContain('NaN')
  },
  120_000,
)
