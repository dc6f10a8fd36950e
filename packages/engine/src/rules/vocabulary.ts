/** The vocabulary of the game. Every list is a const array; its type follows from it. */

export const RESOURCES = ['wood', 'stone', 'clay', 'ore', 'glass', 'cloth', 'papyrus'] as const
export type Resource = (typeof RESOURCES)[number]
export const RAW: readonly Resource[] = ['wood', 'stone', 'clay', 'ore']
export const MANUFACTURED: readonly Resource[] = ['glass', 'cloth', 'papyrus']

export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black', 'white'] as const
export type Colour = (typeof COLOURS)[number]

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const
export type ScienceSymbol = (typeof SYMBOLS)[number]

export const EDITIONS = ['1e', '2e'] as const
export type Edition = (typeof EDITIONS)[number]

export const AGES = [1, 2, 3] as const
export type Age = (typeof AGES)[number]

/** Where a city lies, seen from another: the neighbours, and the cities two seats away. */
export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]
/** Whose city something is counted in. */
export type Whose = 'self' | Side

/** To whom the coins of a purchase go. */
export const PAYEES = ['left', 'right', 'bank', 'farLeft', 'farRight'] as const
export type Payee = (typeof PAYEES)[number]
export type Pay = { [P in Payee]?: number }

/** A printed cost. `age` stands for as many coins as the number of the current Age. */
export type Cost = { [R in Resource]?: number } & { coins?: number | 'age' }

export type Seat = number

export interface SeatSetup {
  name?: string
  wonder?: string
  side?: string
}

/** What is asked of a box: a word, a number, yes or no, or more at length, which the box itself reads. */
export type Wish = string | number | boolean | { readonly [field: string]: unknown }

/** What people agree on before a game. Anything may stand here; `compile` says whether it can be played. */
export interface Terms {
  edition: Edition
  boxes: string[]
  seats: SeatSetup[]
  teams?: boolean
  /** Wishes of single boxes, such as which of their cards take part. */
  options?: Record<string, Wish>
  /** The engine version whose printed values apply, where boxes have corrected some since; today's otherwise. */
  dataVersion?: string
}

/** All a game follows from. The seed tells every card: whoever plays does not see it. */
export interface Setup extends Terms {
  /** 64 hex digits are 256 bits as they are; any other text counts by its hash. */
  seed: string
}

/** The fields of a set-up and of a seat, each of which must stand here. */
const SETUP = {
  edition: 0,
  boxes: 0,
  seats: 0,
  teams: 0,
  options: 0,
  dataVersion: 0,
  seed: 0,
} satisfies Record<keyof Setup, 0>
const SEAT = { name: 0, wonder: 0, side: 0 } satisfies Record<keyof SeatSetup, 0>
export const SETUP_FIELDS: readonly string[] = Object.keys(SETUP)
export const SEAT_FIELDS: readonly string[] = Object.keys(SEAT)
