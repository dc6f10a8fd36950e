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
      queue: 'the queue, such as redis://queue.example:6379',
      threads: 'games at once',
      idle: 'end when nothing has come for so long',
    },
    examples: [
      ['work --queue redis://queue.example', 'as long as the machine runs'],
      ['work --queue redis://queue.example --idle 60', 'until all is done'],
    ],
  },
} satisfies Record<string, CommandWords>

export const words = {
  commands,
  option: 'spread the games over all machines that run "heptapolis work" on this queue, such as redis://queue.example',
  works: (threads: number) => `Works on ${plural(threads, 'thread')}. Ctrl-C ends it.`,
  worked: (jobs: number) => `${plural(jobs, 'job')} done.`,
  failed: (kind: string, why: string) => `A job of ${kind} failed: ${why}`,
  nobodyWorks: (url: string, version: string) =>
    `Nobody of version ${version} works on this queue yet. On any machine with this very version: heptapolis work --queue ${url}`,
  lost: (url: string) => `The queue at ${url} is gone. It is waited for, and what it has forgotten is asked for again.`,
  notHere: (bot: string, known: string) =>
    `"${bot}" is not on other machines: only ${known} can be spread over a queue.`,
  errors: {
    'bad-queue': (given: string) => `--queue must be like redis://queue.example:6379, not "${given}".`,
    'no-library': () => 'Queues need one more package: npm install bullmq',
    'no-answer': (where: string) => `No Redis or Valkey answers at ${where}.`,
    failed: (why: string) => `A job failed three times: ${why}. The same command goes on where it stopped.`,
  },
}

export type QueueWords = typeof words
