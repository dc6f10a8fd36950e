/** Worker thread of `npm run ladder`: plays some games of a rung and returns how many fulfilled its task. */
import { parentPort } from 'node:worker_threads'
import { aimingBot } from '../../src/ladder/goal.ts'
import { playRung } from '../../src/ladder/play.ts'
import type { Rung } from '../../src/ladder/rung.ts'

export interface LadderJob {
  readonly rung: Rung
  readonly bot: 'easy' | 'expert'
  /** Numbers of the games. */
  readonly from: number
  readonly to: number
  readonly dice: string
}

export interface LadderDone {
  readonly key: string
  /** Number of the first game. */
  readonly from: number
  readonly games: number
  readonly hits: number
  /** Sum of points and number of wins. */
  readonly points: number
  readonly won: number
  readonly missed: readonly string[]
  readonly seconds: number
}

export const keyOf = ({ rung: { id, deal }, bot }: Pick<LadderJob, 'rung' | 'bot'>): string => `${id} ${deal} ${bot}`

parentPort?.on('message', (job: LadderJob) => {
  const { rung, bot, from, to, dice } = job
  const began = performance.now()
  const player = aimingBot(bot, rung.task)
  const results = Array.from({ length: to - from }, (_, i) =>
    playRung(rung, player, `${dice} ${rung.id} ${rung.deal} ${bot} ${from + i}`),
  )
  const done: LadderDone = {
    key: keyOf(job),
    from,
    games: results.length,
    hits: results.filter(({ fulfilled }) => fulfilled).length,
    points: results.reduce((sum, { points }) => sum + points, 0),
    won: results.filter(({ rank }) => rank === 1).length,
    missed: results.flatMap(({ missed }) => missed),
    seconds: (performance.now() - began) / 1000,
  }
  parentPort?.postMessage(done)
})
