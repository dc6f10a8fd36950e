import { expect, test } from 'vitest'
import { describe, measure } from './measure.ts'

test('plays real games and reports every figure', async () => {
  const plan = { tables: 2, people: 3, choices: 3, think: 20, restart: true }
  const measured = await measure(plan)
  expect(measured.sockets).toBe(6)
  expect(measured.choices).toBeGreaterThanOrEqual(12)
  const { cpu, threads, bytes, together, ack } = measured
  const restart = measured.restart ?? expect.fail('The server was not restarted.')
  const perThread = process.platform === 'linux' ? [threads.main, threads.worker] : []
  for (const figure of [cpu, ...perThread, bytes, together, restart.listening, ack.p50, ack.p99])
    expect(figure).toBeGreaterThan(0)
  expect(restart.first).toBeGreaterThanOrEqual(restart.listening)
  expect(restart.all).toBeGreaterThanOrEqual(restart.first)
  expect(describe(plan, measured)).not.toContain('NaN')
}, 120_000)
