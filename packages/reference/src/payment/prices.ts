/** Price of a resource, and its recipient. */
import type { Payee, Resource, Side } from '@heptapolis/engine/show'
import { type City, cityAt, effectsIn, lawsOf, type ReferenceTable, working, workingEffects } from '../table.ts'
import { type Far, RAW_GOODS } from '../words.ts'
import { isSilenced, type Unit } from './goods.ts'

/** Trade route: to a neighbour, or through an emporium two seats away. */
export interface Route {
  payee: Payee
  seller: City
  /** Maximum resources per turn by this route. */
  limit: number
  /** Discounted resources per turn, one coin each. */
  cheaper: number
  price(good: Resource, unit: Unit): number
}

const SIDES: readonly Side[] = ['left', 'right']
const FAR: readonly Far[] = ['farLeft', 'farRight']
const [USUAL, BARGAIN] = [2, 1]

export const routesOf = (table: ReferenceTable, buyer: City): Route[] => [
  ...SIDES.map((side) => toNeighbour(table, buyer, side)),
  ...FAR.flatMap((where) => toEmporium(table, buyer, where)),
]

function toNeighbour(table: ReferenceTable, buyer: City, side: Side): Route {
  const smuggled = workingEffects(buyer, 'smugglersCache').length
  return {
    payee: side,
    seller: cityAt(table, buyer, side),
    limit: Number.POSITIVE_INFINITY,
    cheaper: workingEffects(buyer, 'wharf').filter(({ from }) => from === side).length,
    price: (good, unit) => {
      const price = (hasBargain(table, buyer, side, good) ? BARGAIN : USUAL) + byLaw(table, good)
      return Math.max(0, price - (unit.ofBoard ? smuggled : 0))
    },
  }
}

const sortOf = (good: Resource): 'raw' | 'manufactured' => (RAW_GOODS.includes(good) ? 'raw' : 'manufactured')

function hasBargain(table: ReferenceTable, buyer: City, side: Side, good: Resource): boolean {
  const heard = working(buyer).filter((piece) => !isSilenced(table, piece))
  return effectsIn(heard, 'trade').some(({ goods, from }) => goods === sortOf(good) && from.includes(side))
}

const byLaw = (table: ReferenceTable, good: Resource): number =>
  lawsOf(table, 'price')
    .filter(({ goods }) => goods === sortOf(good))
    .reduce((sum, { by }) => sum + by, 0)

/** Laws on prices, wharves and smugglers apply to neighbours only: an emporium has its own price. */
const toEmporium = (table: ReferenceTable, buyer: City, where: Far): Route[] =>
  workingEffects(buyer, 'emporium')
    .filter(({ at }) => at === where)
    .map(({ perTurn, price }) => ({
      payee: where,
      seller: cityAt(table, buyer, where),
      limit: perTurn,
      cheaper: 0,
      price: () => price,
    }))
