/** Client's list of followed tables with the latest snapshot of each; it applies the deltas that the server sends. */
import type { Json } from '@heptapolis/engine/kernel'
import type { TableSnapshot } from '@heptapolis/table'
import { applyDelta } from '../delta.ts'
import type { ClientMessage, ServerMessage } from '../schema/messages.ts'

export interface Address {
  readonly table: string
  /** Index of the person among those who share the device. */
  readonly as?: number
}

export const addressOf = (table: string, as: number | undefined): Address =>
  as === undefined ? { table } : { table, as }

/** Snapshot as the server sends it. The page validates the game when it parses the position. */
export const snapshotOf = (shown: unknown): TableSnapshot => shown as TableSnapshot

export interface FollowedSnapshot extends Address {
  readonly n: number
  readonly shown: Json
}

interface FollowedTable extends Address {
  readonly key?: string | undefined
  snapshot?: FollowedSnapshot | undefined
  /** A full snapshot was requested; deltas are ignored until it arrives. */
  isAsked: boolean
  /** The server could not answer yet; ask again later. */
  isPutOff: boolean
}

type Follow = Extract<ClientMessage, { t: 'follow' }>
type Full = Extract<ServerMessage, { t: 'full' }>
type Delta = Extract<ServerMessage, { t: 'delta' }>

const nameOf = ({ table, as = 0 }: Address): string => `${table} ${as}`

export class Snapshots {
  readonly #followed = new Map<string, FollowedTable>()

  add(address: Address, key: string | undefined): Follow {
    const followed: FollowedTable = { ...address, key, isAsked: true, isPutOff: false }
    this.#followed.set(nameOf(address), followed)
    return asking(followed)
  }

  /** Whether the table was followed. */
  remove(address: Address): boolean {
    return this.#followed.delete(nameOf(address))
  }

  /** Requests to send over a new connection. */
  askAll(): Follow[] {
    return this.#ask(() => true)
  }

  putOff(address: Address): void {
    const followed = this.#followed.get(nameOf(address))
    if (followed) followed.isPutOff = true
  }

  /** Requests to repeat. */
  askAgain(): Follow[] {
    return this.#ask(({ isPutOff }) => isPutOff)
  }

  #ask(isMeant: (followed: FollowedTable) => boolean): Follow[] {
    const meant = [...this.#followed.values()].filter(isMeant)
    for (const followed of meant) Object.assign(followed, { isAsked: true, isPutOff: false })
    return meant.map(asking)
  }

  full({ table, as, n, shown }: Full): FollowedSnapshot | undefined {
    const followed = this.#followed.get(nameOf(addressOf(table, as)))
    return followed && hang(followed, { ...addressOf(table, as), n, shown })
  }

  /** Applies a delta. Returns the new snapshot, or a request if the delta does not fit. */
  delta({ table, as, from, n, delta }: Delta): { snapshot?: FollowedSnapshot; ask?: Follow } {
    const followed = this.#followed.get(nameOf(addressOf(table, as)))
    if (!followed) return {}
    const { snapshot } = followed
    if (snapshot?.n === from)
      return { snapshot: hang(followed, { ...snapshot, n, shown: applyDelta(snapshot.shown, delta) }) }
    if (followed.isAsked) return {}
    followed.isAsked = true
    followed.snapshot = undefined
    return { ask: asking(followed) }
  }
}

function hang(followed: FollowedTable, snapshot: FollowedSnapshot): FollowedSnapshot {
  followed.snapshot = snapshot
  followed.isAsked = false
  return snapshot
}

const asking = ({ table, as, key, snapshot }: FollowedTable): Follow => ({
  t: 'follow',
  ...addressOf(table, as),
  ...(key !== undefined && { key }),
  ...(snapshot && { n: snapshot.n }),
})
