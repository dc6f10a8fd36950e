/** Texts of the queue commands in English. */
import { plural } from '@heptapolis/boxes/grammar/en'
import type { CommandWords } from '../../command-words.ts'

const commands = {
  work: {
    summary: 'run games of a queue on this machine',
    description:
      'Run this machine as a worker of a queue in Redis or Valkey: for simulate, league, check and self-play games that ' +
      'bots learn from. Start it on any number of machines, all with the same version. A killed worker loses nothing: ' +
      'another one repeats its jobs.',
    options: {
      queue: 'address of the queue, such as redis://queue.example:6379',
      threads: 'games at once',
      idle: 'exit after this time without a job',
    },
    examples: [
      ['work --queue redis://queue.example', 'as long as the machine runs'],
      ['work --queue redis://queue.example --idle 60', 'until all jobs are done'],
    ],
  },
} satisfies Record<string, CommandWords>

export const words = {
  commands,
  option: 'spread the games over all machines that run "heptapolis work" on this queue, such as redis://queue.example',
  works: (threads: number) => `Working with ${plural(threads, 'thread')}. Press Ctrl-C to stop.`,
  worked: (jobs: number) => `${plural(jobs, 'job')} done.`,
  failed: (kind: string, why: string) => `A job of ${kind} failed: ${why}`,
  nobodyWorks: (url: string, version: string) =>
    `No worker of version ${version} uses this queue yet. On any machine with the same version, run: heptapolis work --queue ${url}`,
  lost: (url: string) => `The queue at ${url} does not answer. Waiting for it; lost jobs are sent again.`,
  notHere: (bot: string, known: string) =>
    `"${bot}" is not available on other machines: a queue can only use ${known}.`,
  errors: {
    'bad-queue': (given: string) => `--queue must be like redis://queue.example:6379, not "${given}".`,
    'no-library': () => 'Queues need one more package: npm install bullmq',
    'no-answer': (where: string) => `No Redis or Valkey answers at ${where}.`,
    failed: (why: string) => `A job failed three times: ${why}. Run the same command to continue where it stopped.`,
  },
}

export type QueueWords = typeof words
