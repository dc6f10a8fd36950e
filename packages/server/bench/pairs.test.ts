import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BenchFigures } from './measure.ts'
import { pairsText, programIn } from './pairs.ts'

const measured = (cpu: number): BenchFigures => ({
  cpu,
  choices: 100,
  perSecond: 10,
  threads: { main: cpu / 2, worker: cpu / 4, v8: cpu / 4, other: 0 },
  share: 0.1,
  ack: { p50: 2, p99: 9 },
  bytes: 2000,
  together: 1.5,
  sockets: 8,
  bytesPerSocket: 6000,
  grownPerSocket: 9000,
  grownLater: 8000,
})

test('prints medians of both sides and of the ratios, and no ratio to zero', () => {
  const rows = pairsText([1000, 3000, 2000].map(measured), [500, 900, 2000].map(measured)).split('\n')
  expect(rows).toContain('| CPU, µs per choice | 2000.0 (1000 3000 2000) | 900.0 (500 900 2000) | 0.50 |')
  expect(rows).toContain('| other threads | 0.0 (0.0 0.0 0.0) | 0.0 (0.0 0.0 0.0) | - |')
})

test('rejects a folder without a server', () => {
  expect(() => programIn(import.meta.dirname)).toThrow('no server to measure')
})

test('finds the server of the first measured version', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'heptapolis-checkout-'))
  const program = join(checkout, 'packages/server/faults/inn.ts')
  mkdirSync(join(program, '..'), { recursive: true })
  writeFileSync(program, '')
  expect(programIn(checkout)).toBe(program)
  rmSync(checkout, { recursive: true })
})
