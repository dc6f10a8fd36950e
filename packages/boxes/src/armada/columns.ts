/** The columns of the box. */
import { type Column, Counter, List, Numbers, Table } from '@heptapolis/engine'
import { FLEETS, LEVELS } from './define.ts'

/** The piece that is the city's shipyard; 0 for a city without one. */
export const shipyard = new Numbers('shipyard', { sees: 'all' })
/** How many spaces each ship has come, in the order of FLEETS. */
export const ships = new Table('ships', FLEETS.length, true, { sees: 'all' })
export const islands = new List('islands', 12, true, { sees: 'all', holds: true })
export const navalTokens = new List('navalTokens', 8, true, { sees: 'all' })

const ISLANDS_A_LEVEL = 9
/** The face-down islands of each level; the last of a list lies on top. */
export const piles = LEVELS.map((level) => new List(`islandPile${level}`, ISLANDS_A_LEVEL, false))
/** Levels a city is about to explore, as bits. */
export const exploring = new Numbers('exploring', { sees: 'all' })
/** The level islands have been handed out of; 0 for none. */
export const explored = new Counter('explored', { sees: 'all' })
/** The islands an explorer chooses from, and the one chosen: shown when everybody has. */
export const offer = new List('islandOffer', ISLANDS_A_LEVEL, true, { sees: 'own' })
export const kept = new Numbers('islandKept', { sees: 'own' })

/** How often the city has set off Tax and Piracy this turn. */
export const taxing = new Numbers('taxing', { sees: 'all' })
export const pirating = new Numbers('pirating', { sees: 'all' })
/** Boardings of this Age: giver × 16 + target. */
export const boardings = new List('boardings', 16, false, { sees: 'all' })
/** 1 for a city that stays out of the naval conflict of this Age. */
export const stayingOut = new Numbers('stayingOut', { sees: 'all' })

// Derived from the pieces of the city
/** Naval strength besides the red ship's. */
export const naval = new Numbers('naval', { sees: 'all', derived: true })
export const SEA_POWERS = ['immune', 'anyFleet', 'stayOut', 'discount', 'wages'] as const
export type SeaPower = (typeof SEA_POWERS)[number]
export const [IMMUNE, ANY_FLEET, STAY_OUT, DISCOUNT, WAGES] = [0, 1, 2, 3, 4]
export const seaPowers = new Table('seaPowers', SEA_POWERS.length, true, { sees: 'all', derived: true })
/** Units a turn and price: two seats to the left, two seats to the right. */
export const emporiums = new Table('emporiums', 4, true, { sees: 'all', derived: true })

export const COLUMNS: readonly Column[] = [
  shipyard,
  ships,
  islands,
  navalTokens,
  ...piles,
  exploring,
  explored,
  offer,
  kept,
  taxing,
  pirating,
  boardings,
  stayingOut,
  naval,
  seaPowers,
  emporiums,
]
