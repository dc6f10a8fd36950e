/** `heptapolis simulate`: many games between bots, and what they add up to. */
import { availableParallelism } from 'node:os'
import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine'
import type { Command } from 'commander'
import { orFail } from '../errors.ts'
import { freshSeed } from '../library/seed.ts'
import { examples, type MixOptions, setupOf, wholeNumber, withBots, withMix } from '../options.ts'
import type { Plan } from '../simulation/games.ts'
import { progressBar } from '../simulation/progress.ts'
import { type Report, reportOf, reportText } from '../simulation/report.ts'
import { runPlan } from '../simulation/run.ts'
import { botsNamed } from '../table/seats.ts'
import { strong } from '../text/paint.ts'

interface SimulateOptions extends MixOptions {
  games: number
  players: number
  bots: string[]
  seed?: string
  side?: string
  threads: number
  teams?: boolean
  json?: boolean
}

export function simulate(program: Command): void {
  withBots(withMix(program.command('simulate')), 'bots in turn around the table, one seat on with every game')
    .summary('play many games between bots')
    .description('Play many games between bots and sum them up: scores by category, victories by wonder, seat and bot.')
    .option('--games <count>', 'how many games', wholeNumber(1, 100_000_000), 100)
    .option('--players <count>', 'players at the table, 2 to 8', wholeNumber(2, 8), 4)
    .option('--seed <text>', 'the same seed gives the same games')
    .option('--side <side>', 'side of every wonder: a or b in 1e, day or night in 2e')
    .option(
      '--threads <count>',
      'processor cores to use (results are the same)',
      wholeNumber(1, 256),
      availableParallelism(),
    )
    .option('--teams', 'play in teams of two, where a box allows it')
    .option('--json', 'print JSON instead of tables')
    .addHelpText(
      'after',
      examples(
        ['simulate --games 1000', 'a thousand games of four greedy bots'],
        ['simulate --bots greedy,random --players 3', 'one against the other, seats balanced'],
        ['simulate --edition 1e --side b --seed x --json', 'figures for another program'],
      ),
    )
    .action(start)
}

async function start(options: SimulateOptions): Promise<void> {
  botsNamed(options.bots)
  const { players, side, bots, games } = options
  const seats = Array.from({ length: players }, () => (side ? { side: side.toLowerCase() } : {}))
  const setup = setupOf(options, seats, options.seed ?? freshSeed(), options.teams)
  const rules = orFail(compile(setup, BOXES))
  const plan: Plan = { setup, games, bots: seats.map((_, seat) => bots[seat % bots.length]) }
  const bar = progressBar(games, 'games')
  const began = performance.now()
  const tally = await runPlan(plan, options.threads, bar.show)
  bar.end()
  const seconds = (performance.now() - began) / 1000
  const report = reportOf(tally, rules)
  console.log(options.json ? asJson(plan, report, options.threads, seconds) : asText(plan, report, seconds))
}

function asJson({ setup, bots }: Plan, results: Report, threads: number, seconds: number): string {
  const timing = { threads, seconds: Number(seconds.toFixed(3)), gamesPerSecond: Math.round(results.games / seconds) }
  return JSON.stringify({ setup, bots, results, timing }, undefined, 2)
}

function asText({ setup, bots }: Plan, report: Report, seconds: number): string {
  const boxes = ['base', ...setup.boxes].join(' + ')
  return [
    strong(`${report.games} games · ${bots.length} players · ${setup.edition} · ${boxes} · seed ${setup.seed}`),
    '',
    reportText(report),
    '',
    `${seconds.toFixed(1)} s, ${Math.round(report.games / seconds)} games a second`,
  ].join('\n')
}
