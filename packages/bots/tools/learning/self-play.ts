/**
 * Plays games of searching bots as training data. Each game is one line: the chosen move of every question by its
 * index, and how far the tried moves fell behind. Runs on all threads, stops after a number of minutes, and resumes.
 *
 *   node packages/bots/tools/learning/self-play.ts --minutes 9 --file games.jsonl --mix 1e:4 --mix 2e:all:4
 *
 * With a queue, a number of games is distributed over all machines that run `heptapolis work`:
 *
 *   node packages/bots/tools/learning/self-play.ts --games 10000 --queue redis://queue.example --file games.jsonl
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort } from 'node:worker_threads'
import { type SelfPlay, type SelfPlayed, selfPlay } from '../../src/learning/self-play.ts'
import { type QueueJob, spread } from '../../src/queue/index.ts'
import { onThreads } from '../threads.ts'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      mix: {
        type: 'string',
        multiple: true,
        default: ['1e:4', '2e:4', '1e:3', '2e:5', '2e:leaders+cities:4', '2e:all:4'],
      },
      minutes: { type: 'string', default: '9' },
      playouts: { type: 'string', default: '800' },
      seed: { type: 'string', default: 'self-play' },
      threads: { type: 'string', default: `${availableParallelism()}` },
      file: { type: 'string', default: 'self-play.jsonl' },
      queue: { type: 'string' },
      games: { type: 'string', default: '1000' },
    },
  })
  const before = existsSync(values.file) ? readFileSync(values.file, 'utf8').split('\n').length - 1 : 0
  const end = performance.now() + Number(values.minutes) * 60_000
  let number = before
  let done = 0
  const job = (one: number): SelfPlay => ({
    playouts: Number(values.playouts),
    mix: values.mix[one % values.mix.length],
    seed: `${values.seed} ${one}`,
  })
  const next = (): SelfPlay | undefined => (performance.now() >= end ? undefined : job(number++))
  const keep = (game: SelfPlayed): void => {
    appendFileSync(values.file, `${JSON.stringify(game)}\n`)
    done++
    if (done % 100 === 0) console.log(`${done} games`)
  }
  if (values.queue !== undefined) {
    await fromQueue(values.queue, before, Number(values.games), job, keep)
  } else await onThreads(import.meta.url, Number(values.threads), next, keep)
  console.log(`${done} games, ${before + done} in all`)
}

/** Writes games in order, so that an interrupted file can be resumed. */
async function fromQueue(
  url: string,
  from: number,
  to: number,
  job: (one: number) => SelfPlay,
  keep: (game: SelfPlayed) => void,
): Promise<void> {
  const began = performance.now()
  const games = Math.max(0, to - from)
  let kept = 0
  const show = (done: number): void => {
    const perSecond = (1000 * done) / (performance.now() - began)
    const left = Math.round((games - done) / perSecond)
    if (process.stderr.isTTY)
      process.stderr.write(`\r\x1b[K${done} of ${games} games · ${perSecond.toFixed(1)} a second · ${left} s left`)
  }
  function* asked(): Iterable<QueueJob> {
    for (let one = from; one < to; one++) yield { key: JSON.stringify(job(one)), job: job(one) }
  }
  await spread<SelfPlayed>(url, 'self-play', asked(), {
    inOrder: (game) => {
      keep(game)
      show(++kept)
    },
    idle: () => console.error('Nobody works yet: heptapolis work --queue …'),
  })
}

if (isMainThread) await main()
else parentPort?.on('message', (job: SelfPlay) => parentPort?.postMessage(selfPlay(job)))
