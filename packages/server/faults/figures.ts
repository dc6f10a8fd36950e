/** Metrics of a server process, read from `/metrics` for fault tests and benchmarks, and quantiles. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds for garbage collection. */
const TIDYING = 1000

export interface ProcessFigures {
  readonly cpu: number
  readonly memory: number
  readonly held: number
  readonly sockets: number
  readonly choices: number
  readonly commits: number
  /** Written jobs. */
  readonly jobs: number
  readonly conflicts: number
  /** Answers given by stand-ins for failed bot threads. */
  readonly standIns: number
  /** Longest event loop delay since the last reading, in seconds. */
  readonly late: number
}

/** Metrics after garbage collection. */
export async function tidied(server: ChildProcess, origin: string): Promise<ProcessFigures> {
  server.kill('SIGUSR2')
  await setTimeout(TIDYING)
  return figures(origin)
}

export async function figures(origin: string): Promise<ProcessFigures> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const read = (name: string): number => Number(new RegExp(`^heptapolis_${name} (.*)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    cpu: read('cpu_seconds_total'),
    memory: read('memory_bytes'),
    held: read('heap_bytes'),
    sockets: read('sockets'),
    choices: read('choices_total\\{by="person"\\}'),
    commits: read('commits_total'),
    jobs: read('jobs_total'),
    conflicts: read('conflicts_total'),
    standIns: read('bot_stand_ins_total'),
    late: read('loop_delay_seconds'),
  }
}

export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.floor((sorted.length - 1) * q)] ?? 0
