/** Command-line parser of `npm run faults:nodes`: which faults, how often, with how many tables. */
import { parseArgs } from 'node:util'
import type { ClusterFaultPlan } from './fault-run.ts'

export interface CommandLine {
  /** Names of faults. */
  readonly named: readonly string[]
  readonly plan: ClusterFaultPlan
}

/** A message instead of a run; help is no error. */
export interface CommandLineMessage {
  readonly says: string
  readonly isWrong: boolean
}

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
  open: text,
  hints: text,
}
type Values = { readonly [name in keyof typeof OPTIONS]?: string | boolean }

/** Minimum of each number. */
const LEAST = { times: 1, tables: 1, patience: 1, think: 1, open: 0 } as const
type CountOption = keyof typeof LEAST
const counted = Object.keys(LEAST) as CountOption[]

const usage = (faults: readonly string[]): string => `npm run faults:nodes -- [options]

  --only a,b        of ${faults.join(', ')}
  --times 5         how often each of them happens
  --tables 10       how many tables are played at a time
  --think 60000     people think so many milliseconds, and all tables are created before they come; without, they do not think
  --open 500        so many open tables there are besides, at which nobody is
  --patience 100    at most so many acknowledgements from one time to the next
  --hints redis     hints go over a Redis; without, over NOTIFY
  --seed text       the same people do the same`

const wrong = (says: string): CommandLineMessage => ({ says: `${says} See --help.`, isWrong: true })

export function readCommandLine(args: readonly string[], faults: readonly string[]): CommandLine | CommandLineMessage {
  let values: Values
  try {
    values = parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    return wrong(`${(error as Error).message}.`)
  }
  if (values.help) return { says: usage(faults), isWrong: false }
  const named = typeof values.only === 'string' ? values.only.split(',') : faults
  const unknown = named.filter((name) => !faults.includes(name))
  if (unknown.length > 0) return wrong(`There is no fault ${unknown.join(', ')}, but ${faults.join(', ')}.`)
  const miscounted = counted.find((name) => values[name] !== undefined && !isCount(values[name], LEAST[name]))
  if (miscounted) return wrong(`--${miscounted} must be a whole number from ${LEAST[miscounted]} on.`)
  if (values.hints !== undefined && values.hints !== 'redis') return wrong('--hints must be redis, or left out.')
  return { named, plan: planOf(values) }
}

const isCount = (given: string | boolean | undefined, least: number): boolean =>
  /^\d{1,9}$/.test(String(given)) && Number(given) >= least

function planOf({ seed = '', hints, ...counts }: Values): ClusterFaultPlan {
  const count = (name: CountOption, usual: number): number => Number(counts[name] ?? usual)
  return {
    times: count('times', 5),
    tables: count('tables', 10),
    patience: count('patience', 100),
    seed: String(seed || Date.now()),
    ...(counts.think !== undefined && { think: count('think', 0) }),
    ...(counts.open !== undefined && { open: count('open', 0) }),
    ...(hints === 'redis' && { hints }),
  }
}
