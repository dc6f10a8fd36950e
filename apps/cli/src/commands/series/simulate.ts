/** `heptapolis simulate`: plays many games between bots and summarises them. */

import { availableParallelism } from 'node:os'
import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine'
import { itemAt, ok } from '@heptapolis/engine/kernel'
import { agreementIn, METHODS, poolFault, type WonderMethod } from '@heptapolis/table/wonders'
import { type Command, Option } from 'commander'
import { words } from '../../language.ts'
import { freshSeed } from '../../library/seed.ts'
import { type MixFlags, newCommand, setupOf, wholeNumber, withBots, withMix } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import type { SimulationPlan } from '../../simulation/games.ts'
import { progressBar } from '../../simulation/progress.ts'
import { reportOf, reportText, type SimulationReport } from '../../simulation/report.ts'
import { runPlan } from '../../simulation/run.ts'
import { spreadPlan } from '../../spreading/plans.ts'
import { mayBeSpread } from '../../spreading/spread.ts'
import { botsNamed } from '../../table/seats.ts'
import { decimal, rate } from '../../text/numbers.ts'
import { strong } from '../../text/paint.ts'
import { boxNames } from '../../text/words.ts'

interface SimulateOptions extends MixFlags {
  games: number
  players: number
  bots: string[]
  seed?: string
  side?: string
  wonders?: WonderMethod
  threads: number
  queue?: string
  teams?: boolean
  json?: boolean
}

export function simulate(program: Command): void {
  const { options } = words().commands.simulate
  withBots(withMix(newCommand(program, 'simulate')), options.bots)
    .option('--games <count>', options.games, wholeNumber(1, 100_000_000), 100)
    .option('--players <count>', options.players, wholeNumber(2, 8), 4)
    .option('--seed <text>', options.seed)
    .option('--side <side>', options.side)
    .addOption(new Option('--wonders <name>', options.wonders).choices(METHODS).conflicts(['side', 'queue']))
    .option('--threads <count>', options.threads, wholeNumber(1, 256), availableParallelism())
    .option('--queue <url>', words().queue.option)
    .option('--teams', options.teams)
    .option('--json', options.json)
    .action(start)
}

async function start(options: SimulateOptions): Promise<void> {
  botsNamed(options.bots)
  const { players, side, bots, games } = options
  if (options.queue !== undefined) mayBeSpread(bots)
  const seats = Array.from({ length: players }, () => (side ? { side: side.toLowerCase() } : {}))
  const setup = setupOf(options, seats, options.seed ?? freshSeed(), options.teams)
  const rules = orFail(compile(setup, BOXES))
  const { wonders } = options
  orFail((wonders && poolFault(agreementIn(rules, wonders))) || ok(undefined))
  const plan: SimulationPlan = {
    setup,
    games,
    bots: seats.map((_, seat) => itemAt(bots, seat % bots.length)),
    ...(wonders && { wonders }),
  }
  const bar = progressBar(games, words().gamesUnit)
  const began = performance.now()
  const tally = await (options.queue === undefined
    ? runPlan(plan, options.threads, bar.show)
    : spreadPlan(plan, options.queue, bar.show))
  bar.end()
  const seconds = (performance.now() - began) / 1000
  const report = reportOf(tally, rules)
  console.log(options.json ? asJson(plan, report, options.threads, seconds) : asText(plan, report, seconds))
}

function asJson({ setup, bots }: SimulationPlan, results: SimulationReport, threads: number, seconds: number): string {
  const timing = {
    threads,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Number((results.games / seconds).toFixed(1)),
  }
  return JSON.stringify({ setup, bots, results, timing }, undefined, 2)
}

function asText({ setup, bots }: SimulationPlan, report: SimulationReport, seconds: number): string {
  const w = words()
  const table = [w.players(bots.length), setup.edition, boxNames(setup.boxes)]
  const title = [w.games(report.games), ...table, w.seed(setup.seed)].join(' · ')
  return [strong(title), '', reportText(report), '', w.speed(decimal(seconds, 1), rate(report.games / seconds))].join(
    '\n',
  )
}
