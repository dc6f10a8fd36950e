/** Games on a real queue give the same results as on one machine. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type QueueJob, spread, work } from '@heptapolis/bots/queue'
import { type SelfPlay, selfPlay } from '@heptapolis/bots/self-play'
import { privateRedis, serviceFor } from '@heptapolis/store/services'
import { afterEach, describe, expect, test } from 'vitest'
import { freshSeed } from '../library/seed.ts'
import { heptapolis, PATIENT, ROOT } from '../testing.ts'
import { perform } from './kinds.ts'

const redis = await serviceFor('redis', 'Games spread over machines by a queue')
/** Unique name: others may use the same Redis. */
const queue = `${redis}#${freshSeed()}`

const stopping: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop()
})

/** Worker in this process, and its jobs. */
function machine(
  doing: (kind: string, job: object) => unknown = perform,
  lostAfter?: number,
  at = queue,
): { did: object[] } {
  const stop = new AbortController()
  const did: object[] = []
  const working = work(at, {
    threads: 2,
    stop: stop.signal,
    ...(lostAfter === undefined ? {} : { lostAfter }),
    perform: async (kind, job) => {
      const done = doing(kind, job)
      did.push(job)
      return done
    },
  })
  stopping.push(() => {
    stop.abort()
    return working
  })
  return { did }
}

const jobsOf = (count: number, about = freshSeed()) =>
  Array.from({ length: count }, (_, i) => ({ key: `${about} ${i}`, job: { about, number: i } }))
async function answersOf(jobs: Iterable<QueueJob>, at = queue): Promise<number[]> {
  const told: number[] = []
  expect(await spread<number>(at, 'test', jobs, { inOrder: (result) => told.push(result) })).toBe(told.length)
  return told
}
const double = (_: string, job: object): number => 2 * (job as { number: number }).number

const withoutTiming = (text: string): object => {
  const { timing: _, ...rest } = JSON.parse(text)
  return rest
}

describe.skipIf(redis === undefined)('jobs on a queue', PATIENT, () => {
  test('run once each on any worker and are answered in order', async () => {
    const [one, other] = [machine(double), machine(double)]
    const [told, counts]: [number[], number[]] = [[], []]
    const jobs = jobsOf(40)
    // A job requested twice runs once and is answered twice.
    const count = await spread<number>(queue, 'test', [...jobs, jobs[7]], {
      inOrder: (result) => told.push(result),
      progress: (done) => counts.push(done),
    })
    expect(count).toBe(41)
    expect(told).toEqual([...jobs.map((_, i) => 2 * i), 14])
    expect(counts.at(-1)).toBe(41)
    expect(one.did.length + other.did.length).toBe(40)
  })

  test('come from any iterable, one after the other', async () => {
    const about = freshSeed()
    const many = 1200
    function* jobs(): Iterable<QueueJob> {
      for (let i = 0; i < many; i++) yield { key: `${about} ${i}`, job: { about, number: i } }
    }
    const stop = new AbortController()
    const working = work(queue, { threads: 100, stop: stop.signal, perform: async (kind, job) => double(kind, job) })
    const told = await answersOf(jobs())
    stop.abort()
    await working
    expect(told).toEqual(Array.from({ length: many }, (_, i) => 2 * i))
    // A repeated request needs no worker.
    expect(await answersOf(jobs())).toEqual(told)
  })

  test('do not run again on a repeated request, except missing ones', async () => {
    const about = freshSeed()
    const first = machine(double)
    await spread(queue, 'test', jobsOf(10, about))
    expect(first.did).toHaveLength(10)
    expect(await answersOf(jobsOf(15, about))).toHaveLength(15)
    expect(first.did).toHaveLength(15)
  })

  test('are found done after the client restarts', async () => {
    const about = freshSeed()
    const asking = spread(queue, 'test', jobsOf(5, about)).catch(() => undefined)
    const worker = machine(double)
    await asking
    for (const stop of stopping.splice(0)) await stop()
    // No worker is left, and none is needed.
    expect(await answersOf(jobsOf(5, about))).toEqual([0, 2, 4, 6, 8])
    expect(worker.did).toHaveLength(5)
  })

  test('of a killed worker run on another', async () => {
    // Workers of one queue share the check for lost jobs, and those of other tests check seldom.
    const own = `${redis}#${freshSeed()}`
    const script = `import { work } from ${JSON.stringify(join(ROOT, 'packages/bots/src/queue/index.ts'))}
await work(${JSON.stringify(own)}, { threads: 1, lostAfter: 1000, stop: new AbortController().signal,
  perform: () => new Promise(() => console.log('taken')) })`
    const doomed = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    stopping.push(async () => doomed.kill('SIGKILL'))
    const asking = answersOf(jobsOf(3), own)
    await once(doomed.stdout, 'data')
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
    machine(double, 1000, own)
    expect(await asking).toEqual([0, 2, 4])
  })

  test('that fail three times end the run with the reason, and are retried on request', async () => {
    const about = freshSeed()
    let isMended = false
    machine((kind, job) => {
      if (!isMended && (job as { number: number }).number === 1) throw new Error('out of luck')
      return double(kind, job)
    })
    await expect(spread(queue, 'test', jobsOf(3, about))).rejects.toMatchObject({
      code: 'failed',
      message: 'out of luck',
    })
    isMended = true
    expect(await answersOf(jobsOf(3, about))).toEqual([0, 2, 4])
  })

  test('that a restarted queue server lost are added again', async () => {
    const server = await privateRedis()
    if (!server) return
    const [taken, lost, back] = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    const holding = async (kind: string, job: object): Promise<number> => {
      taken.resolve()
      await back.promise
      return double(kind, job)
    }
    machine(holding, undefined, server.url)
    stopping.push(() => server.close())
    const answers: number[] = []
    const inOrder = (answer: number): unknown => answers.push(answer)
    const asking = spread<number>(server.url, 'test', jobsOf(6), { inOrder, lost: lost.resolve })
    await taken.promise
    await server.stop()
    await lost.promise
    await server.start()
    back.resolve()
    expect(await asking).toBe(6)
    expect(answers).toEqual([0, 2, 4, 6, 8, 10])
  })

  test('that name programs, files or an unknown kind are rejected by the worker', () => {
    const plan = { setup: { edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'x' }, games: 1, from: 0 }
    expect(() => perform('simulate', { ...plan, bots: ['cmd:touch /tmp/x'] })).toThrow('none of the bots')
    const fixture = { game: 0, mix: '2e:3', deal: 0, bots: ['expert@/etc/passwd', 'easy', 'easy'] }
    expect(() => perform('league', { fixture, seed: 'x' })).toThrow('none of the bots')
    expect(() => perform('constructor', {})).toThrow('no work of the kind')
  })
})

test('changed jobs or results use another queue: raise JOBS in connect.ts', () => {
  const setup = { edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'x' }
  const fixture = { game: 0, mix: '2e:3', deal: 0, bots: ['easy', 'easy', 'medium'] }
  const mix = { edition: '2e', boxes: [], players: 3, teams: false }
  const samples: readonly [string, object][] = [
    ['simulate', { setup, bots: ['easy'], from: 0, games: 1 }],
    ['league', { fixture, seed: 'x' }],
    ['check', { tasks: [{ mix, seed: 'x', player: 'random', second: false }] }],
    ['self-play', { mix: '2e:3', seed: 'x', playouts: 2 }],
  ]
  const forms = samples.map(([kind, job]) =>
    [perform(kind, job)].flat().map((done) => Object.keys(done as object).sort()),
  )
  expect(forms).toEqual([
    [['all', 'bots', 'games', 'lines', 'seats', 'standIns', 'wonders']],
    [['bots', 'game', 'mix', 'points', 'ranks', 'thinking']],
    [['lines']],
    [['chosen', 'mix', 'points', 'seed']],
  ])
})

describe.skipIf(redis === undefined)('a queue gives the same result as one machine:', PATIENT, () => {
  test('simulate', async () => {
    machine()
    const args = [
      'simulate',
      '--games',
      '20',
      '--players',
      '3',
      '--bots',
      'easy,medium',
      '--seed',
      freshSeed(),
      '--json',
    ]
    const [spread, alone] = [
      await heptapolis([...args, '--queue', queue]),
      await heptapolis([...args, '--threads', '1']),
    ]
    expect(spread.code).toBe(0)
    expect(withoutTiming(spread.out)).toEqual(withoutTiming(alone.out))
  })

  test('league', async () => {
    machine()
    const args = ['league', '--games', '4', '--bots', 'easy,medium', '--mixes', '2e:3', '--seed', freshSeed(), '--json']
    const [spread, alone] = [
      await heptapolis([...args, '--queue', queue]),
      await heptapolis([...args, '--threads', '1']),
    ]
    const plain = (text: string) => JSON.parse(text, (key, value) => (/^(mean|median|slow)$/.test(key) ? 0 : value))
    expect(spread.code).toBe(0)
    expect(plain(spread.out)).toEqual(plain(alone.out))
  })

  test('check', async () => {
    machine()
    const args = ['check', '--games', '8', '--mix', 'leaders', '--seed', freshSeed(), '--json']
    const [spread, alone] = [
      await heptapolis([...args, '--queue', queue]),
      await heptapolis([...args, '--threads', '1']),
    ]
    expect(spread.code).toBe(0)
    expect(JSON.parse(spread.out)).toEqual(JSON.parse(alone.out))
  })

  test('self-play', async () => {
    machine()
    const job: SelfPlay = { mix: '2e:3', seed: freshSeed(), playouts: 8 }
    const told: unknown[] = []
    await spread(queue, 'self-play', [{ key: job.seed, job }], { inOrder: (done) => told.push(done) })
    expect(told).toEqual([selfPlay(job)])
  })

  test('with a separate worker: heptapolis work', async () => {
    const bin = join(ROOT, 'apps', 'cli', 'bin', 'heptapolis.ts')
    const worker = spawn(process.execPath, [bin, 'work', '--queue', queue, '--threads', '1'], {
      env: { ...process.env, LC_ALL: 'C' },
    })
    stopping.push(async () => worker.kill('SIGKILL'))
    let said = ''
    worker.stdout.on('data', (text) => (said += text))
    const args = ['simulate', '--games', '5', '--players', '3', '--bots', 'easy', '--seed', freshSeed(), '--json']
    const { code, err } = await heptapolis([...args, '--queue', queue])
    worker.kill('SIGTERM')
    const [ended] = await once(worker, 'close')
    expect([code, ended]).toEqual([0, 0])
    expect(err).toMatch(/^(No worker of version \S+ uses this queue yet\. .*\n)?$/)
    expect(said).toContain('5 jobs done.')
  })
})

describe('an unusable queue', () => {
  const simulate = ['simulate', '--games', '1', '--bots', 'easy']
  test.each([
    ['has no such address', [...simulate, '--queue', 'queue.example'], '--queue must be like redis://'],
    [
      'does not answer',
      [...simulate, '--queue', 'redis://:hush@127.0.0.1:1'],
      'No Redis or Valkey answers at redis://:',
    ],
    [
      'has no such bots',
      ['simulate', '--bots', 'cmd:cat', '--queue', 'redis://localhost'],
      'is not available on other machines',
    ],
  ])('%s: is reported in a sentence without secrets', async (_, args, sentence) => {
    const { code, err } = await heptapolis(args)
    expect(code).toBe(1)
    expect(err).toContain(sentence)
    expect(err).not.toContain('hush')
  })
})
