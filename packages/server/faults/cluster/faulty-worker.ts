/** Worker thread of bots that fails at random: it crashes, hangs or returns an invalid answer. */
import { parentPort } from 'node:worker_threads'
import { random } from '@heptapolis/engine/kernel'
import { think } from '../../src/bots/think.ts'
import type { ToThink } from '../../src/bots/worker-pool.ts'

const share = Number(process.env.HEPTAPOLIS_TEST_UNSOUND ?? 0)

function dies(): never {
  throw new Error('A bot has lost its mind.')
}

/** Hangs without using CPU. */
function hangs(): unknown {
  return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

const TROUBLES: readonly ((asked: ToThink) => unknown)[] = [
  dies,
  hangs,
  (asked) => ({ ...think(asked), move: { action: 'build', card: 'no such card' } }),
  () => 'no answer at all',
]

parentPort?.on('message', (asked: ToThink) => {
  // Differs per server: one may have an answer where another has none.
  const dice = random(`unsound ${process.pid} ${asked.dice}`)
  const goesWrong = dice.below(1000) < share * 1000
  const answer = goesWrong ? TROUBLES[dice.below(TROUBLES.length)](asked) : think(asked)
  parentPort?.postMessage(answer)
})
