/** `heptapolis check`: games over every mix there is, verified move by move. */
import { availableParallelism } from 'node:os'
import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine'
import type { Command } from 'commander'
import { allMixes, type Mix, mixName, refusalOf, setupOfMix } from '../checking/mixes.ts'
import { type Outcome, runTasks, tasksFor } from '../checking/run.ts'
import { UserError } from '../errors.ts'
import { examples, list, wholeNumber } from '../options.ts'
import { progressBar } from '../simulation/progress.ts'

interface CheckOptions {
  games: number
  mix?: string[]
  seed: string
  second?: number
  threads: number
  json?: boolean
}

const MOST_GAMES = 100_000_000
const SECOND_SHARE = 0.1

export function check(program: Command): void {
  program
    .command('check')
    .summary('verify the rules over every mix of boxes')
    .description(
      'Play random and greedy games over every mix of boxes, edition, player count and teams, and verify what must hold ' +
        'in any game: cards and coins conserved, views that leak nothing, positions and views that can be taken up again, ' +
        'replay equal to play, score sheets that add up. ' +
        'In some of them a scorer and payer written a second time must agree with the engine.',
    )
    .option('--games <count>', 'how many games, spread over all mixes', wholeNumber(1, MOST_GAMES), 1000)
    .option('--mix <boxes>', 'only mixes of exactly these boxes, with commas; "base" for none', list)
    .option('--seed <text>', 'the same seed gives the same games', 'check')
    .option(
      '--second <games>',
      'in how many of them the second scorer and payer look on (default: a tenth)',
      wholeNumber(0, MOST_GAMES),
    )
    .option('--threads <count>', 'processor cores to use', wholeNumber(1, 256), availableParallelism())
    .option('--json', 'print JSON instead of text')
    .addHelpText(
      'after',
      examples(
        ['check --games 50000', 'ten games of each mix'],
        ['check --mix leaders,armada --games 500', 'one mix of boxes, all player counts'],
        ['check --games 2000 --second 2000', 'every game with a second opinion'],
      ),
    )
    .action(start)
}

async function start(options: CheckOptions): Promise<void> {
  const mixes = mixesAskedFor(options.mix)
  const playable = mixes.filter((mix) => refusalOf(mix) === undefined)
  if (playable.length === 0) throw new UserError(refusals(mixes)[0] ?? 'There is no such mix.')
  const bar = progressBar(options.games, 'games')
  const second = Math.min(options.games, options.second ?? Math.ceil(options.games * SECOND_SHARE))
  const outcome = await runTasks(tasksFor(playable, options.games, options.seed, second), options.threads, bar.show)
  bar.end()
  const unreached = unreachedLines(playable, outcome)
  console.log(options.json ? asJson(mixes, playable, outcome, unreached) : asText(mixes, playable, outcome, unreached))
  if (outcome.failures.length > 0) throw new UserError(`${outcome.failures.length} games failed.`)
}

function mixesAskedFor(boxes: string[] | undefined): Mix[] {
  if (boxes === undefined) return allMixes()
  const wanted = boxes.filter((box) => box !== 'base')
  const unknown = wanted.find((box) => !BOXES.some(({ id }) => id === box))
  if (unknown) throw new UserError(`There is no box "${unknown}".`)
  return allMixes(wanted).filter((mix) => mix.boxes.length === wanted.length)
}

/** Lines of the script of some mix that no game ran. */
function unreachedLines(playable: readonly Mix[], { lines }: Outcome): string[] {
  const missing = new Set<string>()
  for (const mix of playable) {
    const rules = compile(setupOfMix(mix, ''), BOXES)
    if (rules.ok) for (const { id } of rules.value.script) if (!lines.has(id)) missing.add(id)
  }
  return [...missing]
}

/** Why mixes cannot be played, each reason once. */
const refusals = (mixes: readonly Mix[]): string[] => [
  ...new Set(mixes.flatMap((mix) => refusalOf(mix)?.message ?? [])),
]

function asJson(mixes: readonly Mix[], playable: readonly Mix[], outcome: Outcome, unreached: string[]): string {
  const { games, failures } = outcome
  const counts = { mixes: mixes.length, playable: playable.length, games, failed: failures.length }
  return JSON.stringify({ ...counts, unreached, refusals: refusals(mixes), failures }, undefined, 2)
}

const SHOWN = 10

function asText(
  mixes: readonly Mix[],
  playable: readonly Mix[],
  { games, failures }: Outcome,
  unreached: string[],
): string {
  const lines = [
    `${games} games over ${playable.length} mixes; ${mixes.length - playable.length} further mixes are refused:`,
    ...refusals(mixes).map((reason) => `  ${reason}`),
    unreached.length === 0 ? 'Every line of the script was reached.' : `Lines never reached: ${unreached.join(', ')}.`,
  ]
  for (const { mix, seed, message, record, position } of failures.slice(0, SHOWN)) {
    lines.push('', `FAILED ${mixName(mix)} · seed "${seed}"`, `  ${message}`)
    if (position) lines.push(`  ${JSON.stringify(position)}`)
    lines.push(`  ${JSON.stringify(record)}`)
  }
  return [...lines, '', `${games - failures.length} games sound, ${failures.length} failed`].join('\n')
}
