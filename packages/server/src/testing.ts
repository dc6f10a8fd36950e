/** Test helper: starts a real server on a free port, and simulated clients that disconnect after the test. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sure } from '@heptapolis/engine/kernel'
import { memoryStore, type Store } from '@heptapolis/store'
import { onTestFinished } from 'vitest'
import { WorkerPool } from './bots/worker-pool.ts'
import { buildServer, ServerContext, type ServerContextOptions, type ServerOptions } from './index.ts'
import { hashOf } from './sessions/session.ts'
import { type GuestOptions, TestGuest, termsFor, until } from './test-guest.ts'

export { termsFor, until }

export interface TestServer {
  readonly port: number
  readonly context: ServerContext
  readonly origin: string
  readonly server: Server
  close(): Promise<void>
}

/** Clock that moves only when a test says so. */
export class TestClock {
  #time: number

  /** Noon, on a Wednesday. */
  constructor(time = Date.UTC(2027, 0, 20, 12)) {
    this.#time = time
  }

  readonly now = (): number => this.#time + this.running()

  advance(milliseconds: number): void {
    this.#time += milliseconds
  }

  protected running(): number {
    return 0
  }
}

/** Clock that runs by itself, for whole games under rate limits. */
export class RunningClock extends TestClock {
  readonly #startedAt = performance.now()

  protected override running(): number {
    return Math.floor(performance.now() - this.#startedAt)
  }
}

/** Worker threads of all test servers: starting a thread takes longer than most tests. */
const pool = new WorkerPool(1, 60_000)

export async function startTestServer(
  options: ServerOptions & Partial<ServerContextOptions> & { port?: number } = {},
): Promise<TestServer> {
  const { store = memoryStore(), port = 0, grace, logger, now, monotonic, ...others } = options
  const { notify, bus, seasonWeeks, admins, networkLimits, restored, ...server } = others
  const own = { store, pool, grace, logger, now, monotonic, notify, bus, seasonWeeks, admins, networkLimits, restored }
  const context = await ServerContext.open(own)
  const app = await buildServer(context, server)
  await app.listen({ port, host: '127.0.0.1' })
  const at = (app.server.address() as AddressInfo).port
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await app.close()
    await context.close()
    await store.close()
  }
  onTestFinished(close)
  return { port: at, context, origin: `http://127.0.0.1:${at}`, server: app.server, close }
}

/** Guest with an account. */
export async function personAt(
  origin: string,
  store: Store,
  name: string,
  key = name.toLowerCase(),
): Promise<{ guest: TestGuest; id: string }> {
  const guest = await guestAt(origin)
  const token = decodeURIComponent(guest.cookie.split('=')[1])
  const id = sure(await store.people.session(hashOf(token), 0))?.account ?? ''
  sure(await store.people.claimName(id, name, key))
  sure(await store.people.promote(id, 'person'))
  return { guest, id }
}

/** A new guest, or one with this cookie. */
export async function guestAt(origin: string, cookie?: string, options: GuestOptions = {}): Promise<TestGuest> {
  const guest = cookie === undefined ? await TestGuest.at(origin, options) : new TestGuest(origin, cookie, options)
  onTestFinished(() => guest.connection.close())
  return guest
}

/** A running game of Ada, Bob and a bot; Bob may use another server. */
export async function begun(
  one: TestServer,
  other = one,
): Promise<{ ada: TestGuest; bob: TestGuest; at: { table: string } }> {
  const [ada, bob] = [await guestAt(one.origin), await guestAt(other.origin)]
  const { table, invite } = await ada.opens(termsFor(3))
  const at = { table }
  await bob.sits(at, invite, 'Bob')
  await ada.does(at, { do: 'begin', fill: 'easy' })
  await until(() => bob.sees(at).phase === 'play' && bob.sees(at).game?.awaited.join() === '0,1')
  return { ada, bob, at }
}

/** First legal move of the guest's own city. */
export const first = (guest: TestGuest, at: { table: string }) => {
  const [open] = guest.sees(at).game?.asked ?? []
  return { do: 'choose' as const, round: guest.sees(at).game?.round ?? 0, move: open.legal[0] }
}
