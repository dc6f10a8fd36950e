import { expect, test } from 'vitest'
import { inWords, measure } from './online.ts'

test('the bench plays real games and finds a figure for everything', async () => {
  const plan = { tables: 2, people: 3, choices: 3, think: 20 }
  const measured = await measure(plan)
  expect(measured.sockets).toBe(6)
  expect(measured.choices).toBeGreaterThanOrEqual(12)
  const { cpu, bytes, together, restart, ack } = measured
  for (const figure of [cpu, bytes, together, restart.listening, ack.p50, ack.p99]) expect(figure).toBeGreaterThan(0)
  expect(restart.first).toBeGreaterThanOrEqual(restart.listening)
  expect(restart.all).toBeGreaterThanOrEqual(restart.first)
  expect(inWords(plan, measured)).not.toContain('NaN')
}, 120_000)
