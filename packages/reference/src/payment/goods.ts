/** Production of a city, for itself and for sale. */
import type { Colour, PieceDef, Resource } from '@heptapolis/engine/show'
import {
  type City,
  effectsIn,
  hasPower,
  lawsOf,
  type ReferenceTable,
  startOf,
  working,
  workingEffects,
} from '../table.ts'
import { GOODS } from '../words.ts'

/** One resource per turn, of one of these kinds; unlimited if a law says so. */
export interface Unit {
  kinds: readonly Resource[]
  endless: boolean
  /** Whether it is the starting resource of the board. */
  ofBoard: boolean
}

const unit = (kinds: readonly Resource[]): Unit => ({ kinds, endless: false, ofBoard: false })

const printedUnits = (piece: PieceDef): Unit[] =>
  effectsIn([piece], 'produce').flatMap(({ all = [], any }) => [
    ...all.map((good) => unit([good])),
    ...(any ? [unit(any)] : []),
  ])

/** Production of a piece under the laws: some disable it, one makes single brown cards inexhaustible. */
function unitsOf(table: ReferenceTable, piece: PieceDef): Unit[] {
  const units = printedUnits(piece)
  if (isSilenced(table, piece)) return []
  if (piece.sort === 'board') return units.map((one) => ({ ...one, ofBoard: true }))
  if (piece.colour !== 'brown') return units
  const isSingle = units.length === 1 && units[0].kinds.length === 1
  if (!isSingle) return lawsOf(table, 'muteBrown').length > 0 ? [] : units
  return units.map((one) => ({ ...one, endless: lawsOf(table, 'endlessBrown').length > 0 }))
}

export const isSilenced = (table: ReferenceTable, { id }: PieceDef): boolean =>
  lawsOf(table, 'muteCards').some(({ cards }) => cards.includes(id))

const SOLD: readonly (Colour | undefined)[] = ['brown', 'grey']

/** Board, brown and grey cards: for sale to neighbours, and counted as production of the city. */
export function forSale(table: ReferenceTable, city: City): Unit[] {
  const board = city.blocked ? [] : [startOf(city)]
  const cards = city.cards.filter(({ colour }) => SOLD.includes(colour))
  return [...board, ...cards].flatMap((piece) => unitsOf(table, piece))
}

/** Resources that a city can use in a turn without paying. */
export function ownGoods(table: ReferenceTable, city: City): Unit[] {
  const made = new Set(forSale(table, city).flatMap(({ kinds }) => kinds))
  const lacked = GOODS.filter((good) => !made.has(good))
  return [
    ...working(city).flatMap((piece) => unitsOf(table, piece)),
    ...lawsOf(table, 'good').map(({ any }) => unit(any)),
    ...workingEffects(city, 'ownedGood').map(() => unit([...made])),
    ...workingEffects(city, 'lackedGood').map(() => unit(lacked)),
  ]
}

/** Two equal own resources count as one of its choice, once a turn. */
export const exchanges = (city: City): boolean => workingEffects(city, 'exchange').length > 0

/** One resource of any kind per turn for a coin to the bank. */
export const buysFromBank = (city: City): boolean => hasPower(city, 'bank-good')
