/** Seating of several people who share one device at an online table. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import { newNonce } from '@heptapolis/wire'
import { TableSubscription } from '../connection/subscription.ts'
import { server } from '../server/server.ts'
import { recallTable, rememberTable } from '../server/storage.ts'

export interface NewPlayer {
  /** The reserved seat, or any free one. */
  seat?: number
  name: string
}

export interface SeatedPlayer {
  as: number
  seat: number
}

/** Seats people over a temporary connection. Their snapshots need a subscription of their own. */
export async function sitDown(
  table: string,
  guests: readonly (NewPlayer & { as: number })[],
): Promise<Result<SeatedPlayer[]>> {
  const ready = await ensurePeople(Math.max(...guests.map(({ as }) => as)) + 1)
  if (!ready.ok) return ready
  const people = guests.map(({ as }) => as)
  const subscription = new TableSubscription({ id: table, url: server.socketUrl, people, key: recallTable(table).key })
  try {
    for (const { as, seat, name } of guests) {
      const sat = await subscription.do({ do: 'sit', seat, name, nonce: newNonce() }, as)
      // Another device of theirs may have been faster.
      if (!sat.ok && sat.error.code !== 'seated') return sat
    }
    return ok(await seatsIn(subscription))
  } finally {
    subscription.close()
  }
}

/** Seats the people of this device at a rematch. Spectators stay spectators. */
export async function sitDownAtRematch(subscription: TableSubscription, next: string): Promise<void> {
  const { people } = subscription
  rememberTable(next, { people })
  const guests = people.flatMap((as) => {
    const { you, seats } = subscription.snapshot(as) ?? {}
    return you?.seat === undefined ? [] : [{ as, name: seats?.[you.seat].name ?? '' }]
  })
  if (guests.length > 0) await sitDown(next, guests)
}

/** Makes sure that the server knows this many people on the device. */
async function ensurePeople(count: number): Promise<Result<undefined>> {
  const me = await server.me()
  if (!me.ok) return me
  for (let people = me.value.people; people < count; people++) {
    const added = await server.addPerson()
    if (!added.ok) return added
  }
  return ok(undefined)
}

/** Resolves when the snapshots show a seat for everybody. */
function seatsIn(subscription: TableSubscription): Promise<SeatedPlayer[]> {
  const seats = () =>
    subscription.people.flatMap((as) => {
      const seat = subscription.snapshot(as)?.you.seat
      return seat === undefined ? [] : [{ as, seat }]
    })
  return new Promise((resolve) => {
    const look = () => {
      if (seats().length === subscription.people.length) resolve(seats())
    }
    subscription.subscribe(look)
    look()
  })
}
