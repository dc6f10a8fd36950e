/** Fault: all servers are killed and started again, with many open tables in the database. */
import { until } from '../../../src/test-guest.ts'
import type { Crowd } from '../crowd.ts'
import type { ClusterFault } from '../fault-run.ts'

/** Milliseconds from the start of the killed servers, per repetition. */
const times: { listening: number; first: number; all: number }[] = []

const most = (of: 'listening' | 'first' | 'all'): number => Math.round(Math.max(...times.map((time) => time[of])))

/** Kills all servers at once with many open tables, and restarts them. */
export const restart: ClusterFault = {
  name: 'all servers killed, with many open tables',
  open: 500,
  async happens({ cluster: { nodes }, crowd }) {
    await Promise.all(nodes.map((node) => node.kill()))
    const began = performance.now()
    const since = (): number => performance.now() - began
    const everybody = oneOfEverybody(crowd)
    const acknowledged = crowd.acks(1).then(since)
    await Promise.all(nodes.map((node) => node.start()))
    times.push({ listening: since(), first: await acknowledged, all: await everybody.then(since) })
  },
  async after({ cluster: { nodes } }) {
    const found = await Promise.all(nodes.map((node) => node.figures()))
    return {
      'ms until all listen, at most': most('listening'),
      'until an acknowledgement': most('first'),
      'until one of everybody': most('all'),
      'the loop late by ms': Math.round(1000 * Math.max(...found.map(({ late }) => late))),
      'MB of memory': Math.round(Math.max(...found.map(({ memory }) => memory)) / 1e6),
    }
  },
}

function oneOfEverybody({ guests }: Crowd): Promise<void> {
  const before = guests.map(({ acknowledged }) => acknowledged.size)
  return until(() => guests.every(({ acknowledged }, i) => acknowledged.size > before[i]))
}
