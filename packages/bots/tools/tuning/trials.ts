/**
 * Tests variants of the bot `expert` against it: the same deals, the variant on each seat in turn, on all threads. A
 * variant is finished when its interval excludes zero gain, or after a number of games. Results are appended to the
 * file, and a stopped trial resumes.
 *
 *   node packages/bots/tools/tuning/trials.ts --mix 1e:4 --games 400 --minutes 8 --file trials.jsonl 'worlds x4' 'no tree'
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort } from 'node:worker_threads'
import { doubt } from '../../src/league/doubt.ts'
import { type MatchResult, playMatch } from '../../src/league/match.ts'
import { parseMix } from '../../src/league/mix.ts'
import type { Fixture } from '../../src/league/schedule.ts'
import { onThreads } from '../threads.ts'
import { wantsHelp } from '../usage.ts'
import { VARIANTS, variant } from './variants.ts'

interface Job extends Fixture {
  readonly seed: string
}

const clock = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function main(): Promise<void> {
  if (wantsHelp(import.meta.filename)) return
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mix: { type: 'string', multiple: true, default: ['1e:4'] },
      against: { type: 'string', default: 'expert' },
      games: { type: 'string', default: '400' },
      minutes: { type: 'string', default: '8' },
      seed: { type: 'string', default: 'trials' },
      threads: { type: 'string', default: `${availableParallelism()}` },
      file: { type: 'string', default: 'trials.jsonl' },
      /** Plays all games: early stopping biases the result upwards. */
      whole: { type: 'boolean', default: false },
    },
  })
  const names = positionals.length > 0 ? positionals : Object.keys(VARIANTS)
  const results: MatchResult[] = existsSync(values.file) ? read(values.file) : []
  const jobs = schedule(names, values.mix, values.against, Number(values.games), values.seed)
  const before = new Set(results.map(keyOf))
  const waiting = jobs.filter((job) => !before.has(keyOf(job)))
  const end = performance.now() + Number(values.minutes) * 60_000
  const settled = new Set<string>()
  const next = (): Job | undefined => {
    while (performance.now() < end) {
      const job = waiting.shift()
      if (!job || !settled.has(`${nameOf(job, values.against)} ${job.mix}`)) return job
    }
    return undefined
  }
  const done = (result: MatchResult): void => {
    results.push(result)
    appendFileSync(values.file, `${JSON.stringify(result)}\n`)
    const name = nameOf(result, values.against)
    if (!values.whole && isSettled(figuresOf(results, name, result.mix))) settled.add(`${name} ${result.mix}`)
  }
  await onThreads(import.meta.url, Number(values.threads), next, done)
  console.log(HEAD)
  for (const mix of values.mix) for (const name of names) console.log(line(figuresOf(results, name, mix)))
}

const read = (file: string): MatchResult[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text))

const keyOf = ({ mix, game, bots }: Pick<Fixture, 'mix' | 'game' | 'bots'>): string => `${mix} ${game} ${bots}`
const nameOf = ({ bots }: Pick<Fixture, 'bots'>, against: string): string =>
  bots.find((bot) => bot !== against) ?? against

/** Variants alternate, so that a stopped trial has equally many games of each. */
function schedule(
  names: readonly string[],
  mixes: readonly string[],
  against: string,
  games: number,
  seed: string,
): Job[] {
  const jobs: Job[] = []
  for (let game = 0; game < games; game++) {
    for (const mix of mixes) {
      const setup = parseMix(mix)
      if (!setup.ok) throw new Error(setup.error.message)
      const players = setup.value.seats.length
      for (const name of names) {
        const bots = Array.from({ length: players }, (_, seat) => (seat === game % players ? name : against))
        jobs.push({ game, mix, bots, deal: Math.floor(game / players), seed })
      }
    }
  }
  return jobs
}

interface Figures {
  readonly name: string
  readonly mix: string
  readonly games: number
  readonly fair: number
  readonly wins: number
  readonly error: number
  /** Points above `expert` on the same seat of the same deal. */
  readonly gain: number
  readonly gainError: number
  /** CPU milliseconds per choice of the variant, and of the others. */
  readonly cost: number
  readonly usual: number
}

function figuresOf(results: readonly MatchResult[], name: string, mix: string): Figures {
  const mine = results.filter((one) => one.mix === mix && one.bots.includes(name))
  const wins: number[] = []
  const gains: number[] = []
  const costs: number[] = []
  const usual: number[] = []
  for (const { bots, points, ranks, thinking } of mine) {
    const seat = bots.indexOf(name)
    const others = points.filter((_, i) => i !== seat)
    wins.push(ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0)
    gains.push(points[seat] - mean(others))
    costs.push(...thinking[seat])
    usual.push(...thinking.filter((_, i) => i !== seat).flat())
  }
  return {
    name,
    mix,
    games: mine.length,
    fair: 1 / (mine[0]?.bots.length ?? 1),
    wins: mean(wins),
    error: doubt(mean(wins), wins.length),
    gain: mean(gains),
    gainError: half(gains),
    cost: mean(costs),
    usual: mean(usual),
  }
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length)

/** Half-width of the 95 % interval. */
function half(list: readonly number[]): number {
  const middle = mean(list)
  return 1.96 * Math.sqrt(mean(list.map((x) => (x - middle) ** 2)) / Math.max(1, list.length))
}

const FEWEST_GAMES = 100
const isSettled = ({ games, wins, error, fair }: Figures): boolean =>
  games >= FEWEST_GAMES && Math.abs(wins - fair) > error * 1.25

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`

const HEAD = `| variant | mix | games | wins | points more | × the cost |
|---|---|---|---|---|---|`

const line = ({ name, mix, games, wins, error, gain, gainError, cost, usual }: Figures): string =>
  `| ${name} | ${mix} | ${games} | ${percent(wins)} ± ${(100 * error).toFixed(1)} | ${gain.toFixed(2)} ± ${gainError.toFixed(2)} | ${(cost / usual).toFixed(2)} |`

if (!isMainThread)
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(playMatch(job, job.seed, variant, clock)))
else await main()
