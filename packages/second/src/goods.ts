/** What a city makes, for itself and for sale. */
import type { Colour, PieceDef, Resource } from '@heptapolis/engine/show'
import { type City, effectsIn, hasPower, lawsOf, startOf, type Table, working, workingEffects } from './table.ts'
import { GOODS } from './words.ts'

/** One good a turn, of one of these kinds; without end where a law says so. */
export interface Unit {
  kinds: readonly Resource[]
  endless: boolean
  /** It is the good of the board. */
  ofBoard: boolean
}

const unit = (kinds: readonly Resource[]): Unit => ({ kinds, endless: false, ofBoard: false })

const printedUnits = (piece: PieceDef): Unit[] =>
  effectsIn([piece], 'produce').flatMap(({ all = [], any }) => [
    ...all.map((good) => unit([good])),
    ...(any ? [unit(any)] : []),
  ])

/** What a piece makes under the laws: some silence it, one makes single brown cards inexhaustible. */
function unitsOf(table: Table, piece: PieceDef): Unit[] {
  const units = printedUnits(piece)
  if (isSilenced(table, piece)) return []
  if (piece.sort === 'board') return units.map((one) => ({ ...one, ofBoard: true }))
  if (piece.colour !== 'brown') return units
  const isSingle = units.length === 1 && units[0].kinds.length === 1
  if (!isSingle) return lawsOf(table, 'muteBrown').length > 0 ? [] : units
  return units.map((one) => ({ ...one, endless: lawsOf(table, 'endlessBrown').length > 0 }))
}

export const isSilenced = (table: Table, { id }: PieceDef): boolean =>
  lawsOf(table, 'muteCards').some(({ cards }) => cards.includes(id))

const SOLD: readonly (Colour | undefined)[] = ['brown', 'grey']

/** Board, brown and grey cards: what neighbours can buy, and what counts as made by the city. */
export function forSale(table: Table, city: City): Unit[] {
  const board = city.blocked ? [] : [startOf(city)]
  const cards = city.cards.filter(({ colour }) => SOLD.includes(colour))
  return [...board, ...cards].flatMap((piece) => unitsOf(table, piece))
}

/** All a city can use itself in a turn without paying. */
export function ownGoods(table: Table, city: City): Unit[] {
  const made = new Set(forSale(table, city).flatMap(({ kinds }) => kinds))
  const lacked = GOODS.filter((good) => !made.has(good))
  return [
    ...working(city).flatMap((piece) => unitsOf(table, piece)),
    ...lawsOf(table, 'good').map(({ any }) => unit(any)),
    ...workingEffects(city, 'ownedGood').map(() => unit([...made])),
    ...workingEffects(city, 'lackedGood').map(() => unit(lacked)),
  ]
}

/** Two equal goods of its own count as one of its choice, once a turn. */
export const exchanges = (city: City): boolean => workingEffects(city, 'exchange').length > 0

/** One good of any kind a turn for a coin to the bank. */
export const buysFromBank = (city: City): boolean => hasPower(city, 'bank-good')
