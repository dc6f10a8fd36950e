/** Server time with a wall clock that jumps and a monotonic one that does not. */
import { memoryStore } from '@heptapolis/store'
import { describe, expect, test } from 'vitest'
import { Bucket } from '../rate-limits/bucket.ts'
import { termsFor, until } from '../test-guest.ts'
import { guestAt, startTestServer } from '../testing.ts'
import { Logger } from './logger.ts'
import { SystemClock } from './server-clock.ts'

const NOON = Date.UTC(2026, 0, 5, 12)
const SECOND = 1000
const HOUR = 3600 * SECOND

/** Machine with adjustable date. */
class Machine {
  wall = NOON
  monotonic = 5000

  passes(milliseconds: number): void {
    this.wall += milliseconds
    this.monotonic += milliseconds
  }
}

describe('the server clock', () => {
  const started = () => {
    const machine = new Machine()
    const clock = new SystemClock(machine.wall, () => machine.monotonic)
    return { machine, clock, set: () => clock.set(async () => machine.wall) }
  }

  test('follows the machine, and small corrections without a jump', async () => {
    const { machine, clock, set } = started()
    machine.passes(SECOND)
    expect(clock.now()).toBe(NOON + SECOND)
    machine.wall -= 200
    expect(await set()).toBeUndefined()
    expect(clock.now()).toBe(NOON + SECOND)
    machine.passes(SECOND)
    expect(clock.now()).toBe(NOON + 2 * SECOND - 200)
  })

  test.each([HOUR, -HOUR])('does not follow a jump of %i ms before it is detected', async (jump) => {
    const { machine, clock, set } = started()
    machine.wall += jump
    machine.passes(SECOND)
    expect(clock.now()).toBe(NOON + SECOND)
    expect(await set()).toEqual({ since: NOON + SECOND, at: NOON + SECOND + jump })
    expect(clock.now()).toBe(NOON + SECOND + jump)
    expect(await set()).toBeUndefined()
  })

  test('does not mistake a slow answer for a jump', async () => {
    const { machine, clock } = started()
    const late = async () => {
      const told = machine.wall
      machine.passes(20 * SECOND)
      return told
    }
    expect(await clock.set(late)).toBeUndefined()
    expect(clock.now()).toBe(NOON + 20 * SECOND)
  })
})

test('a rate limit recovers after the clock was set back', () => {
  let now = NOON
  const bucket = new Bucket({ burst: 2, every: SECOND }, () => now)
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false])
  now -= HOUR
  expect(bucket.take()).toBe(false)
  now += SECOND
  expect(bucket.take()).toBe(true)
})

describe('a table under a jumping clock', () => {
  const clock = { kind: 'move', time: 45 * SECOND } as const

  test('flags nobody and refunds the time, one hour forward and back again', async () => {
    const machine = new Machine()
    const entries: string[] = []
    const server = await startTestServer({
      store: memoryStore(),
      now: () => machine.wall,
      monotonic: () => machine.monotonic,
      logger: new Logger((line) => entries.push(line)),
    })
    const [ada, bob] = [await guestAt(server.origin), await guestAt(server.origin)]
    const { table, invite } = await ada.opens(termsFor(3), { clock, absence: 'bot' })
    const at = { table }
    await bob.sits(at, invite, 'Bob')
    await ada.does(at, { do: 'begin', fill: 'easy' })
    const untilOf = (): number => ada.sees(at)?.game?.clock[0].until ?? 0
    await until(() => untilOf() > 0)
    machine.passes(10 * SECOND)
    for (const jump of [HOUR, -HOUR]) {
      machine.wall += jump
      const jumps = entries.length
      await until(() => entries.length > jumps)
      // Ten seconds were used before the jump; twenty are added.
      await until(() => Math.abs(untilOf() - machine.wall - 55 * SECOND) < 21 * SECOND)
    }
    expect(entries.map((entry) => JSON.parse(entry))).toMatchObject([
      { what: 'clock-jumped', seconds: 3600 },
      { what: 'clock-jumped', seconds: -3600 },
    ])
    expect(ada.sees(at).paused).toBeUndefined()
    expect(ada.sees(at).game).toMatchObject({ round: 1, awaited: [0, 1] })
    expect(ada.sees(at).seats.map(({ goneSince, away, late }) => [goneSince, away, late])).toEqual(
      [0, 1, 2].map(() => [undefined, undefined, undefined]),
    )
    machine.passes(untilOf() - machine.wall)
    await until(() => ada.sees(at).game?.round === 2)
    expect(ada.sees(at).seats.map(({ late }) => late)).toEqual([1, 1, undefined])
  })
})
