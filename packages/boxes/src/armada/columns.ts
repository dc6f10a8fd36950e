/** The columns of the box. */
import { type Column, Counter, form, List, Numbers, Table } from '@heptapolis/engine/box'
import { FLEETS, LEVELS, SPACES } from './pieces/define.ts'
import { MOST_NAVAL_TOKENS, NAVAL_VALUES } from './pieces/numbers.ts'

const { always, count, counts, flag, labelled, piece, pieces, quiet, setOf } = form

/** Shipyard piece of the city; 0 for none. */
export const shipyard = new Numbers('shipyard', {
  sees: 'all',
  position: always(piece('shipyard')),
  mark: false,
  pad: 'choice',
})
/** Spaces that each ship has moved, in the order of FLEETS. */
export const ships = new Table('ships', FLEETS.length, true, {
  sees: 'all',
  position: always(labelled(FLEETS, SPACES)),
  mark: false,
  pad: 'stepper',
})
export const islands = new List('islands', 12, true, {
  sees: 'all',
  holds: true,
  position: always(pieces('island')),
  mark: { symbol: 'island', as: 'faces', room: 'panel' },
  pad: 'picker',
})
const MOST_VALUE = 99
export const navalTokens = new List('navalTokens', 8, true, {
  sees: 'all',
  position: always(counts(undefined, MOST_VALUE, -MOST_VALUE)),
  mark: { symbol: 'naval', as: 'tokens' },
  pad: { is: 'tokens', values: NAVAL_VALUES, most: MOST_NAVAL_TOKENS },
})

const ISLANDS_A_LEVEL = 9
/** Face-down islands of each level; the last entry is on top. */
export const piles = LEVELS.map(
  (level) => new List(`islandPile${level}`, ISLANDS_A_LEVEL, false, { position: always(quiet(pieces('island'))) }),
)
/** Levels a city is about to explore, as bits. */
export const exploring = new Numbers('exploring', { sees: 'all', position: quiet(setOf(1, LEVELS.length)) })
/** Level whose islands were dealt; 0 for none. */
export const explored = new Counter('explored', { sees: 'all', position: quiet(count(LEVELS.length)) })
/** Islands that an explorer chooses from, and the chosen one; revealed when all have chosen. */
export const offer = new List('islandOffer', ISLANDS_A_LEVEL, true, { sees: 'own', position: pieces('island') })
export const kept = new Numbers('islandKept', { sees: 'own', position: quiet(piece('island', { named: true })) })

/** Number of times the city has triggered Tax and Piracy in this turn. */
export const taxing = new Numbers('taxing', { sees: 'all' })
export const pirating = new Numbers('pirating', { sees: 'all' })
/** Boardings of this Age: giver × 16 + target. */
export const boardings = new List('boardings', 16, false, {
  sees: 'all',
  position: 'apart',
  mark: false,
  inputs: { as: 'seat' },
})
/** 1 for a city that stays out of the naval conflict of this Age. */
export const stayingOut = new Numbers('stayingOut', { sees: 'all', position: quiet(flag) })

// Derived from the pieces of the city
/** Naval strength besides the red ship. */
export const naval = new Numbers('naval', { sees: 'all', derived: true, inputs: { as: 'number' } })
export const SEA_POWERS = ['immune', 'anyFleet', 'stayOut', 'discount', 'wages'] as const
export type SeaPower = (typeof SEA_POWERS)[number]
export const [IMMUNE, ANY_FLEET, STAY_OUT, DISCOUNT, WAGES] = [0, 1, 2, 3, 4]
export const seaPowers = new Table('seaPowers', SEA_POWERS.length, true, {
  sees: 'all',
  derived: true,
  inputs: { as: 'cells', names: SEA_POWERS },
})
/** Units per turn and price: two seats to the left, two seats to the right. */
export const emporiums = new Table('emporiums', 4, true, {
  sees: 'all',
  derived: true,
  inputs: { as: 'cells', names: ['left-units', 'left-price', 'right-units', 'right-price'] },
})

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
