/**
 * Tool that measures the CPU cost of a choice without disk and network, in µs by edition and expansions: deciding it,
 * its row in lists, and all snapshots. Games are random from a seed. `node packages/server/tools/cost.ts [--games 20]`
 */
import { hash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Terms } from '@heptapolis/engine'
import { type Random, random } from '@heptapolis/engine/search'
import { AMONG_FRIENDS, type TableState, useSha256 } from '@heptapolis/table'
import { begun, chosen } from '../faults/prepared-tables.ts'
import { Broadcaster, Follower } from '../src/broadcast/broadcaster.ts'
import { listingOf } from '../src/live-tables/listing.ts'

const { games } = parseArgs({ options: { games: { type: 'string', default: '20' } } }).values

useSha256((text) => hash('sha256', text))

/** Games before measuring. */
const WARM_UP = 10

const MIXES: readonly (readonly [string, number, string[]])[] = [
  ['base, 4 players', 4, []],
  ['Leaders and Edifice, 4 players', 4, ['leaders', 'edifice']],
  ['all boxes, 7 players', 7, ['leaders', 'cities', 'armada', 'babel-tower', 'babel-projects', 'edifice']],
]

const termsOf = (players: number, boxes: string[]): Terms => ({
  edition: '2e',
  boxes,
  seats: Array.from({ length: players }, () => ({})),
})

class Cost {
  choices = 0
  deciding = 0
  listing = 0
  showing = 0
  bytes = 0

  /** Plays a game to its end, with one spectator. */
  play(id: string, terms: Terms, dice: Random): void {
    const people = terms.seats.map((_, seat) => `person ${seat}`)
    const broadcaster = this.#followed(id, [...people, 'onlooker'])
    const before = process.cpuUsage()
    const { table } = begun({ id, secret: 'ab'.repeat(32), terms, options: AMONG_FRIENDS, people, now: 0 })
    const tables = played(table, people, dice)
    this.deciding += spent(before)
    const decided = process.cpuUsage()
    for (const table of tables) JSON.stringify(listingOf(table, table.n))
    this.listing += spent(decided)
    const listed = process.cpuUsage()
    for (const table of tables) broadcaster.show(table)
    this.showing += spent(listed)
    this.choices += tables.length
  }

  #followed(table: string, people: readonly string[]): Broadcaster {
    const broadcaster = new Broadcaster()
    const send = (text: string): void => {
      this.bytes += text.length
    }
    const speaker = { bufferedAmount: 0, send, terminate: () => {} }
    for (const who of people) broadcaster.add(new Follower(speaker, { table }, who, Date.now))
    return broadcaster
  }
}

/** States after every choice of a game. */
function played(begun: TableState, people: readonly string[], dice: Random): TableState[] {
  const tables: TableState[] = []
  for (let next = chosen(begun, people, dice, 0); next; next = chosen(next.table, people, dice, 0))
    tables.push(next.table)
  return tables
}

const spent = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return user + system
}

for (const [name, players, boxes] of MIXES) {
  const terms = termsOf(players, boxes)
  const play = (cost: Cost, from: number, to: number): Cost => {
    for (let i = from; i < to; i++) cost.play(`t${i}`, terms, random(`cost ${i}`))
    return cost
  }
  play(new Cost(), 0, WARM_UP)
  const { choices, deciding, listing, showing, bytes } = play(new Cost(), WARM_UP, WARM_UP + Number(games))
  const each = (sum: number): string => (sum / choices).toFixed(0).padStart(5)
  const times = `deciding ${each(deciding)}, listing ${each(listing)}, showing ${each(showing)}`
  console.log(`${name.padEnd(32)} µs a choice: ${times}; ${each(bytes)} B`)
}
