/** Benchmark results: their types, the check of a stored result, and their output as text tables. */
import { itemAt } from '@heptapolis/engine/kernel'
import { isRecord } from '@heptapolis/engine/records'
import { words } from '../language.ts'
import type { Measurement } from './measured.ts'

/** Number of players for comparing boxes. */
export const FULL_TABLE = 7

export interface BenchRate {
  perSecond: number
  /** Rate of the yardstick measured beside it. */
  pace?: number
  /** For games: microseconds per decision. */
  decision?: number
  /** Half the interquartile range of the parts, as a share: the measurement error. */
  spread?: number
}

export interface BenchRow extends BenchRate {
  what: string
  players: number
  boxes: string[]
}

export interface BenchResult {
  of?: Measurement
  rows: BenchRow[]
  memory?: { games: number; megabytes: number }
}

export const isBenchResult = (run: unknown): run is BenchResult =>
  isRecord(run) && Array.isArray(run.rows) && run.rows.every(isRow)

const isRow = (row: unknown): boolean =>
  isRecord(row) && typeof row.what === 'string' && typeof row.perSecond === 'number' && Array.isArray(row.boxes)

/** With an earlier run: its figure beside this one, and the speed-up. */
export function benchTable({ of, rows, memory }: BenchResult, before?: BenchResult): string {
  const { bench } = words()
  const runs = [
    ...(of ? [bench.ofRun(of)] : []),
    ...(before?.of ? [bench.ofRunBefore(before.of)] : []),
    ...[of, before?.of]
      .flatMap((run) => (run && run.load > run.cores ? [bench.busy(run.load, run.cores)] : []))
      .slice(0, 1),
  ]
  const lines = rows.map((row) =>
    rowText(
      row,
      before?.rows.find((other) => isSame(row, other)),
    ),
  )
  return [...runs, ...lines, ...(memory ? [bench.memory(memory.games, memory.megabytes)] : [])].join('\n')
}

const isSame = (one: BenchRow, other: BenchRow): boolean =>
  one.what === other.what && one.players === other.players && one.boxes.join() === other.boxes.join()

function rowText(row: BenchRow, before: BenchRow | undefined): string {
  const { what, players, boxes, perSecond, spread, decision } = row
  const { bench, players: playerWords } = words()
  const room = Math.max(...Object.values(bench.kinds).map((kind) => kind.length)) + 1
  return [
    (bench.kinds[what] ?? what).padEnd(room),
    playerWords(players).padStart(2),
    bench.perSecond(String(perSecond).padStart(9)),
    (spread === undefined ? '' : bench.spread(spread)).padStart(6),
    (decision === undefined ? '' : bench.decision(decision)).padStart(18),
    ...(before
      ? [bench.before(String(before.perSecond).padStart(9), timesAsFast(row, before), isInDoubt(row, before))]
      : []),
    boxes.join(' + ') || bench.baseGame,
  ].join('  ')
}

/** Normalised by the yardsticks if both runs have them. */
function timesAsFast(one: BenchRow, other: BenchRow): number {
  const paces = one.pace && other.pace ? one.pace / other.pace : 1
  return one.perSecond / other.perSecond / paces
}

/** Difference between two starts of the same engine (decision 3). */
const STARTS = 0.07

/** Whether the difference is within the errors of both runs and of two starts. */
const isInDoubt = (one: BenchRow, other: BenchRow): boolean =>
  Math.abs(Math.log(timesAsFast(one, other))) <= STARTS + (one.spread ?? 0) + (other.spread ?? 0)

/** Growth of the cost of a decision with players and boxes, and the cost of each box at a full table. */
export function growthText({ rows }: BenchResult): string {
  return [...new Set(rows.map(({ what }) => what))]
    .flatMap((what) =>
      growthOf(
        what,
        rows.filter((row) => row.what === what),
      ),
    )
    .join('\n')
}

function growthOf(what: string, rows: readonly BenchRow[]): string[] {
  const { bench } = words()
  const most = Math.max(...rows.map(({ boxes }) => boxes.length))
  const full = rows.filter(({ players }) => players === FULL_TABLE)
  const atFull = (boxes: number) => full.find((row) => row.boxes.length === boxes)?.decision ?? 0
  const alone = full.filter(({ boxes }) => boxes.length === 1)
  return [
    bench.kinds[what] ?? what,
    ...atSeveralTables(rows).map((same) => bench.withPlayers(mixName(itemAt(same, 0).boxes, most), fromTo(same))),
    bench.withBoxes(FULL_TABLE, atFull(most) / atFull(0)),
    ...alone.map(({ boxes, decision = 0 }) => bench.adds(itemAt(boxes, 0), decision - atFull(0))),
  ]
}

const atSeveralTables = (rows: readonly BenchRow[]): BenchRow[][] =>
  [...Map.groupBy(rows, ({ boxes }) => boxes.join()).values()].filter((same) => same.length > 1)

function mixName(boxes: readonly string[], most: number): string {
  const { bench } = words()
  if (boxes.length === 0) return bench.noBox
  return boxes.length === most ? bench.allBoxes : boxes.join(' + ')
}

/** Smallest and largest table, and the ratio of the costs of a decision. */
function fromTo(rows: readonly BenchRow[]): [few: number, many: number, times: number] {
  const [first, last] = [itemAt(rows, 0), itemAt(rows, rows.length - 1)]
  return [first.players, last.players, (last.decision ?? 0) / (first.decision ?? 1)]
}
