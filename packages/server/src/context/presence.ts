/** Who is at which table: whoever has a line to it, and for a moment whoever had one. */
import { tend } from '@heptapolis/table'
import { isPassing } from '@heptapolis/wire'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import type { Notifier } from '../notifications/notifier.ts'

/** What the store could not take is tried again after so many milliseconds. */
const RETRY_AFTER = 1000

interface Ports {
  readonly broadcaster: Broadcaster
  readonly liveTables: LiveTables
  readonly notifier: Notifier
  readonly now: () => number
  report(bug: unknown): void
}

export class Presence {
  readonly #ports: Ports
  /** How long a line may be cut before somebody counts as gone, in milliseconds. */
  readonly #grace: number
  readonly #leaving = new Map<string, NodeJS.Timeout>()
  #isClosed = false

  constructor(ports: Ports, grace: number) {
    this.#ports = ports
    this.#grace = grace
  }

  /** From now on lines end because the server does. */
  close(): void {
    this.#isClosed = true
    for (const timer of this.#leaving.values()) clearTimeout(timer)
  }

  /** Somebody's first line to a table is open. */
  async arrived(table: string, who: string): Promise<void> {
    const { liveTables, notifier } = this.#ports
    const key = `${table} ${who}`
    clearTimeout(this.#leaving.get(key))
    this.#leaving.delete(key)
    const here = await liveTables.at(table).decide((one, now) => tend(one, { do: 'here', who }, now))
    if (here.ok) await notifier.opened(who, here.value.table)
    else if (isPassing(here.error.code)) this.#arrivedLater(table, who)
  }

  /** The store could not take it: said again as long as the line is open. */
  #arrivedLater(table: string, who: string): void {
    const { broadcaster, report } = this.#ports
    const again = async (): Promise<void> => {
      if (broadcaster.isConnected(table, who)) await this.arrived(table, who)
    }
    setTimeout(() => again().catch(report), RETRY_AFTER).unref()
  }

  /** Somebody's last line to a table is cut. */
  left(table: string, who: string, since = this.#ports.now()): void {
    if (this.#isClosed) return
    const { broadcaster, liveTables, report } = this.#ports
    const key = `${table} ${who}`
    const go = async (): Promise<void> => {
      this.#leaving.delete(key)
      if (broadcaster.isConnected(table, who)) return
      const gone = await liveTables.at(table).decide((one, now) => tend(one, { do: 'gone', who, since }, now))
      if (!gone.ok && isPassing(gone.error.code)) this.left(table, who, since)
    }
    clearTimeout(this.#leaving.get(key))
    this.#leaving.set(
      key,
      setTimeout(() => go().catch(report), this.#grace),
    )
  }
}
