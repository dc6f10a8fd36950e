/** What is told of people who do not know each other yet: ratings, open tables, boards, the deal of the day. */
import type { Terms } from '@heptapolis/engine'
import type { Level, Options } from '@heptapolis/table'

/** Ratings are kept apart by what is played and how fast. */
export const POOLS = ['base-live', 'boxes-live', 'teams-live', 'base-days', 'boxes-days', 'teams-days'] as const
export type Pool = (typeof POOLS)[number]

/** A rating and how sure it is: two times out of three it is not further off than `give`. */
export interface Figure {
  rating: number
  give: number
}

/** Boards and profiles show a number from this many games on. */
export const ENOUGH_GAMES = 5

export interface Season {
  number: number
  /** In milliseconds; the next one begins after so many weeks, or never. */
  began: number
  weeks: number
}

export interface BoardRow extends Figure {
  place: number
  name: string
  isBot?: true
  isYou?: true
  games: number
  won: number
  best: number
  /** Ratings after the last games, the newest last. */
  course: number[]
}

export interface Board {
  pool: Pool
  season: Season
  /** Which seasons there are boards of. */
  seasons: number
  people: number
  /** The first ones, and those around whoever asks. */
  rows: BoardRow[]
}

export interface PoolProfile extends Figure {
  pool: Pool
  games: number
  course: number[]
}

/** Games with something, how many of them were won, and points on average. */
export interface Share {
  of: string
  games: number
  won: number
  points: number
}

export interface PlayedGame {
  /** Only who may look at the table is told which it was. */
  table?: string
  at: number
  place: number
  players: number
  points: number
  wonder: string
  boxes: string[]
  hasLeft?: true
}

export interface Profile {
  name: string
  isYou: boolean
  isAccount: boolean
  isBot?: true
  since: number
  games: number
  won: number
  /** Of games among strangers, and of those how many were left. */
  strangers: number
  left: number
  pools: PoolProfile[]
  wonders: Share[]
  boxes: Share[]
  /** The last ones, the newest first; and those with most points. */
  last: PlayedGame[]
  best: PlayedGame[]
}

/** How strong the bots of the house are, in a pool of their own. */
export interface BotRating extends Figure {
  level: Level
  games: number
}

export interface LobbySeat {
  kind: 'person' | 'bot' | 'open'
  name?: string
  level?: Level
}

export interface LobbyTable {
  table: string
  seats: LobbySeat[]
  terms: Pick<Terms, 'edition' | 'boxes' | 'teams'>
  options: Pick<Options, 'clock' | 'rated' | 'seating'>
  /** Whoever asks sits here, or may not sit down. */
  isYours?: true
  refused?: string
}

export interface PlayedTable extends Omit<LobbyTable, 'isYours' | 'refused'> {
  age: number
  turn: number
  watchers: number
  /** Mean rating, where it is rated. */
  average?: number
}

export interface Lobby {
  open: LobbyTable[]
  played: PlayedTable[]
  /** Whether whoever asks may play rated games. */
  isAccount: boolean
  /** How long it took those who found a table lately, in milliseconds. */
  wait?: number
}

/** What somebody waits for; what is left out may be anything. */
export interface SeekWish {
  mix?: Pick<Terms, 'edition' | 'boxes'>
  players?: number
  pace?: 'live' | 'days'
  /** After a minute seats that are left become bots. */
  bots: boolean
}

/** How the waiting goes: for how long, how many others do, and the table once there is one. */
export interface Seeking {
  waited: number
  others: number
  table?: string
}

export interface DailyRow {
  place: number
  name: string
  points: number
  isYou?: true
}

export interface DailyShown {
  day: string
  /** How many have played it, and the points in the middle. */
  played: number
  middle?: number
  isAccount: boolean
  /** The own try. */
  table?: string
  points?: number
  /** Told to whoever has played it. */
  ranking?: DailyRow[]
}
