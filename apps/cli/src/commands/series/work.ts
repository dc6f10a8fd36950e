/** `heptapolis work`: runs this machine as a worker that plays games from a shared job queue. */
import { availableParallelism } from 'node:os'
import { work as workOn } from '@heptapolis/bots/queue'
import type { Command } from 'commander'
import { words } from '../../language.ts'
import { newCommand, wholeNumber } from '../../options.ts'
import { inWords } from '../../spreading/spread.ts'
import { Threads } from '../../spreading/threads.ts'

interface WorkOptions {
  queue: string
  threads: number
  idle?: number
}

export function work(program: Command): void {
  const { options } = words().commands.work
  newCommand(program, 'work')
    .requiredOption('--queue <url>', options.queue)
    .option('--threads <count>', options.threads, wholeNumber(1, 256), availableParallelism())
    .option('--idle <seconds>', options.idle, wholeNumber(1, 1_000_000))
    .action(start)
}

async function start({ queue, threads: count, idle }: WorkOptions): Promise<void> {
  const w = words().queue
  const stop = new AbortController()
  const end = (): void => stop.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const threads = new Threads(count)
  let jobs = 0
  console.log(w.works(count))
  try {
    await inWords(() =>
      workOn(queue, {
        threads: count,
        ...(idle === undefined ? {} : { idle: 1000 * idle }),
        stop: stop.signal,
        perform: (kind, job) => threads.perform(kind, job),
        done: () => jobs++,
        failed: (kind, why) => console.error(w.failed(kind, why)),
      }),
    )
    console.log(w.worked(jobs))
  } finally {
    await threads.close()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
  }
}
