/** `heptapolis league`: bots against bots over several mixes, with ratings. */
import { availableParallelism } from 'node:os'
import { BOT_NAMES, botNamed } from '@heptapolis/bots'
import { fixtures, type MatchResult, parseMix, type Standing, standings } from '@heptapolis/bots/league'
import { isOutside } from '@heptapolis/bots/outside'
import type { Command } from 'commander'
import { orFail, UserError } from '../errors.ts'
import { addResult, type LeagueHead, openLeague } from '../league/file.ts'
import { playLeague } from '../league/run.ts'
import { examples, list, wholeNumber } from '../options.ts'
import { progressBar } from '../simulation/progress.ts'
import { strong } from '../text/paint.ts'
import { table } from '../text/table.ts'

interface LeagueOptions {
  bots: string[]
  mixes: string[]
  games: number
  threads: number
  seed: string
  one?: boolean
  file?: string
  timeout: number
  json?: boolean
}

export function league(program: Command): void {
  program
    .command('league')
    .summary('rate bots against each other')
    .description(
      'Play bots against each other with balanced seatings: ratings, shares of wins, mean scores, thinking time.',
    )
    .option('--bots <list>', `at least two of ${BOT_NAMES.join(', ')}, "cmd:PROGRAM"`, list, ['medium', 'hard'])
    .option('--mixes <list>', 'mixes such as 2e:4, 1e:b:3, 2e:leaders+cities:5, 2e:all:4', list, ['2e:4'])
    .option('--games <count>', 'games in each mix', wholeNumber(1, 10_000_000), 100)
    .option('--one', 'the first bot alone against tables of each other bot')
    .option('--threads <count>', 'processor cores to use', wholeNumber(1, 256), availableParallelism())
    .option('--seed <text>', 'the same seed gives the same deals', 'league')
    .option('--file <file>', 'keep the games here, and take the league up again from here')
    .option('--timeout <ms>', 'how long an outside program may think', wholeNumber(1, 3_600_000), 5000)
    .option('--json', 'print JSON instead of tables')
    .addHelpText(
      'after',
      examples(
        ['league --bots easy,medium,hard --games 40', 'everybody against everybody'],
        ['league --bots expert,hard --one --games 400', 'one expert against three hard ones'],
        ['league --bots hard,"cmd:python3 mybot.py"', 'a program of your own'],
      ),
    )
    .action(start)
}

async function start(options: LeagueOptions): Promise<void> {
  const { bots, games, threads, seed, one = false, timeout } = options
  check(bots)
  const mixes = options.mixes.map((mix) => ({ mix, players: orFail(parseMix(mix)).seats.length }))
  const all = fixtures({ bots, mixes, games, one })
  const head: LeagueHead = { league: 1, seed, bots, mixes: options.mixes, one }
  const results = options.file ? openLeague(options.file, head) : []
  const played = new Set(results.map(keyOf))
  const left = all.filter((fixture) => !played.has(keyOf(fixture)))
  const bar = progressBar(left.length, 'games')
  let done = 0
  await playLeague(left, { seed, timeout }, threads, (result) => {
    results.push(result)
    if (options.file) addResult(options.file, result)
    bar.show(++done)
  })
  bar.end()
  console.log(options.json ? asJson(head, results) : asText(options.mixes, results))
}

const keyOf = ({ mix, game }: { mix: string; game: number }): string => `${mix} ${game}`

function check(bots: readonly string[]): void {
  if (new Set(bots).size < 2) throw new UserError('A league needs at least two different bots.')
  for (const name of bots) {
    if (isOutside(name) || botNamed(name)) continue
    throw new UserError(`There is no bot "${name}"; the bots are ${BOT_NAMES.join(', ')}, or "cmd:PROGRAM".`)
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
  return [...parts, ...(mixes.length > 1 ? [part('all mixes', results)] : [])].join('\n\n')
}

const HEAD = ['bot', 'rating', '95 %', 'games', 'wins', '±', 'fair', 'mean', 'ms a move', '95 % below']
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const part = (title: string, results: readonly MatchResult[]): string =>
  `${strong(`${title} · ${results.length} games`)}\n${table(standings(results).map(row), { head: HEAD, numbers: NUMBERS })}`

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const row = (one: Standing): string[] => [
  one.bot,
  one.rating.toFixed(0),
  `${one.low.toFixed(0)} to ${one.high.toFixed(0)}`,
  String(one.games),
  percent(one.wins),
  percent(one.error),
  percent(one.fair),
  one.mean.toFixed(1),
  one.median.toFixed(1),
  one.slow.toFixed(1),
]
