/**
 * Runs a league between bots on all threads. Besides the usual bots it takes variants (variants.ts) and versions with
 * other weights (`expert@before.json`). Results are appended to the file, and a stopped league resumes.
 * `heptapolis league` is the command for users.
 *
 *   node packages/bots/tools/league.ts --bots easy,medium,hard,expert,master --mix 1e:4 --mix 2e:all:4 --games 100 --file league.jsonl
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort } from 'node:worker_threads'
import { sure } from '@heptapolis/engine/search'
import {
  type Fixture,
  fixtures,
  type LeagueStanding,
  type MatchResult,
  parseMix,
  playMatch,
  seatingOf,
  standings,
} from '../src/league/index.ts'
import { onThreads } from './threads.ts'
import { variant } from './tuning/variants.ts'
import { wantsHelp } from './usage.ts'

interface Job extends Fixture {
  readonly seed: string
}

async function main(): Promise<void> {
  if (wantsHelp(import.meta.filename)) return
  const { values } = parseArgs({
    options: {
      bots: { type: 'string', default: 'medium,hard' },
      mix: { type: 'string', multiple: true, default: ['2e:4'] },
      games: { type: 'string', default: '100' },
      one: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '9' },
      seed: { type: 'string', default: 'league' },
      threads: { type: 'string', default: `${availableParallelism()}` },
      file: { type: 'string', default: 'league.jsonl' },
    },
  })
  const { seed, one, file } = values
  const bots = values.bots.split(',')
  const mixes = values.mix.map((mix) => seatingOf(mix, sure(parseMix(mix))))
  const results: MatchResult[] = existsSync(file) ? read(file) : []
  const played = new Set(results.map(keyOf))
  const waiting = fixtures({ bots, mixes, games: Number(values.games), one })
    .filter((fixture) => !played.has(keyOf(fixture)))
    .map((fixture): Job => ({ ...fixture, seed }))
  // Mixes alternate, so that a stopped league has equally many games of each.
  const order = new Map(mixes.map(({ mix }) => [mix, waiting.filter((job) => job.mix === mix)]))
  const jobs = Array.from({ length: Number(values.games) }, (_, i) => [...order.values()].flatMap((of) => of[i] ?? []))
  const left = jobs.flat()
  const end = performance.now() + Number(values.minutes) * 60_000
  await onThreads(
    import.meta.url,
    Number(values.threads),
    () => (performance.now() < end ? left.shift() : undefined),
    (result: MatchResult) => {
      results.push(result)
      appendFileSync(file, `${JSON.stringify(result)}\n`)
    },
  )
  console.log(HEAD)
  for (const { mix } of mixes) print(mix, standings(results.filter((result) => result.mix === mix)))
  if (mixes.length > 1) print('all mixes', standings(results))
}

const read = (file: string): MatchResult[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const keyOf = ({ mix, game, bots }: Pick<Fixture, 'mix' | 'game' | 'bots'>): string => `${mix} ${game} ${bots}`

const HEAD = `| mix | bot | rating (95 %) | games | wins | fair | points | ms a choice | 95 % below |
|---|---|---|---|---|---|---|---|---|`

const percent = (share: number): string => (100 * share).toFixed(1)

function print(title: string, rows: readonly LeagueStanding[]): void {
  for (const { bot, rating, low, high, games, wins, error, fair, mean, median, slow } of rows) {
    const range = `${rating.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`
    const shares = `${percent(wins)} % ± ${percent(error)} | ${percent(fair)} %`
    const costs = `${median.toFixed(1)} | ${slow.toFixed(1)}`
    console.log(`| ${title} | ${bot} | ${range} | ${games} | ${shares} | ${mean.toFixed(1)} | ${costs} |`)
  }
}

const clock = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

if (isMainThread) await main()
else parentPort?.on('message', (job: Job) => parentPort?.postMessage(playMatch(job, job.seed, variant, clock)))
