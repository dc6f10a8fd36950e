/**
 * Faults of servers that share a PostgreSQL, with the real one: people play at two servers while something goes wrong again and
 * again; then what stands in the logs is held against what they were told.
 *
 *     npm run faults:nodes                                         # each of them a few times
 *     npm run faults:nodes -- --only killed,cut --times 200        # the long form of two
 *     npm run faults:nodes -- --only rolling --tables 1000 --think 60000 --times 1
 *     npm run faults:nodes -- --hints redis                        # with a Redis for hints
 */
import { parseArgs } from 'node:util'
import { bar, endBar } from '../bar.ts'
import { quantile } from '../figures.ts'
import { apart } from './apart.ts'
import { backup } from './backup.ts'
import { cut } from './cut.ts'
import { type Fault, type Figures, underFire } from './fire.ts'
import { hints } from './hints.ts'
import { hushed } from './hushed.ts'
import { killed } from './killed.ts'
import { NOTHING_WRONG } from './look.ts'
import { namespace } from './namespace.ts'
import { partition } from './partition.ts'
import { refusing } from './refusing.ts'
import { rolling } from './rolling.ts'
import { skew } from './skew.ts'
import { stopped } from './stopped.ts'
import { storm } from './storm.ts'
import { twice } from './twice.ts'

const FAULTS: Readonly<Record<string, Fault>> = {
  killed,
  stopped,
  cut,
  refusing,
  partition,
  namespace,
  apart,
  hints,
  hushed,
  skew,
  twice,
  storm,
  rolling,
  backup,
}

const inSeconds = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.99, 1].map((q) => (quantile(sorted, q) / 1000).toFixed(2)).join(' / ')
}

function inWords({ tables, acknowledged, lost, doubled, gaps, frozen, flags, ...figures }: Figures): string {
  const { waits, lags, acks, longestPause, besides, putOff, compared, differing } = figures
  const wrong = `lost ${lost}, doubled ${doubled}, gaps ${gaps}, frozen ${frozen}, wrong flags ${flags}`
  const more = Object.entries(besides).map(([what, count]) => `, ${what} ${count}`)
  return [
    `  tables ${tables}, acknowledged ${acknowledged}, ${wrong}${more.join('')}`,
    `  put off ${putOff}, looked at by way of both servers ${compared}, differing ${differing}`,
    `  p50 / p99 / most: acknowledged again after ${inSeconds(waits)} s, seen at the other server after ${inSeconds(lags)} s`,
    ...(acks.length > 0 ? [`  people waited for an acknowledgement ${inSeconds(acks)} s`] : []),
    `  longest time without any acknowledgement ${(longestPause / 1000).toFixed(1)} s`,
  ].join('\n')
}

const isRight = (figures: Figures): boolean =>
  Object.keys(NOTHING_WRONG).every((figure) => figures[figure as keyof typeof NOTHING_WRONG] === 0) &&
  figures.differing + (figures.besides.mismatches ?? 0) + (figures.besides.missing ?? 0) === 0

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const OPTIONS = {
  help: flag,
  only: text,
  times: text,
  tables: text,
  patience: text,
  seed: text,
  think: text,
  hints: text,
}

const USAGE = `npm run faults:nodes -- [options]

  --only a,b        of ${Object.keys(FAULTS).join(', ')}
  --times 5         how often each of them happens
  --tables 10       how many tables are played at a time
  --think 60000     people think so many milliseconds, and all tables are laid before they come; without, they do not think
  --patience 100    at most so many acknowledgements from one time to the next
  --hints redis     hints go over a Redis; without, over NOTIFY
  --seed text       the same people do the same`

if (import.meta.main) {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) {
    console.log(USAGE)
    process.exit()
  }
  const times = Number(values.times ?? 5)
  const seed = values.seed ?? String(Date.now())
  const named = values.only?.split(',') ?? Object.keys(FAULTS)
  const unknown = named.filter((name) => !(name in FAULTS))
  if (unknown.length > 0) throw new Error(`No fault ${unknown}; there are ${Object.keys(FAULTS).join(', ')}.`)
  if (values.hints !== undefined && values.hints !== 'redis') throw new Error('--hints must be redis, or left out.')
  const plan = {
    times,
    tables: Number(values.tables ?? 10),
    seed,
    patience: Number(values.patience ?? 100),
    onProgress: bar,
    ...(values.think !== undefined && { think: Number(values.think) }),
    ...(values.hints && { hints: 'redis' as const }),
  }
  console.log(`seed ${seed}, ${plan.tables} tables at a time, each fault ${times} times`)
  for (const name of named) {
    const fault = FAULTS[name]
    if (fault.isPossible && !fault.isPossible()) {
      console.log(`${fault.name}: not tried, as this machine does not allow it`)
      continue
    }
    const onFault = (done: number, acks: number): void => bar(`${fault.name}, ${acks} acknowledged`, done, times)
    const figures = await underFire(fault, { ...plan, onFault })
    endBar()
    if (!figures) throw new Error('There is nothing to start: apt-get install postgresql redis-server')
    console.log(`${fault.name}\n${inWords(figures)}`)
    if (!isRight(figures)) process.exitCode = 1
  }
  process.exit()
}
