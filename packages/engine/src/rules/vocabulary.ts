/** Vocabulary of the game. Every list is a const array; its type follows from it. */

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

/** Relative place of a city: the neighbours, and the cities two seats away. */
export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]
/** City in which something is counted. */
export type Whose = 'self' | Side

/** Recipients of the coins of a purchase. */
export const PAYEES = ['left', 'right', 'bank', 'farLeft', 'farRight'] as const
export type Payee = (typeof PAYEES)[number]
export type Pay = { [P in Payee]?: number }

/** Printed cost. `age` means as many coins as the number of the current Age. */
export type Cost = { [R in Resource]?: number } & { coins?: number | 'age' }

export type Seat = number

export interface SeatSetup {
  name?: string
  wonder?: string
  side?: string
  /** Points that the city loses at the end, for example for a bid on its wonder. */
  price?: number
}

/** Highest price of a seat. */
export const MOST_PRICE = 99

/** Value of a box option: text, number, flag, or structured data that the box reads itself. */
export type Wish = string | number | boolean | { readonly [field: string]: unknown }

/** Agreement before a game. Values are unchecked; `compile` decides whether it is playable. */
export interface Terms {
  edition: Edition
  boxes: string[]
  seats: SeatSetup[]
  teams?: boolean
  /** Options of boxes, such as the cards that take part. */
  options?: Record<string, Wish>
  /** Chosen readings of disputed rules that differ from the standard, by house rule. */
  houseRules?: Record<string, string>
  /** Wonders that are never dealt, to the free city either, and drawn pieces, such as guilds, that are left out. */
  without?: string[]
  /** Engine version of the printed values, if boxes have corrected some since; default is the current one. */
  dataVersion?: string
}

/** Everything that determines a game. The seed reveals every card, so players must not see it. */
export interface Setup extends Terms {
  /** 64 hex digits are 256 bits; any other text is hashed. */
  seed: string
}

/** Fields of a set-up and of a seat; the compiler checks completeness. */
const SETUP = {
  edition: 0,
  boxes: 0,
  seats: 0,
  teams: 0,
  options: 0,
  houseRules: 0,
  without: 0,
  dataVersion: 0,
  seed: 0,
} satisfies Record<keyof Setup, 0>
const SEAT = { name: 0, wonder: 0, side: 0, price: 0 } satisfies Record<keyof SeatSetup, 0>
export const SETUP_FIELDS: readonly string[] = Object.keys(SETUP)
export const SEAT_FIELDS: readonly string[] = Object.keys(SEAT)
