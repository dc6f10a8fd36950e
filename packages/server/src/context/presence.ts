/** Presence of people at tables: present while connected, and for a grace period after the last connection breaks. */
import { tend } from '@heptapolis/table'
import { isPassing } from '@heptapolis/wire'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import type { Notifier } from '../notifications/notifier.ts'

/** Retry delay after a store failure, in milliseconds. */
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
  /** Grace period in milliseconds. */
  readonly #grace: number
  readonly #leaving = new Map<string, NodeJS.Timeout>()
  #isClosed = false

  constructor(ports: Ports, grace: number) {
    this.#ports = ports
    this.#grace = grace
  }

  /** Connections that end from now on end because the server stops. */
  close(): void {
    this.#isClosed = true
    for (const timer of this.#leaving.values()) clearTimeout(timer)
  }

  /** Records that a person's first connection to a table is open. */
  async arrived(table: string, who: string): Promise<void> {
    const { liveTables, notifier } = this.#ports
    const key = `${table} ${who}`
    clearTimeout(this.#leaving.get(key))
    this.#leaving.delete(key)
    const here = await liveTables.at(table).decide((one, now) => tend(one, { do: 'here', who }, now))
    if (here.ok) await notifier.opened(who, here.value.table)
    else if (isPassing(here.error.code)) this.#arrivedLater(table, who)
  }

  /** Retries after a store failure, as long as the connection is open. */
  #arrivedLater(table: string, who: string): void {
    const { broadcaster, report } = this.#ports
    const again = async (): Promise<void> => {
      if (broadcaster.isConnected(table, who)) await this.arrived(table, who)
    }
    setTimeout(() => again().catch(report), RETRY_AFTER).unref()
  }

  /** Starts the grace period after a person's last connection to a table. */
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
