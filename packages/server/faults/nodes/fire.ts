/** People who play at several servers, and a fault that happens to these again and again. */
import { type Random, random } from '@heptapolis/engine/kernel'
import type { Guest } from '../../src/driver.ts'
import { Crowd } from './crowd.ts'
import { type Crew, Fleet, type Place } from './fleet.ts'
import { type Found, look } from './look.ts'

export interface Scene {
  readonly fleet: Fleet
  readonly crowd: Crowd
  readonly dice: Random
}

/** What happens, and how the servers are for it. */
export interface Fault {
  readonly name: string
  readonly crew?: Partial<Crew>
  /** Whether this machine lets it happen. */
  isPossible?(): boolean
  readonly places?: () => Promise<readonly (Place | undefined)[]>
  /** Somebody has come in. */
  meets?(guest: Guest, fleet: Fleet): void
  /** Once; everybody may play again when it is over. */
  happens(scene: Scene): Promise<void>
  /** Takes away what was laid for it. */
  cleared?(): Promise<void>
  /** After all of it, before the servers end: what it found besides, by name. */
  after?(scene: Scene): Promise<Readonly<Record<string, number>>>
}

export interface Plan {
  readonly times: number
  readonly tables: number
  readonly seed: string
  /** The most acknowledgements to wait for before the next. */
  readonly patience: number
  readonly onFault?: (done: number, acknowledged: number) => void
}

export interface Figures extends Found {
  /** Milliseconds from the end of a fault to the next acknowledgement. */
  readonly waits: readonly number[]
  readonly lags: readonly number[]
  readonly longestPause: number
  readonly besides: Readonly<Record<string, number>>
}

const NODES = 2

/** Undefined where there is no PostgreSQL. */
export async function underFire(fault: Fault, plan: Plan): Promise<Figures | undefined> {
  const fleet = await Fleet.start({ nodes: NODES, ...fault.crew }, await fault.places?.())
  if (!fleet) return undefined
  const dice = random(plan.seed)
  const crowd = new Crowd(fleet, plan.tables, plan.seed, (guest) => fault.meets?.(guest, fleet))
  try {
    const crashed = Promise.race(fleet.nodes.map(({ ended }) => ended))
    const waits = await Promise.race([again(fault, plan, { fleet, crowd, dice }), crashed])
    const besides = (await fault.after?.({ fleet, crowd, dice })) ?? {}
    await Promise.race([crowd.rests(), crashed])
    const { lags, longestPause, guests } = crowd
    return { ...(await look(fleet.postgres.url, guests)), waits, lags, longestPause, besides }
  } finally {
    crowd.leaves()
    await fleet.close()
    await fault.cleared?.()
  }
}

/** Milliseconds until somebody was acknowledged something after each time. */
async function again(fault: Fault, { times, tables, patience, onFault }: Plan, scene: Scene): Promise<number[]> {
  const { crowd, dice } = scene
  const waits: number[] = []
  await crowd.acks(4 * tables)
  crowd.longestPause = 0
  for (let done = 1; done <= times; done++) {
    await crowd.acks(1 + dice.below(patience))
    await fault.happens(scene)
    const over = performance.now()
    await crowd.acks(1)
    waits.push(performance.now() - over)
    onFault?.(done, crowd.acknowledged)
  }
  await crowd.acks(2 * tables)
  return waits
}
