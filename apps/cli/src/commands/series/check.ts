/** `heptapolis check`: plays games with all combinations of expansions and verifies them move by move. */

import { availableParallelism } from 'node:os'
import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import type { Command } from 'commander'
import { allMixes, type CheckedMix, mixName, refusalOf, setupOfMix } from '../../checking/mixes.ts'
import { withoutSecond } from '../../checking/reference.ts'
import { type CheckResult, runTasks, tasksFor } from '../../checking/run.ts'
import { UserError } from '../../errors.ts'
import { say, words } from '../../language.ts'
import { list, newCommand, wholeNumber } from '../../options.ts'
import { progressBar } from '../../simulation/progress.ts'
import { spreadTasks } from '../../spreading/plans.ts'

interface CheckOptions {
  games: number
  mix?: string[]
  seed: string
  second?: number
  threads: number
  queue?: string
  json?: boolean
}

const MOST_GAMES = 100_000_000
const SECOND_SHARE = 0.1

export function check(program: Command): void {
  const { options } = words().commands.check
  newCommand(program, 'check')
    .option('--games <count>', options.games, wholeNumber(1, MOST_GAMES), 1000)
    .option('--mix <expansions>', options.mix, list)
    .option('--seed <text>', options.seed, 'check')
    .option('--second <games>', options.second, wholeNumber(0, MOST_GAMES))
    .option('--threads <count>', options.threads, wholeNumber(1, 256), availableParallelism())
    .option('--queue <url>', words().queue.option)
    .option('--json', options.json)
    .action(start)
}

async function start(options: CheckOptions): Promise<void> {
  const mixes = mixesAskedFor(options.mix)
  const playable = mixes.filter((mix) => refusalOf(mix) === undefined)
  if (playable.length === 0) throw new UserError(refusals(mixes)[0] ?? words().errors.noSuchMix)
  const bar = progressBar(options.games, words().gamesUnit)
  const second = Math.min(options.games, options.second ?? Math.ceil(options.games * SECOND_SHARE))
  const tasks = tasksFor(playable, options.games, options.seed, second)
  const outcome = await (options.queue === undefined
    ? runTasks(tasks, options.threads, bar.show)
    : spreadTasks(tasks, options.queue, bar.show))
  bar.end()
  const report: Report = {
    mixes,
    playable,
    outcome,
    unreached: unreachedLines(playable, outcome),
    withoutSecond: second === 0 ? [] : withoutSecond(playable),
  }
  console.log(options.json ? asJson(report) : asText(report))
  if (outcome.failures.length > 0) throw new UserError(words().errors.failed(outcome.failures.length))
}

/** Summary of all games. */
interface Report {
  mixes: readonly CheckedMix[]
  playable: readonly CheckedMix[]
  outcome: CheckResult
  /** Lines of the script that no game executed. */
  unreached: readonly string[]
  /** Boxes that the reference does not support. */
  withoutSecond: readonly string[]
}

function mixesAskedFor(boxes: string[] | undefined): CheckedMix[] {
  if (boxes === undefined) return allMixes()
  const wanted = boxes.filter((box) => box !== itemAt(BOXES, 0).id)
  const unknown = wanted.find((box) => !BOXES.some(({ id }) => id === box))
  if (unknown) throw new UserError(words().errors.noSuchBox(unknown))
  return allMixes(wanted).filter((mix) => mix.boxes.length === wanted.length)
}

/** Lines of the script of some mix that no game executed. */
function unreachedLines(playable: readonly CheckedMix[], { lines }: CheckResult): string[] {
  const missing = new Set<string>()
  for (const mix of playable) {
    const rules = compile(setupOfMix(mix, ''), BOXES)
    if (rules.ok) for (const { id } of rules.value.script) if (!lines.has(id)) missing.add(id)
  }
  return [...missing]
}

/** Reasons why mixes cannot be played, each once. */
const refusals = (mixes: readonly CheckedMix[]): string[] => [
  ...new Set(
    mixes.flatMap((mix) => {
      const refusal = refusalOf(mix)
      return refusal ? [say().problem(refusal)] : []
    }),
  ),
]

function asJson({ mixes, playable, outcome, ...said }: Report): string {
  const { games, failures } = outcome
  const counts = { mixes: mixes.length, playable: playable.length, games, failed: failures.length }
  return JSON.stringify({ ...counts, ...said, refusals: refusals(mixes), failures }, undefined, 2)
}

const SHOWN = 10

function asText({ mixes, playable, outcome, unreached, withoutSecond: unknown }: Report): string {
  const { games, failures } = outcome
  const { check: said } = words()
  const lines = [
    said.summary(games, playable.length, mixes.length - playable.length),
    ...refusals(mixes).map((reason) => `  ${reason}`),
    unreached.length === 0 ? said.allReached : said.unreached(unreached.join(', ')),
    ...(unknown.length === 0 ? [] : [said.withoutSecond(unknown.map((box) => say().boxName(box)))]),
  ]
  for (const { mix, seed, message, record, position } of failures.slice(0, SHOWN)) {
    lines.push('', said.failed(mixName(mix), seed), `  ${message}`)
    if (position) lines.push(`  ${JSON.stringify(position)}`)
    lines.push(`  ${JSON.stringify(record)}`)
  }
  return [...lines, '', said.outcome(games - failures.length, failures.length)].join('\n')
}
