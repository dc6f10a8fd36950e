/**
 * Benchmark of this checkout against another one: measures both servers in turn with the same load, and prints medians.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { quantile } from '../faults/figures.ts'
import { type BenchFigures, measure, type Plan } from './measure.ts'

/** Entry of the measured server in a checkout; the second is that of 7f4d4742. */
const PROGRAMS = ['packages/server/faults/test-server.ts', 'packages/server/faults/inn.ts']

export function programIn(checkout: string): string {
  const found = PROGRAMS.map((program) => join(checkout, program)).find((program) => existsSync(program))
  if (found === undefined) throw new Error(`There is no server to measure in ${checkout}.`)
  return found
}

const FIGURES: readonly (readonly [string, (measured: BenchFigures) => number])[] = [
  ['CPU, µs per choice', ({ cpu }) => cpu],
  ['main thread', ({ threads }) => threads.main],
  ['worker threads', ({ threads }) => threads.worker],
  ["V8's helper threads", ({ threads }) => threads.v8],
  ['other threads', ({ threads }) => threads.other],
  ['choices per second', ({ perSecond }) => perSecond],
  ['acknowledged, p50 ms', ({ ack }) => ack.p50],
  ['acknowledged, p99 ms', ({ ack }) => ack.p99],
  ['choices per commit', ({ together }) => together],
  ['bytes per choice', ({ bytes }) => bytes],
]

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return (quantile(sorted, 0.5) + quantile(sorted.toReversed(), 0.5)) / 2
}

/** Measures both `pairs` times, alternating the order. Flags apply to our side only, so that they can be compared. */
export async function inPairs(plan: Plan, pairs: number, against: string): Promise<string> {
  const program = programIn(against)
  const theirs: BenchFigures[] = []
  const ours: BenchFigures[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const turns = [
      async () => theirs.push(await measure({ ...plan, program, flags: [] })),
      async () => ours.push(await measure(plan)),
    ]
    for (const turn of pair % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  return pairsText(theirs, ours)
}

/** Median of each side, and median of the ratios of pairs. */
export function pairsText(theirs: readonly BenchFigures[], ours: readonly BenchFigures[]): string {
  const cells = FIGURES.map(([name, figure]) => {
    const ratios = ours.map((own, i) => figure(own) / figure(theirs[i]))
    const each = [theirs, ours].map((side) => `${median(side.map(figure)).toFixed(1)} (${all(side, figure)})`)
    return `| ${name} | ${each.join(' | ')} | ${Number.isFinite(median(ratios)) ? median(ratios).toFixed(2) : '-'} |`
  })
  return [`| medians of ${ours.length} pairs | before | now | ratio |`, '|---|---|---|---|', ...cells].join('\n')
}

const all = (side: readonly BenchFigures[], figure: (measured: BenchFigures) => number): string =>
  side.map((measured) => figure(measured).toFixed(figure(measured) < 100 ? 1 : 0)).join(' ')
