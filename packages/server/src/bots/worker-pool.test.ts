import { answerOf } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { compile, moves, newGame, sight, sure } from '@heptapolis/engine'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PICTURE_TIME } from '../core/limits.ts'
import { termsFor } from '../test-guest.ts'
import { jobOf, WorkerPool, worldsFor } from './worker-pool.ts'

const pools: WorkerPool[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const pool of pools.splice(0)) await pool.close()
})

function poolOf(size: number, patience: number, program?: string): WorkerPool {
  const source = `import { parentPort } from 'node:worker_threads'\n${program}`
  const url = program === undefined ? undefined : new URL(`data:text/javascript,${encodeURIComponent(source)}`)
  const pool = new WorkerPool(size, patience, url)
  pools.push(pool)
  return pool
}

const game = newGame(sure(compile(termsFor(3, ['leaders']), BOXES)), 'a seed')
const seen = sight(game, 0)
const question = { city: 0, seen, dice: 'd', earlier: () => [] }
const job = jobOf(question, 'hard')
const turn = { person: 'ada', table: '' }

describe('the worker pool', () => {
  test('gives the same answer as the main thread, and the same for equal dice', async () => {
    const pool = poolOf(2, 60_000)
    const thoughts = await Promise.all([pool.think(job), pool.think(job), pool.think(job)])
    const here = answerOf(question, 'hard')
    expect(thoughts).toEqual([here, here, here])
    expect(here.worlds).toBeGreaterThan(0)
    expect(moves(game, 0).length).toBeGreaterThan(1)
  })

  test('gives no answer after a crash, and replaces the thread', async () => {
    const pool = poolOf(
      1,
      60_000,
      "parentPort.on('message', ({ dice }) => { if (dice === 'bad') throw new Error('oh'); parentPort.postMessage({ move: dice }) })",
    )
    const thoughts = ['bad', 'good', 'bad', 'good'].map((dice) => pool.think({ ...job, dice }))
    expect(await Promise.all(thoughts)).toEqual([undefined, { move: 'good' }, undefined, { move: 'good' }])
  })

  test('replaces a thread that exceeds its time', async () => {
    const pool = poolOf(
      1,
      1500,
      "parentPort.on('message', ({ dice }) => { if (dice === 'bad') for (;;); parentPort.postMessage({ move: dice }) })",
    )
    expect(await Promise.all(['bad', 'good'].map((dice) => pool.think({ ...job, dice })))).toEqual([
      undefined,
      { move: 'good' },
    ])
  })

  test('lets a drawing take longer than a bot, but not for ever', async () => {
    const patience = 1000
    const pool = poolOf(
      1,
      patience,
      "parentPort.on('message', ({ card }) => { while (card && Atomics.load(card.gate, 0) === 0); parentPort.postMessage('done') })",
    )
    // The time of a new thread begins when its program runs: this one has begun.
    await pool.think(job)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const closed = () => ({ title: '', description: '', gate: new Int32Array(new SharedArrayBuffer(4)) })
    const slow = closed()
    const drawn = pool.draw(slow, turn)
    vi.advanceTimersByTime(patience)
    Atomics.store(slow.gate, 0, 1)
    expect(await drawn).toBe('done')
    const endless = pool.draw(closed(), turn)
    vi.advanceTimersByTime(PICTURE_TIME)
    expect(await endless).toBeUndefined()
  })

  test('tells waiting callers when it closes', async () => {
    const pool = poolOf(1, 60_000, "parentPort.on('message', () => {})")
    const waiting = [pool.think(job), pool.think(job)]
    await pool.close()
    expect(await Promise.all(waiting)).toEqual([undefined, undefined])
  })

  test('gives bots fewer worlds while others wait, but never none', async () => {
    const pool = poolOf(1, 60_000, "parentPort.on('message', ({ worlds }) => parentPort.postMessage({ worlds }))")
    const given = await Promise.all(Array.from({ length: 4 }, () => pool.think(job)))
    const [first, ...others] = given.map((answer) => answer?.worlds ?? 0)
    expect(first).toBeGreaterThan(others[0])
    expect(others[0]).toBeLessThan(others[2])
    expect(others[2]).toBe(first)
    expect(worldsFor(100_000, 1)).toBeGreaterThan(0)
  })

  test('serves people in turn, however much one of them asks for', async () => {
    const pool = poolOf(
      1,
      60_000,
      "parentPort.on('message', ({ dice, worlds }) => parentPort.postMessage({ dice, worlds }))",
    )
    const order: string[] = []
    const ask = async (person: string, table: string): Promise<number> => {
      const answer = await pool.think({ ...job, dice: person }, false, { person, table })
      order.push(person)
      return answer?.worlds ?? 0
    }
    const flood = Array.from({ length: 96 }, (_, i) => ask('flood', `t${i % 16}`))
    const others = [ask('ada', 'a'), ask('ada', 'a'), ask('bob', 'b')]
    const [worlds] = await Promise.all(others)
    await Promise.all(flood)
    expect(order.slice(0, 6).sort()).toEqual(['ada', 'ada', 'bob', 'flood', 'flood', 'flood'])
    expect(worlds).toBeGreaterThan(worldsFor(96, 1))
  })
})
