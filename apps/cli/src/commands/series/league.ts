/** `heptapolis league`: lets bots play many games against each other and prints their ratings. */
import { availableParallelism } from 'node:os'
import { BOT_NAMES } from '@heptapolis/bots'
import {
  fixtures,
  isVersion,
  type LeagueStanding,
  type MatchResult,
  parseMix,
  type SeatingPlan,
  seatingOf,
  standings,
  versionNamed,
} from '@heptapolis/bots/league'
import { isOutside } from '@heptapolis/bots/outside'
import type { Command } from 'commander'
import { UserError } from '../../errors.ts'
import { readJson } from '../../files.ts'
import { say, words } from '../../language.ts'
import { addResult, type LeagueHead, openLeague } from '../../league/file.ts'
import { playLeague } from '../../league/run.ts'
import { list, newCommand, wholeNumber } from '../../options.ts'
import { progressBar } from '../../simulation/progress.ts'
import { mayBeSpread, spreadOut } from '../../spreading/spread.ts'
import { decimal } from '../../text/numbers.ts'
import { strong } from '../../text/paint.ts'
import { standInLines } from '../../text/stand-ins.ts'
import { table } from '../../text/table.ts'

interface LeagueOptions {
  bots: string[]
  mixes: string[]
  games: number
  threads: number
  seed: string
  one?: boolean
  file?: string
  timeout: number
  queue?: string
  json?: boolean
}

export function league(program: Command): void {
  const { options } = words().commands.league
  newCommand(program, 'league')
    .option('--bots <list>', `${options.bots} (${BOT_NAMES.join(', ')})`, list, ['medium', 'hard'])
    .option('--mixes <list>', options.mixes, list, ['2e:4'])
    .option('--games <count>', options.games, wholeNumber(1, 10_000_000), 100)
    .option('--one', options.one)
    .option('--threads <count>', options.threads, wholeNumber(1, 256), availableParallelism())
    .option('--seed <text>', options.seed, 'league')
    .option('--file <file>', options.file)
    .option('--timeout <ms>', options.timeout, wholeNumber(1, 3_600_000), 5000)
    .option('--queue <url>', words().queue.option)
    .option('--json', options.json)
    .action(start)
}

async function start(options: LeagueOptions): Promise<void> {
  const { bots, games, threads, seed, one = false, timeout } = options
  check(bots)
  const mixes = options.mixes.map(seatingAt)
  const all = fixtures({ bots, mixes, games, one })
  const head: LeagueHead = { league: 1, seed, bots, mixes: options.mixes, one }
  const results = options.file ? openLeague(options.file, head) : []
  const played = new Set(results.map(keyOf))
  const left = all.filter((fixture) => !played.has(keyOf(fixture)))
  const bar = progressBar(left.length, words().gamesUnit)
  let done = 0
  const add = (result: MatchResult): void => {
    results.push(result)
    if (options.file) addResult(options.file, result)
    bar.show(++done)
  }
  if (options.queue === undefined) await playLeague(left, { seed, timeout }, threads, add)
  else {
    mayBeSpread(bots)
    const jobs = left.map((fixture) => ({ fixture, seed }))
    await spreadOut(options.queue, 'league', jobs, { inOrder: add })
  }
  bar.end()
  console.log(options.json ? asJson(head, results) : asText(options.mixes, results))
}

function seatingAt(mix: string): SeatingPlan {
  const setup = parseMix(mix)
  if (!setup.ok) throw new UserError(words().errors.badMix(mix, say().problem(setup.error)))
  return seatingOf(mix, setup.value)
}

const keyOf = ({ mix, game }: { mix: string; game: number }): string => `${mix} ${game}`

const readExperience = (file: string): unknown => readJson(file, words().experienceFile)

function check(bots: readonly string[]): void {
  if (new Set(bots).size < 2) throw new UserError(words().errors.twoBots)
  for (const name of bots) {
    if (isOutside(name) || versionNamed(name, readExperience)) continue
    if (isVersion(name)) throw new UserError(words().errors.noExperience(name))
    throw new UserError(words().errors.noSuchBot(name, `${BOT_NAMES.join(', ')}, "expert@FILE", "cmd:PROGRAM"`))
  }
}

const inMix = (results: readonly MatchResult[], mix: string): MatchResult[] =>
  results.filter((result) => result.mix === mix)

function asJson(head: LeagueHead, results: readonly MatchResult[]): string {
  const mixes = head.mixes.map((mix) => ({ mix, standings: standings(inMix(results, mix)) }))
  return JSON.stringify({ ...head, games: results.length, overall: standings(results), mixes }, undefined, 2)
}

function asText(mixes: readonly string[], results: readonly MatchResult[]): string {
  const parts = mixes.map((mix) => part(mix, inMix(results, mix)))
  return [...parts, ...(mixes.length > 1 ? [part(words().league.allMixes, results)] : [])].join('\n\n')
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function part(title: string, results: readonly MatchResult[]): string {
  const all = standings(results)
  return [
    strong(`${title} · ${words().games(results.length)}`),
    table(all.map(row), { head: words().league.head, numbers: NUMBERS }),
    ...standInLines(all),
  ].join('\n')
}

const percent = (share: number): string => words().percent(decimal(100 * share, 1))

const row = (one: LeagueStanding): string[] => [
  one.bot,
  decimal(one.rating, 0),
  words().league.range(decimal(one.low, 0), decimal(one.high, 0)),
  String(one.games),
  percent(one.wins),
  percent(one.error),
  percent(one.fair),
  decimal(one.mean, 1),
  decimal(one.median, 1),
  decimal(one.slow, 1),
]
