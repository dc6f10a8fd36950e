/** What was measured, as people read it. */
import { words } from '../language.ts'

export interface BenchRow {
  what: string
  players: number
  boxes: string[]
  perSecond: number
}

export interface BenchResult {
  rows: BenchRow[]
  memory: { games: number; megabytes: number }
}

export function benchTable({ rows, memory }: BenchResult): string {
  const { bench, players: playerWords } = words()
  const room = Math.max(...Object.values(bench.kinds).map((kind) => kind.length)) + 1
  const lines = rows.map(
    ({ what, players, boxes, perSecond }) =>
      `${bench.kinds[what].padEnd(room)} ${playerWords(players).padStart(2)}  ${bench.perSecond(String(perSecond).padStart(9))}  ${boxes.join(' + ') || bench.baseGame}`,
  )
  return [...lines, bench.memory(memory.games, memory.megabytes)].join('\n')
}
