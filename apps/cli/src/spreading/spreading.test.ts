/** Games spread over machines by a real queue come out as on one machine. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Job, spread, work } from '@heptapolis/bots/queue'
import { type SelfPlay, selfPlay } from '@heptapolis/bots/self-play'
import { privateRedis, serviceFor } from '@heptapolis/store/services'
import { afterEach, describe, expect, test } from 'vitest'
import { freshSeed } from '../library/seed.ts'
import { heptapolis, PATIENT, ROOT } from '../testing.ts'
import { perform } from './kinds.ts'

const redis = await serviceFor('redis', 'Games spread over machines by a queue')
/** One of its own: somebody may be playing over the same Redis. */
const queue = `${redis}#${freshSeed()}`

const stopping: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop()
})

/** A machine that works here, and what it did. */
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
/** All results, in the order of the jobs. */
async function answersOf(jobs: Iterable<Job>): Promise<number[]> {
  const told: number[] = []
  expect(await spread<number>(queue, 'test', jobs, { inOrder: (result) => told.push(result) })).toBe(told.length)
  return told
}
const double = (_: string, job: object): number => 2 * (job as { number: number }).number

const withoutTiming = (text: string): object => {
  const { timing: _, ...rest } = JSON.parse(text)
  return rest
}

describe.skipIf(redis === undefined)('jobs on a queue', PATIENT, () => {
  test('are done once each by all machines together, and answered in their order', async () => {
    const [one, other] = [machine(double), machine(double)]
    const [told, counts]: [number[], number[]] = [[], []]
    const jobs = jobsOf(40)
    // One is asked for twice: it is done once, and answered twice.
    const count = await spread<number>(queue, 'test', [...jobs, jobs[7]], {
      inOrder: (result) => told.push(result),
      progress: (done) => counts.push(done),
    })
    expect(count).toBe(41)
    expect(told).toEqual([...jobs.map((_, i) => 2 * i), 14])
    expect(counts.at(-1)).toBe(41)
    expect(one.did.length + other.did.length).toBe(40)
  })

  test('come from anywhere, one after the other', async () => {
    const about = freshSeed()
    const many = 1200
    function* jobs(): Iterable<Job> {
      for (let i = 0; i < many; i++) yield { key: `${about} ${i}`, job: { about, number: i } }
    }
    const stop = new AbortController()
    const working = work(queue, { threads: 100, stop: stop.signal, perform: async (kind, job) => double(kind, job) })
    const told = await answersOf(jobs())
    stop.abort()
    await working
    expect(told).toEqual(Array.from({ length: many }, (_, i) => 2 * i))
    // Asked for again nobody has to work.
    expect(await answersOf(jobs())).toEqual(told)
  })

  test('are not done again by whoever asks again: what is missing is', async () => {
    const about = freshSeed()
    const first = machine(double)
    await spread(queue, 'test', jobsOf(10, about))
    expect(first.did).toHaveLength(10)
    expect(await answersOf(jobsOf(15, about))).toHaveLength(15)
    expect(first.did).toHaveLength(15)
  })

  test('are found done by whoever asked, was stopped, and comes back', async () => {
    const about = freshSeed()
    const asking = spread(queue, 'test', jobsOf(5, about)).catch(() => undefined)
    const worker = machine(double)
    await asking
    for (const stop of stopping.splice(0)) await stop()
    // Nobody works any more, and nobody needs to.
    expect(await answersOf(jobsOf(5, about))).toEqual([0, 2, 4, 6, 8])
    expect(worker.did).toHaveLength(5)
  })

  test('of a machine that was killed are done by another', async () => {
    const about = freshSeed()
    const script = `import { work } from ${JSON.stringify(join(ROOT, 'packages/bots/src/queue/index.ts'))}
await work(${JSON.stringify(queue)}, { threads: 1, lostAfter: 1000, stop: new AbortController().signal,
  perform: () => new Promise(() => console.log('taken')) })`
    const doomed = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    stopping.push(async () => doomed.kill('SIGKILL'))
    const asking = answersOf(jobsOf(3, about))
    await once(doomed.stdout, 'data')
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
    machine(double, 1000)
    expect(await asking).toEqual([0, 2, 4])
  })

  test('that fail three times end it with the reason, and are tried again when asked for again', async () => {
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

  test('that a queue has forgotten, since its server was gone, are asked for again', async () => {
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

  test('that name programs or files of a machine, or are of no kind, are refused there', () => {
    const plan = { setup: { edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'x' }, games: 1, from: 0 }
    expect(() => perform('simulate', { ...plan, bots: ['cmd:touch /tmp/x'] })).toThrow('none of the bots')
    const fixture = { game: 0, mix: '2e:3', deal: 0, bots: ['expert@/etc/passwd', 'easy', 'easy'] }
    expect(() => perform('league', { fixture, seed: 'x' })).toThrow('none of the bots')
    expect(() => perform('constructor', {})).toThrow('no work of the kind')
  })
})

test('jobs and results of another form go by another queue: whoever changes one here raises JOBS in connect.ts', () => {
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

describe.skipIf(redis === undefined)('over a queue the result is that of one machine:', PATIENT, () => {
  test('simulate', async () => {
    machine()
    const args = [
      'simulate',
      '--games',
      '30',
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
    const args = ['check', '--games', '24', '--mix', 'leaders', '--seed', freshSeed(), '--json']
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

  test('and a machine of its own works for it: heptapolis work', async () => {
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
    expect(err).toMatch(/^(Nobody of version \S+ works on this queue yet\. .*\n)?$/)
    expect(said).toContain('5 jobs done.')
  })
})

describe('a queue that cannot be', () => {
  const simulate = ['simulate', '--games', '1', '--bots', 'easy']
  test.each([
    ['has no such address', [...simulate, '--queue', 'queue.example'], '--queue must be like redis://'],
    [
      'does not answer',
      [...simulate, '--queue', 'redis://:hush@127.0.0.1:1'],
      'No Redis or Valkey answers at redis://:',
    ],
    ['has no such bots', ['simulate', '--bots', 'cmd:cat', '--queue', 'redis://localhost'], 'is not on other machines'],
  ])('%s: said in a sentence, without what is secret', async (_, args, sentence) => {
    const { code, err } = await heptapolis(args)
    expect(code).toBe(1)
    expect(err).toContain(sentence)
    expect(err).not.toContain('hush')
  })
})
