/**
 * Counts every card and other piece in games of one bot level: dealt, built, won with, by turn. Plays with various
 * expansions and three to seven players, on all threads. Counts are saved, and a stopped run resumes.
 *
 *   node packages/bots/tools/statistics.ts --level medium --games 1000000 --minutes 9 --file medium.json
 *
 * Files of several machines (each with its own seed) are added up into the figures of the library and of
 * `heptapolis stats`:
 *
 *   node packages/bots/tools/statistics.ts --publish medium.json medium-2.json
 *
 * With `--more` they are added to the published figures, whichever version of the bots played those.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort } from 'node:worker_threads'
import { EDITIONS, type Edition, type Ruleset } from '@heptapolis/engine/search'
import { weightsDigest } from '../src/at-table.ts'
import { botNamed } from '../src/bots.ts'
import { rulesOf } from '../src/league/mix.ts'
import { addCounts, type Count, type CountRow, type Counts, fromRow, toRow } from '../src/statistics/counts.ts'
import { countPublished, type LevelStatistics, publishedRow } from '../src/statistics/figures.ts'
import { countGame } from '../src/statistics/watch.ts'
import { ALL } from './mixes.ts'
import { onThreads } from './threads.ts'

interface Head {
  level: string
  weights: string
  seed: string
  mixes: readonly string[]
  /** Games per block. */
  block: number
}

interface StatisticsFile extends Head {
  /** Numbers of the finished blocks; the mixes alternate. */
  done: number[]
  /** By mix, by piece. */
  counts: Record<string, Record<string, CountRow>>
}

interface Job {
  readonly number: number
  readonly level: string
  readonly mix: string
  readonly seed: string
  readonly from: number
  readonly to: number
}

interface Done {
  readonly number: number
  readonly mix: string
  readonly counts: Counts
}

const TABLES = [3, 4, 5, 6, 7]
const WHOLE_SHELF = EDITIONS.flatMap((edition) => ['base', ...ALL, 'all'].map((box) => `${edition}:${box}`))

function count({ number, level, mix, seed, from, to }: Job): Done {
  const bot = botNamed(level)
  if (!bot) throw new Error(`There is no bot named ${level}.`)
  const counts: Counts = new Map()
  for (let game = from; game < to; game++) {
    countGame(rulesAt(`${mix}:${TABLES[game % TABLES.length]}`), `${seed} ${mix} ${game}`, bot, counts)
  }
  return { number, mix, counts }
}

const known = new Map<string, Ruleset>()

/** Cached: compiling a mix takes as long as some games. */
function rulesAt(mix: string): Ruleset {
  const before = known.get(mix)
  if (before) return before
  const rules = rulesOf(mix)
  known.set(mix, rules)
  return rules
}

const SAVE_EVERY = 30_000

async function countAll(): Promise<void> {
  const head: Head = {
    level: values.level,
    weights: weightsDigest(),
    seed: values.seed,
    mixes: values.mix ?? WHOLE_SHELF,
    block: Number(values.block),
  }
  const { done, counts } = open(values.file, head)
  const jobs = waiting(head, Number(values.games), new Set(done))
  const end = performance.now() + Number(values.minutes) * 60_000
  let saved = performance.now()
  const before = done.length
  await onThreads(
    import.meta.url,
    Number(values.threads),
    () => (performance.now() < end ? jobs.shift() : undefined),
    (block: Done) => {
      done.push(block.number)
      const sum = counts.get(block.mix) ?? new Map()
      addCounts(sum, block.counts)
      counts.set(block.mix, sum)
      if (performance.now() - saved < SAVE_EVERY) return
      saved = performance.now()
      save(values.file, head, done, counts)
    },
  )
  save(values.file, head, done, counts)
  console.log(`${(done.length - before) * head.block} games, ${done.length * head.block} in all`)
}

function waiting({ level, seed, mixes, block }: Head, games: number, done: ReadonlySet<number>): Job[] {
  const jobs: Job[] = []
  for (let number = 0; number * block < games; number++) {
    if (done.has(number)) continue
    const from = Math.floor(number / mixes.length) * block
    jobs.push({ number, level, mix: mixes[number % mixes.length], seed, from, to: from + block })
  }
  return jobs
}

function open(file: string, head: Head): { done: number[]; counts: Map<string, Counts> } {
  if (!existsSync(file)) return { done: [], counts: new Map() }
  const kept = read(file)
  const { done, counts: _counts, ...other } = kept
  if (JSON.stringify(other) !== JSON.stringify(head))
    throw new Error(`${file} holds other games (${JSON.stringify(other).slice(0, 200)}); name a new file.`)
  return { done, counts: countsOf(kept) }
}

const read = (file: string): StatisticsFile => JSON.parse(readFileSync(file, 'utf8'))

const countsOf = ({ counts }: StatisticsFile): Map<string, Counts> =>
  new Map(
    Object.entries(counts).map(([mix, rows]) => [
      mix,
      new Map(Object.entries(rows).map(([id, row]) => [id, fromRow(row)])),
    ]),
  )

/** Writes a temporary file and renames it, so that an interruption leaves a complete file. */
function save(file: string, head: Head, done: readonly number[], counts: ReadonlyMap<string, Counts>): void {
  const rows = [...counts].map(([mix, pieces]) => [mix, rowsOf(pieces)])
  writeFileSync(`${file}.new`, JSON.stringify({ ...head, done, counts: Object.fromEntries(rows) }))
  renameSync(`${file}.new`, file)
}

const rowsOf = (counts: Counts): Record<string, CountRow> =>
  Object.fromEntries(sorted(counts).map(([id, count]) => [id, toRow(count)]))

const sorted = (counts: Counts): [string, Count][] => [...counts].sort(([a], [b]) => (a < b ? -1 : 1))

const publishedFile = (level: string): string => join(import.meta.dirname, '..', 'src', 'statistics', `${level}.json`)

function publish(files: readonly string[]): void {
  const all = files.map(read)
  const [{ level, weights }] = all
  const file = publishedFile(level)
  const before: LevelStatistics | undefined = values.more ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (all.some((one) => one.level !== level || one.weights !== weights))
    throw new Error('These files are of several levels, or of several versions of the bots.')
  if (new Set(all.map(({ seed }) => seed)).size < all.length)
    throw new Error('Two of these files have the same seed, and so the same games.')
  const counted = all.reduce((sum, { done, block }) => sum + done.length * block, 0)
  const games = (before?.games ?? 0) + Math.round(counted / EDITIONS.length)
  const editions = EDITIONS.map((edition) => [edition, published(all, edition, before)])
  const versions = [...new Set([...(before?.weights ?? []), weights])]
  const statistics: LevelStatistics = { level, games, weights: versions, editions: Object.fromEntries(editions) }
  writeFileSync(file, `${inLines(statistics)}\n`)
  console.log(`${file}: ${games} games of ${level} in each edition`)
}

/** Sums the mixes of an edition. */
function published(
  all: readonly StatisticsFile[],
  edition: Edition,
  before?: LevelStatistics,
): LevelStatistics['editions'][Edition] {
  const sum: Counts = new Map()
  for (const [id, row] of Object.entries(before?.editions[edition] ?? {})) if (row) sum.set(id, countPublished(row))
  for (const kept of all) {
    for (const [mix, counts] of countsOf(kept)) if (mix.startsWith(edition)) addCounts(sum, counts)
  }
  return Object.fromEntries(sorted(sum).map(([id, count]) => [id, publishedRow(count)]))
}

/** One piece per line, for readable diffs. */
const inLines = (statistics: LevelStatistics): string =>
  JSON.stringify(statistics)
    .replaceAll(/("[\w-]+":(?:\[|\{))/g, '\n$1')
    .replace('\n{', '{')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'medium' },
    games: { type: 'string', default: '1000' },
    mix: { type: 'string', multiple: true },
    block: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '9' },
    seed: { type: 'string', default: 'statistics' },
    threads: { type: 'string', default: `${availableParallelism()}` },
    file: { type: 'string', default: 'statistics.json' },
    publish: { type: 'boolean', default: false },
    more: { type: 'boolean', default: false },
  },
})

if (!isMainThread) parentPort?.on('message', (job: Job) => parentPort?.postMessage(count(job)))
else if (values.publish) publish(positionals)
else await countAll()
