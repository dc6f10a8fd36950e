import { sure } from '@heptapolis/engine/kernel'
import { type GameListing, memoryStore } from '@heptapolis/store'
import { AMONG_FRIENDS, decide, openTable, type TableEvent, tend } from '@heptapolis/table'
import { expect, test } from 'vitest'
import { Broadcaster, Follower } from '../broadcast/broadcaster.ts'
import { listingOf } from '../live-tables/listing.ts'
import { LiveTables } from '../live-tables/live-tables.ts'
import { termsFor } from '../test-guest.ts'
import { sweep } from './sweeper.ts'

const ID = 'k7Qx2a'
const SECRET = '0'.repeat(64)
const NONCE = '0'.repeat(32)
const OPTIONS = { ...AMONG_FRIENDS, clock: { kind: 'move', time: 900_000 }, absence: 'bot' } as const
const WENT = 1000
const MUCH_LATER = WENT + 120_000

/** Ada and Bob play with a bot, and Ada has gone. */
function deserted(): { events: TableEvent[]; listing: GameListing } {
  const opening = { id: ID, secret: SECRET, terms: termsFor(3), options: OPTIONS, now: 0 }
  const opened = sure(openTable({ ...opening, who: 'ada', name: 'Ada', nonce: NONCE }))
  const sat = sure(decide(opened.table, 'bob', { do: 'sit', name: 'Bob', nonce: NONCE }, { now: 0 }))
  const begun = sure(decide(sat.table, 'ada', { do: 'begin', fill: 'easy' }, { now: 0 }))
  const gone = sure(tend(begun.table, { do: 'gone', who: 'ada', since: WENT }, WENT))
  const events = [opened, sat, begun, gone].flatMap((decided) => decided.events)
  return { events, listing: listingOf(gone.table, WENT) }
}

test.each([
  ['nobody has a line', [], 'away'],
  ['somebody has one after all, though that was not written yet', ['ada'], 'here'],
])('finds an abandoned seat when %s', async (_, there, written) => {
  const store = memoryStore()
  const { events, listing } = deserted()
  sure(await store.log.append({ game: ID, events, listing, secret: Buffer.from(SECRET, 'hex') }))
  const nothing = (): void => {}
  const now = (): number => MUCH_LATER
  const liveTables = new LiveTables({
    store,
    now,
    waking: { at: 0, since: 0 },
    jumps: [],
    changed: nothing,
    written: nothing,
    conflicted: nothing,
    goesFirst: () => true,
    woke: nothing,
  })
  const broadcaster = new Broadcaster()
  const speaker = { bufferedAmount: 0, send: nothing, terminate: nothing }
  for (const who of there) broadcaster.add(new Follower(speaker, { table: ID }, who, now))
  await sweep({ store, liveTables, broadcaster, now, frozen: new Set<string>(), attend: nothing })
  const since = sure(await store.log.read(ID)).slice(events.length)
  expect(since.map(({ kind }) => kind)).toContain(written)
  expect(since.filter(({ kind }) => kind === 'away')).toHaveLength(written === 'away' ? 1 : 0)
})

test('skips frozen tables', async () => {
  const store = memoryStore()
  const { events, listing } = deserted()
  const nonsense = { kind: 'nonsense', n: events.length, at: WENT }
  sure(await store.log.append({ game: ID, events: [...events, nonsense], listing, secret: Buffer.from(SECRET, 'hex') }))
  const nothing = (): void => {}
  const now = (): number => MUCH_LATER
  const attended: string[] = []
  const room = {
    store,
    now,
    waking: { at: 0, since: 0 },
    jumps: [],
    changed: nothing,
    written: nothing,
    conflicted: nothing,
  }
  const liveTables = new LiveTables({ ...room, goesFirst: () => true, woke: nothing })
  const frozen = new Set<string>()
  const round = () =>
    sweep({ store, liveTables, broadcaster: new Broadcaster(), now, frozen, attend: ({ id }) => attended.push(id) })
  await round()
  expect([...frozen]).toEqual([ID])
  await round()
  expect(attended).toEqual([ID])
})
