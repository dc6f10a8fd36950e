/** Tables with running games for fault tests and benchmarks, created in memory or written directly into a database. */
import { moves, type Result, showMove, sure, type Terms, toAct } from '@heptapolis/engine'
import { type Random, random } from '@heptapolis/engine/kernel'
import { openSqlite, type Store } from '@heptapolis/store'
import {
  AMONG_FRIENDS,
  type Decision,
  decide,
  type Options,
  openTable,
  type TableEvent,
  type TableState,
} from '@heptapolis/table'
import { newSecret, newTableId } from '../src/core/ids.ts'
import { fileIn } from '../src/index.ts'
import { listingOf } from '../src/live-tables/listing.ts'
import { newVisitor } from '../src/sessions/session.ts'
import { termsFor } from '../src/test-guest.ts'
import { type CrowdProgress, inCrowds } from './crowd.ts'

export interface TableSpec {
  readonly id: string
  readonly secret: string
  readonly terms: Terms
  readonly options: Options
  /** The first is the host. */
  readonly people: readonly string[]
  readonly now: number
}

/** A running game with everybody seated, and its log. */
export function begun({ id, secret, terms, options, people, now }: TableSpec): {
  table: TableState
  events: TableEvent[]
} {
  const [host, ...guests] = people
  const nonce = '0'.repeat(32)
  const opened = sure(openTable({ id, secret, terms, options, who: host, name: host, nonce, now }))
  const events = [...opened.events]
  let { table } = opened
  const go = (decided: Result<Decision>): void => {
    events.push(...sure(decided).events)
    table = sure(decided).table
  }
  for (const who of guests) go(decide(table, who, { do: 'sit', name: who, nonce }, { now }))
  go(decide(table, host, { do: 'begin' }, { now }))
  return { table, events }
}

/** A choice of the first awaited player; undefined at the end. */
export function chosen(table: TableState, people: readonly string[], dice: Random, now: number): Decision | undefined {
  if (table.phase !== 'play' || !table.play) return undefined
  const { round, standing } = table.play
  const [seat] = toAct(standing)
  const legal = moves(standing, seat)
  const move = showMove(standing, legal[dice.below(legal.length)])
  return sure(decide(table, people[seat], { do: 'choose', round, move, cid: `${table.n}` }, { now }))
}

export interface PreparedTablesPlan {
  readonly tables: number
  readonly people: number
  /** Choices made at each table. */
  readonly choices: number
  /** Number of tables with own people; all others share the same few. */
  readonly apart: number
  readonly optionsOf?: (i: number) => Partial<Options>
  readonly onProgress?: CrowdProgress
}

/** A table and the cookies of its players. */
export interface PreparedTable {
  readonly table: string
  readonly cookies: readonly string[]
}

/** Creates tables in an unused data folder; returns those with own people. */
export async function createTables(folder: string, plan: PreparedTablesPlan): Promise<PreparedTable[]> {
  const store = sure(await openSqlite({ file: fileIn(folder) }))
  const prepared = await createTablesIn(store, plan)
  await store.close()
  return prepared
}

/** Creates tables in a store; returns those with own people. */
export async function createTablesIn(store: Store, plan: PreparedTablesPlan): Promise<PreparedTable[]> {
  const prepared: PreparedTable[] = []
  const shared = await visitors(store, plan.people)
  await inCrowds(plan.tables, plan.onProgress, 'tables created', async (i) => {
    const people = i < plan.apart ? await visitors(store, plan.people) : shared
    const table = await write(store, plan, i, people)
    if (i < plan.apart) prepared.push({ table, cookies: people.map(({ cookie }) => cookie) })
  })
  return prepared
}

interface Person {
  readonly who: string
  readonly cookie: string
}

async function visitors(store: Store, count: number): Promise<Person[]> {
  const coming = Array.from({ length: count }, () => newVisitor(store, Date.now()))
  return (await Promise.all(coming)).map((visitor) => {
    const { account, token } = sure(visitor)
    return { who: account.id, cookie: `heptapolis=${token}` }
  })
}

async function write(store: Store, plan: PreparedTablesPlan, i: number, sitting: readonly Person[]): Promise<string> {
  const [id, secret, now, dice] = [newTableId(), newSecret(), Date.now(), random(`laid ${i}`)]
  const people = sitting.map(({ who }) => who)
  const options = { ...AMONG_FRIENDS, ...plan.optionsOf?.(i) }
  let { table, events } = begun({ id, secret, terms: termsFor(plan.people), options, people, now })
  for (let choices = 0; choices < plan.choices; choices++) {
    const decided = chosen(table, people, dice, now)
    if (!decided) break
    events.push(...decided.events)
    table = decided.table
  }
  const step = { game: id, events, listing: listingOf(table, now), secret: Buffer.from(secret, 'hex') }
  sure(await store.log.append(step))
  return id
}
