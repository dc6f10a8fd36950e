/** List of open tables for the lobby: players, game options, and whether the viewer may take a seat. */
import { view } from '@heptapolis/engine'
import { PUBLIC } from '@heptapolis/engine/show'
import type { Store } from '@heptapolis/store'
import { type GuestInfo, isLive, type SeatState, seatOf, type TableState } from '@heptapolis/table'
import type { LobbySeat, LobbyTable, PlayedTable } from '@heptapolis/wire'
import { refusalToSit } from '../commands/preview.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import { homesOf } from '../moderation/moderation.ts'
import { accountsOf } from '../ratings/accounts.ts'
import { figureOf, NEW, poolOf, skillOf } from '../ratings/figures.ts'

interface LobbyPorts {
  readonly store: Store
  readonly now: () => number
  readonly liveTables: LiveTables
}

/** Tables read for the list, latest change first; reading one takes time. */
const MOST_OPEN = 60
const MOST_PLAYED = 8
/** Cache time in milliseconds, because many people read the list. */
const FRESH = 1000

/** A table with a free seat, and the accounts of its players. */
export interface OpenTableEntry {
  readonly table: TableState
  readonly company: readonly string[]
}

/** A running table and its public listing. */
export interface PlayedTableEntry {
  readonly table: TableState
  readonly listing: PlayedTable
}

/** Cached tables, shared by all viewers. */
export class OpenTables {
  readonly #context: LobbyPorts
  #made = Number.NEGATIVE_INFINITY
  #open: Promise<readonly OpenTableEntry[]> = Promise.resolve([])
  #played: Promise<readonly PlayedTableEntry[]> = Promise.resolve([])

  constructor(context: LobbyPorts) {
    this.#context = context
  }

  get open(): Promise<readonly OpenTableEntry[]> {
    this.#refresh()
    return this.#open
  }

  get played(): Promise<readonly PlayedTableEntry[]> {
    this.#refresh()
    return this.#played
  }

  /** Invalidates the cache. */
  forget(): void {
    this.#made = Number.NEGATIVE_INFINITY
  }

  #refresh(): void {
    const now = this.#context.now()
    if (now - this.#made < FRESH) return
    this.#made = now
    this.#open = this.#read('room', MOST_OPEN).then((tables) =>
      Promise.all(tables.filter(hasCompany).map(async (table) => ({ table, company: await this.#companyAt(table) }))),
    )
    this.#played = this.#read('play', MOST_PLAYED).then((tables) =>
      Promise.all(tables.map(async (table) => ({ table, listing: await playedTable(this.#context.store, table) }))),
    )
  }

  async #companyAt({ seats }: TableState): Promise<string[]> {
    const homes = await homesOf(
      this.#context.store,
      seats.flatMap(({ who }) => who ?? []),
    )
    return homes.ok ? homes.value : []
  }

  async #read(state: TableState['phase'], limit: number): Promise<TableState[]> {
    const listed = await this.#context.store.games.list({ visibility: 'open', state, limit })
    if (!listed.ok) return []
    const tables = await Promise.all(listed.value.map(({ game }) => this.#context.liveTables.at(game).look()))
    return tables.flatMap((table) => (table.ok && table.value.phase === state ? [table.value] : []))
  }
}

/** Whether a person is there to play with, and a seat is free; games over days need nobody present. */
const hasCompany = (table: TableState): boolean =>
  table.seats.some(({ who, goneSince }) => who !== undefined && (goneSince === undefined || !isLive(table))) &&
  table.seats.some(({ who, level }) => who === undefined && level === undefined)

const seatIn = ({ who, name, level, hasResigned, away }: SeatState): LobbySeat => {
  if (who !== undefined && !hasResigned && away !== 'away')
    return { kind: 'person', ...(name !== undefined && { name }) }
  if (level !== undefined || who !== undefined) return { kind: 'bot', level: level ?? 'medium' }
  return { kind: 'open' }
}

const listingOf = ({ id, seats, terms, options }: TableState): Omit<LobbyTable, 'isYours' | 'refused'> => ({
  table: id,
  seats: seats.map(seatIn),
  terms: {
    edition: terms.edition,
    boxes: terms.boxes,
    ...(terms.teams !== undefined && { teams: terms.teams }),
    ...(terms.houseRules !== undefined && { houseRules: terms.houseRules }),
  },
  options: {
    clock: options.clock,
    rated: options.rated,
    ...(options.seating !== undefined && { seating: options.seating }),
  },
})

/** An open table for one viewer, with the reason why they could not sit down. */
export function lobbyTable(table: TableState, who: string, guest: GuestInfo, now: number): LobbyTable {
  if (seatOf(table, who) >= 0) return { ...listingOf(table), isYours: true }
  const refused = refusalToSit(table, who, guest, now)
  return { ...listingOf(table), ...(refused === undefined ? {} : { refused }) }
}

async function playedTable(store: Store, table: TableState): Promise<PlayedTable> {
  const { play, watchers } = table
  const { age = 1, turn = 1 } = play ? view(play.standing, PUBLIC) : {}
  const average = table.options.rated ? await averageOf(store, table) : undefined
  return { ...listingOf(table), age, turn, watchers: watchers.length, ...(average && { average }) }
}

async function averageOf(store: Store, table: TableState): Promise<number | undefined> {
  const accounts = await accountsOf(
    store,
    table.seats.flatMap(({ who }) => who ?? []),
  )
  if (!accounts.ok || accounts.value.length === 0) return undefined
  const ids = accounts.value.flatMap((account) => account?.id ?? [])
  const ratings = await store.ratings.among(poolOf(table), ids)
  if (!ratings.ok) return undefined
  const figures = ids.map((id) => {
    const rating = ratings.value.find(({ account }) => account === id)
    return figureOf(rating ? skillOf(rating) : NEW).rating
  })
  return Math.round(figures.reduce((sum, figure) => sum + figure, 0) / figures.length)
}
