/** The tables a page follows, each with the last picture of it. */
import type { Json } from '@heptapolis/engine/kernel'
import type { TableSnapshot } from '@heptapolis/table'
import { applyDelta } from '../delta.ts'
import type { ClientMessage, ServerMessage } from '../schema/messages.ts'

export interface Address {
  readonly table: string
  /** Which of the people who share this device. */
  readonly as?: number
}

export const addressOf = (table: string, as: number | undefined): Address =>
  as === undefined ? { table } : { table, as }

/** What a server sends as `shown`. The page checks the game in it when it reads the position. */
export const snapshotOf = (shown: unknown): TableSnapshot => shown as TableSnapshot

export interface FollowedSnapshot extends Address {
  readonly n: number
  readonly shown: Json
}

interface FollowedTable extends Address {
  readonly key?: string | undefined
  picture?: FollowedSnapshot | undefined
  /** A whole picture is on its way: what has changed since some other one does not help. */
  isAsked: boolean
  /** The server could not answer for the moment. */
  isPutOff: boolean
}

type Follow = Extract<ClientMessage, { t: 'follow' }>
type Full = Extract<ServerMessage, { t: 'full' }>
type Delta = Extract<ServerMessage, { t: 'delta' }>

const nameOf = ({ table, as = 0 }: Address): string => `${table} ${as}`

export class Pictures {
  readonly #followed = new Map<string, FollowedTable>()

  add(address: Address, key: string | undefined): Follow {
    const followed: FollowedTable = { ...address, key, isAsked: true, isPutOff: false }
    this.#followed.set(nameOf(address), followed)
    return asking(followed)
  }

  /** Whether it was followed. */
  remove(address: Address): boolean {
    return this.#followed.delete(nameOf(address))
  }

  /** What to ask for over a new line. */
  askAll(): Follow[] {
    return this.#ask(() => true)
  }

  putOff(address: Address): void {
    const followed = this.#followed.get(nameOf(address))
    if (followed) followed.isPutOff = true
  }

  /** What to ask for once more. */
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

  /** The new picture; or what to ask for, where the change is none of the picture here. */
  delta({ table, as, from, n, delta }: Delta): { picture?: FollowedSnapshot; ask?: Follow } {
    const followed = this.#followed.get(nameOf(addressOf(table, as)))
    if (!followed) return {}
    const { picture } = followed
    if (picture?.n === from)
      return { picture: hang(followed, { ...picture, n, shown: applyDelta(picture.shown, delta) }) }
    if (followed.isAsked) return {}
    followed.isAsked = true
    followed.picture = undefined
    return { ask: asking(followed) }
  }
}

function hang(followed: FollowedTable, picture: FollowedSnapshot): FollowedSnapshot {
  followed.picture = picture
  followed.isAsked = false
  return picture
}

const asking = ({ table, as, key, picture }: FollowedTable): Follow => ({
  t: 'follow',
  ...addressOf(table, as),
  ...(key !== undefined && { key }),
  ...(picture && { n: picture.n }),
})
