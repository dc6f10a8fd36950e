import { describe, expect, test } from 'vitest'
import { type BenchRow, benchTable, growthText, isBenchResult } from './table.ts'

const LISTED = 'games, every move listed'
const row = (players: number, boxes: string[], perSecond: number, decision: number): BenchRow => ({
  what: LISTED,
  players,
  boxes,
  perSecond,
  decision,
})
const rows = [
  row(3, [], 8000, 2),
  row(7, [], 4000, 3),
  row(7, ['leaders'], 2500, 3.5),
  row(3, ['cities'], 7000, 2),
  row(7, ['cities'], 3500, 3.2),
  row(8, ['cities'], 3000, 3.4),
  row(3, ['leaders', 'cities'], 900, 4),
  row(7, ['leaders', 'cities'], 600, 6),
]

describe('A benchmark table', () => {
  test('compares with an earlier run row by row and prints the speed-up', () => {
    const before = { rows: [row(7, [], 2000, 6), row(3, [], 10000, 1.6)] }
    const [first, second, third] = benchTable({ rows }, before).split('\n')
    expect(first).toMatch(/3 players +8000 \/s +2\.00 µs per decision +before +10000 \/s, × 0\.80 +base game$/)
    expect(second).toContain('before      2000 /s, × 2.00')
    expect(third).not.toContain('before')
  })

  test('marks differences within the spread of both runs as uncertain', () => {
    const now = { rows: [{ ...rows[0], spread: 0.04 }] }
    const ratio = (perSecond: number) => benchTable(now, { rows: [{ ...rows[0], perSecond, spread: 0.03 }] })
    expect(ratio(7600)).toMatch(/8000 \/s +±4% .* × 1\.05 \(in doubt\)/)
    expect(ratio(6000)).toMatch(/× 1\.33 +base game$/)
  })

  test('normalises by the speed of the machine in both runs', () => {
    const now = { rows: [{ ...rows[0], pace: 500, spread: 0 }] }
    const ratio = (pace: number) => benchTable(now, { rows: [{ ...rows[0], perSecond: 16000, pace, spread: 0 }] })
    expect(ratio(1000)).toMatch(/before +16000 \/s, × 1\.00 \(in doubt\)/)
    expect(ratio(500)).toMatch(/× 0\.50 +base game$/)
  })

  test('names commit and machine, and warns about a busy one', () => {
    const of = { commit: 'abc1234', node: 'v24.0.0', processor: 'Some CPU', cores: 2, load: 1 }
    expect(
      benchTable({ of, rows }, { of: { ...of, commit: 'def5678' }, rows })
        .split('\n')
        .slice(0, 2),
    ).toEqual([
      'Measured: abc1234, Node v24.0.0, Some CPU, 2 cores',
      'Before:   def5678, Node v24.0.0, Some CPU, 2 cores',
    ])
    const busy = { of: { ...of, load: 9 }, rows }
    expect(benchTable(busy)).toContain('busy: 9 processes on 2 cores')
    expect(benchTable({ of, rows }, busy)).toContain('busy: 9 processes on 2 cores')
  })

  test('has a name for every measurement', () => {
    const kinds = ['copies', 'copies into a kept game', 'inputs of a seat', 'steps of many at once']
    for (const what of kinds) {
      expect(benchTable({ rows: [{ what, players: 3, boxes: [], perSecond: 1 }] })).toMatch(/^[a-z ]+ +3 players/)
    }
  })

  test('shows how the cost of a decision grows with players and boxes', () => {
    expect(growthText({ rows }).split('\n')).toEqual([
      LISTED,
      '  no expansion, from 3 to 7 players: a decision costs × 1.50',
      '  cities, from 3 to 8 players: a decision costs × 1.70',
      '  all expansions, from 3 to 7 players: a decision costs × 1.50',
      '  7 players, from no expansion to all: a decision costs × 2.00',
      '  leaders alone adds 0.50 µs to a decision',
      '  cities alone adds 0.20 µs to a decision',
    ])
  })

  test('rejects files of another kind', () => {
    expect(isBenchResult({ rows })).toBe(true)
    for (const other of [undefined, [], {}, { rows: 3 }, { rows: [{ what: LISTED }] }]) {
      expect(isBenchResult(other)).toBe(false)
    }
  })
})
