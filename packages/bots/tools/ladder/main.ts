/**
 * `npm run ladder -- --games 150`: how often `expert` and `easy`, both aiming at the task, fulfil each rung of the ladder,
 * with Wilson bounds. Results go to a file that a later run continues; `--limit 540` ends a run after so many seconds.
 * `--pool 2` tries the candidates with two deals each instead; `--screen` gives up those that cannot meet the bars, and
 * `--only no-green:2` tries the second deal of one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Rung } from '../../src/ladder/rung.ts'
import { RUNGS } from '../../src/ladder/rungs.ts'
import { wilson } from '../../src/ladder/wilson.ts'
import { onThreads } from '../threads.ts'
import { candidates } from './candidates.ts'
import { keyOf, type LadderDone, type LadderJob } from './thread.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '150' },
    only: { type: 'string' },
    pool: { type: 'string' },
    screen: { type: 'boolean', default: false },
    dice: { type: 'string', default: 'ladder' },
    threads: { type: 'string', default: String(availableParallelism()) },
    limit: { type: 'string', default: 'Infinity' },
    out: { type: 'string' },
  },
})

const BOTS = ['easy', 'expert'] as const
/** Share of games in which `expert` must fulfil a task at least, and `easy` at most. */
const EXPERT_LEAST = 0.6
const EASY_MOST = 0.2
/** Games of a job, and the games after which a candidate may be given up. */
const BLOCK = { easy: 25, expert: 5 }
const LOOK_AFTER = { easy: 25, expert: 5 }
const HOPELESS = { easy: 0.28, expert: 0.55 }

const only = values.only?.split(',')
const rungs: readonly Rung[] = (values.pool === undefined ? RUNGS : candidates(Number(values.pool))).filter(
  ({ id, deal }) => only === undefined || only.includes(id) || only.includes(`${id}:${deal}`),
)
const games = Number(values.games)
/** Results by block of games. */
const blocks = new Map<string, LadderDone>(
  values.out !== undefined && existsSync(values.out) ? JSON.parse(readFileSync(values.out, 'utf8')) : [],
)
const end = performance.now() + Number(values.limit) * 1000

interface Counts {
  games: number
  hits: number
}

const counts = new Map<string, Counts>()

function count({ key, games, hits }: LadderDone): void {
  const known = counts.get(key) ?? { games: 0, hits: 0 }
  counts.set(key, { games: known.games + games, hits: known.hits + hits })
}
for (const block of blocks.values()) count(block)

function isHopeless(rung: Rung): boolean {
  if (!values.screen) return false
  return BOTS.some((bot) => {
    const known = counts.get(keyOf({ rung, bot }))
    if (!known || known.games < LOOK_AFTER[bot]) return false
    const share = known.hits / known.games
    return bot === 'easy' ? share > HOPELESS.easy : share < HOPELESS.expert
  })
}

const blockOf = (key: string, from: number): string => `${key} ${from}`

/** Round by round, so that a run that ends early has tried every rung alike; `easy` first, because it is fast. */
function* jobs(): Generator<LadderJob> {
  for (const bot of BOTS) {
    for (let from = 0; from < games; from += BLOCK[bot]) {
      const to = Math.min(games, from + BLOCK[bot])
      for (const rung of rungs) {
        if (blocks.has(blockOf(keyOf({ rung, bot }), from)) || isHopeless(rung)) continue
        yield { rung, bot, from, to, dice: values.dice }
      }
    }
  }
}

function note(block: LadderDone): void {
  blocks.set(blockOf(block.key, block.from), block)
  count(block)
  if (values.out !== undefined) writeFileSync(values.out, JSON.stringify([...blocks]))
}

const percent = (share: number): string => `${Math.round(100 * share)}`.padStart(3)

function resultOf(rung: Rung, bot: (typeof BOTS)[number]): string {
  const known = counts.get(keyOf({ rung, bot }))
  if (!known) return `${bot} -`
  const { low, high } = wilson(known.hits, known.games)
  const shown = `${known.hits}/${known.games}`.padStart(7)
  return `${bot} ${shown} ${percent(known.hits / known.games)} % (${percent(low)} to ${percent(high)})`
}

function isMet(rung: Rung): boolean {
  const [weak, strong] = BOTS.map((bot) => counts.get(keyOf({ rung, bot })))
  if (!weak || !strong) return false
  return weak.hits <= EASY_MOST * weak.games && strong.hits >= EXPERT_LEAST * strong.games
}

const queue = jobs()
await onThreads<LadderJob, LadderDone>(
  new URL('thread.ts', import.meta.url).href,
  Number(values.threads),
  () => (performance.now() < end ? (queue.next().value ?? undefined) : undefined),
  note,
)
for (const [i, rung] of rungs.entries()) {
  const name = `${i + 1} ${rung.id} ${rung.deal}`.padEnd(28)
  process.stdout.write(
    `${name} ${BOTS.map((bot) => resultOf(rung, bot)).join('  ')}  ${isMet(rung) ? 'met' : 'not met'}\n`,
  )
}
const seconds = [...blocks.values()].reduce((sum, one) => sum + one.seconds, 0)
process.stdout.write(
  `${rungs.filter(isMet).length} of ${rungs.length} rungs meet both bars; ${Math.round(seconds)} s of threads\n`,
)
