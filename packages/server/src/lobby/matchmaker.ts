/**
 * Quick match: keeps the queue of waiting players and creates tables for groups. Several servers may match at once; the
 * database gives each group to one of them.
 */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, SeekRow, Store } from '@heptapolis/store'
import type { SeekRequest as SeekBody, SeekProgress, SeekWish } from '@heptapolis/wire'
import { newTableId } from '../core/ids.ts'
import type { Logger } from '../core/logger.ts'
import { isRateable } from '../ratings/accounts.ts'
import { figureOf, NEW, poolOf, skillOf } from '../ratings/figures.ts'
import { createMatchTable, type TableCreationContext } from './create-table.ts'
import { nextMatch, type Seeker } from './match.ts'

/** Milliseconds of silence after which a page counts as gone. */
const SILENT = 10_000
const FORGOTTEN = 3_600_000
/** Milliseconds after which a match without a table counts as failed: its players wait again. */
const NOT_CREATED = 10_000
/** Number of recent waits for the typical one. */
const REMEMBERED = 20

/** Stored state of a waiting player. */
export interface WaitingPlayer {
  readonly wish: SeekWish
  readonly name: string
  readonly nonce: string
  readonly rating?: number
}

/** Only this class writes the column. */
const waitingOf = ({ wish }: { readonly wish: object }): WaitingPlayer => wish as WaitingPlayer

export class Matchmaker {
  readonly #context: TableCreationContext & { readonly logger: Logger }
  readonly #waits: number[] = []
  readonly #uncreated = new Map<string, number>()

  constructor(context: TableCreationContext & { readonly logger: Logger }) {
    this.#context = context
  }

  get #store(): Store {
    return this.#context.store
  }

  /** Median wait of recent matches. */
  get usualWait(): number | undefined {
    return [...this.#waits].sort((one, other) => one - other)[this.#waits.length >> 1]
  }

  async wait(account: Account, { name, nonce, wish }: SeekBody): Promise<Result<SeekProgress>> {
    const now = await this.#store.now()
    if (!now.ok) return now
    const rating = isRateable(account) ? await this.#ratingOf(account.id, wish) : undefined
    const waiting: WaitingPlayer = { wish, nonce, name, ...(rating === undefined ? {} : { rating }) }
    const seek = { account: account.id, since: now.value, seen: now.value, wish: { ...waiting } }
    const waits = await this.#store.queue.wait(seek)
    if (!waits.ok) return waits
    await this.round()
    return this.stay(account.id)
  }

  /** Heartbeat of a waiting page; returns the progress. */
  async stay(account: string): Promise<Result<SeekProgress>> {
    const now = await this.#store.now()
    if (!now.ok) return now
    const found = await this.#store.queue.found(account)
    if (!found.ok) return found
    if (found.value) return this.#seated(found.value, now.value)
    const stays = await this.#store.queue.stay(account, now.value)
    if (!stays.ok) return stays
    const waiting = await this.#store.queue.waiting(now.value - SILENT)
    if (!waiting.ok) return waiting
    const own = waiting.value.find((seek) => seek.account === account)
    return ok({ waited: own ? now.value - own.since : 0, others: Math.max(0, waiting.value.length - 1) })
  }

  async leave(account: string): Promise<Result<boolean>> {
    return this.#store.queue.leave(account)
  }

  /** Seats every group that is complete. */
  async round(): Promise<void> {
    const now = await this.#store.now()
    const waiting = now.ok ? await this.#store.queue.waiting(now.value - SILENT) : now
    if (!now.ok || !waiting.ok || waiting.value.length === 0) return
    let left = await this.#seekers(waiting.value)
    for (let match = nextMatch(left, now.value); match; match = nextMatch(left, now.value)) {
      const { people } = match
      left = left.filter((seeker) => !people.includes(seeker))
      const seeks = waiting.value.filter(({ account }) => people.some((one) => one.account === account))
      const id = newTableId()
      // Another server was faster, or a player left: the next round decides.
      if (!(await this.#store.queue.find(id, seeks)).ok) continue
      for (const { since } of people) this.#remember(now.value - since)
      const created = await createMatchTable(
        this.#context,
        id,
        match,
        seeks.map((seek) => ({ account: seek.account, ...waitingOf(seek) })),
      )
      if (!created.ok) this.#context.logger.problem({ what: 'unlaid', table: id, code: created.error.code })
    }
  }

  /** Removes pages without heartbeat. */
  async sweep(now: number): Promise<void> {
    await this.#store.queue.sweep(now - FORGOTTEN)
  }

  #remember(wait: number): void {
    this.#waits.push(wait)
    if (this.#waits.length > REMEMBERED) this.#waits.shift()
  }

  /** Handles a match whose server ended before it created the table. */
  async #seated(seek: SeekRow & { readonly game: string }, now: number): Promise<Result<SeekProgress>> {
    const { account, since, game } = seek
    const waited = now - since
    if ((await this.#context.liveTables.at(game).look()).ok) {
      this.#uncreated.delete(game)
      return ok({ waited, others: 0, table: game })
    }
    const missed = this.#uncreated.get(game) ?? now
    this.#uncreated.set(game, missed)
    if (now - missed < NOT_CREATED) return ok({ waited, others: 0 })
    const waits = await this.#store.queue.wait({ account, since, seen: now, wish: seek.wish })
    return waits.ok ? ok({ waited, others: 0 }) : waits
  }

  async #seekers(waiting: readonly SeekRow[]): Promise<Seeker[]> {
    const accounts = waiting.map(({ account }) => account)
    return Promise.all(
      waiting.map(async (seek) => {
        const blocked = await this.#store.conduct.blocks(seek.account, accounts)
        const { wish, rating } = waitingOf(seek)
        return { account: seek.account, since: seek.since, wish, rating, blocked: blocked.ok ? blocked.value : [] }
      }),
    )
  }

  async #ratingOf(account: string, { mix, pace }: SeekWish): Promise<number> {
    const clock = pace === 'days' ? ({ kind: 'days', time: 1, bank: 0 } as const) : ({ kind: 'none' } as const)
    const pool = poolOf({ terms: { boxes: mix?.boxes ?? [] }, options: { clock } })
    const ratings = await this.#store.ratings.among(pool, [account])
    const [rating] = ratings.ok ? ratings.value : []
    return figureOf(rating ? skillOf(rating) : NEW).rating
  }
}
