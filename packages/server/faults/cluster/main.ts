/**
 * Injects faults into servers on a real PostgreSQL while guests play at two of them, then compares the logs with what the guests
 * were told.
 *
 *     npm run faults:nodes                                         # each fault a few times
 *     npm run faults:nodes -- --only killed,cut --times 200        # two faults, a long run
 *     npm run faults:nodes -- --only rolling --tables 1000 --think 60000 --times 1
 *     npm run faults:nodes -- --only restart --open 2000 --times 1
 *     npm run faults:nodes -- --hints redis                        # with a Redis for hints
 */
import { hasOwn } from '@heptapolis/store/services'
import { quantile } from '../figures.ts'
import { endProgressBar, progressBar } from '../progress-bar.ts'
import { readCommandLine } from './command-line.ts'
import { type ClusterFault, type ClusterFaultFigures, type ClusterFaultPlan, runWithFault } from './fault-run.ts'
import { restart } from './faults/all-killed.ts'
import { backup } from './faults/backup-restored.ts'
import { skew } from './faults/clock-skew.ts'
import { twice } from './faults/commands-doubled.ts'
import { storm } from './faults/connections-cut.ts'
import { cut } from './faults/cut-at-commit.ts'
import { refusing } from './faults/database-refusing.ts'
import { stopped } from './faults/database-stopped.ts'
import { bots } from './faults/faulty-bots.ts'
import { hints } from './faults/lossy-hints.ts'
import { namespace } from './faults/network-namespaces.ts'
import { killed } from './faults/node-killed.ts'
import { partition } from './faults/partition.ts'
import { hushed } from './faults/redis-stopped.ts'
import { rolling } from './faults/rolling-deploy.ts'
import { apart } from './faults/servers-apart.ts'
import { slow } from './faults/slow-readers.ts'
import { NOTHING_WRONG } from './ledger-check.ts'

const FAULTS: Readonly<Record<string, ClusterFault>> = {
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
  slow,
  bots,
  restart,
  rolling,
  backup,
}

const inSeconds = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.99, 1].map((q) => (quantile(sorted, q) / 1000).toFixed(2)).join(' / ')
}

function inWords({
  tables,
  acknowledged,
  lost,
  doubled,
  gaps,
  frozen,
  flags,
  ...figures
}: ClusterFaultFigures): string {
  const { waits, lags, acks, longestPause, besides, retries, compared, differing } = figures
  const wrong = `lost ${lost}, doubled ${doubled}, gaps ${gaps}, frozen ${frozen}, wrong flags ${flags}`
  const more = Object.entries(besides).map(([what, count]) => `, ${what} ${count}`)
  return [
    `  tables ${tables}, acknowledged ${acknowledged}, ${wrong}${more.join('')}`,
    `  put off ${retries}, looked at by way of both servers ${compared}, differing ${differing}`,
    `  p50 / p99 / most: acknowledged again after ${inSeconds(waits)} s, seen at the other server after ${inSeconds(lags)} s`,
    ...(acks.length > 0 ? [`  people waited for an acknowledgement ${inSeconds(acks)} s`] : []),
    `  longest time without any acknowledgement ${(longestPause / 1000).toFixed(1)} s`,
  ].join('\n')
}

const isRight = (figures: ClusterFaultFigures): boolean =>
  Object.keys(NOTHING_WRONG).every((figure) => figures[figure as keyof typeof NOTHING_WRONG] === 0) &&
  figures.differing + (figures.besides.mismatches ?? 0) + (figures.besides.missing ?? 0) === 0

/** Whether this machine has the services it needs; prints the missing ones. */
function hasServers(fault: ClusterFault, { hints }: ClusterFaultPlan): boolean {
  const needsRedis = (fault.services?.hints ?? hints) === 'redis'
  return hasOwn('postgres', fault.name) && (!needsRedis || hasOwn('redis', fault.name))
}

async function tryOut(fault: ClusterFault, plan: ClusterFaultPlan): Promise<boolean> {
  if (!hasServers(fault, plan)) return false
  if (fault.isPossible && !fault.isPossible()) {
    console.log(`${fault.name}: not tried, as this machine does not allow it`)
    return true
  }
  const onFault = (done: number, acks: number): void =>
    progressBar(`${fault.name}, ${acks} acknowledged`, done, plan.times)
  const figures = await runWithFault(fault, { ...plan, onProgress: progressBar, onFault })
  endProgressBar()
  if (!figures) return false
  console.log(`${fault.name}\n${inWords(figures)}`)
  return isRight(figures)
}

if (import.meta.main) {
  const meant = readCommandLine(process.argv.slice(2), Object.keys(FAULTS))
  if ('says' in meant) {
    console[meant.isWrong ? 'error' : 'log'](meant.says)
    process.exit(meant.isWrong ? 1 : 0)
  }
  const { named, plan } = meant
  console.log(`seed ${plan.seed}, ${plan.tables} tables at a time, each fault ${plan.times} times`)
  for (const name of named) if (!(await tryOut(FAULTS[name], plan))) process.exitCode = 1
  process.exit()
}
