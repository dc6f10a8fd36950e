/**
 * Simulated guests at many tables, for faults under load. Tables are created in advance, and guests think before each
 * choice.
 */
import { TestGuest, until } from '../../src/test-guest.ts'
import { type CrowdProgress, inCrowds } from '../crowd.ts'
import { SimulatedPlayer } from '../people.ts'
import type { PreparedTable } from '../prepared-tables.ts'
import { layFor } from './create.ts'
import { Crowd, originOf } from './crowd.ts'
import type { TestCluster } from './test-cluster.ts'

const PEOPLE = 2
/** Longer than any pause of a test, so a clock that runs out is an error. */
const OPTIONS = { clock: { kind: 'move', time: 900_000 }, absence: 'bot' } as const

export interface ManyTablesPlan {
  readonly tables: number
  readonly seed: string
  /** Average thinking time in milliseconds. */
  readonly think: number
  readonly onProgress?: CrowdProgress
}

export class ManyTables extends Crowd {
  readonly #players: SimulatedPlayer[] = []
  readonly #cluster: TestCluster
  readonly #many: ManyTablesPlan
  readonly #meet: (guest: TestGuest) => void

  private constructor(cluster: TestCluster, many: ManyTablesPlan, meet: (guest: TestGuest) => void) {
    super()
    this.#cluster = cluster
    this.#many = many
    this.#meet = meet
  }

  /** A crowd with all games begun. */
  static async seated(
    cluster: TestCluster,
    many: ManyTablesPlan,
    meet: (guest: TestGuest) => void,
  ): Promise<ManyTables> {
    const crowd = new ManyTables(cluster, many, meet)
    const prepared = await crowd.#createTables()
    await inCrowds(prepared.length, many.onProgress, 'tables taken', (i) => crowd.#take(prepared[i], i))
    return crowd
  }

  async rests(): Promise<void> {
    for (const player of this.#players) player.stops()
    await until(() => this.guests.every(({ connection }) => connection.state.keeping === 0))
  }

  #createTables(): Promise<PreparedTable[]> {
    const { tables, onProgress } = this.#many
    const optionsOf = (): typeof OPTIONS => OPTIONS
    return layFor(this.#cluster, { tables, people: PEOPLE, choices: 0, apart: tables, optionsOf, onProgress })
  }

  async #take({ table, cookies }: PreparedTable, i: number): Promise<void> {
    const { proxies } = this.#cluster
    const tally = { bytes: 0, choices: 0, waits: this.waits }
    const come = cookies.map(async (cookie, k) => {
      // Random reconnect delays, as in pages.
      const guest = new TestGuest(originOf(proxies[(i + k) % proxies.length]), cookie, { random: Math.random })
      const player = new SimulatedPlayer(guest, `${this.#many.seed} ${i} ${k}`, tally)
      guest.onAck = () => this.noted()
      this.#meet(guest)
      this.guests.push(guest)
      this.tables.set(table, guest)
      this.#players.push(player)
      await guest.follows({ table })
      player.plays({ table }, this.#many.think)
    })
    await Promise.all(come)
  }
}
