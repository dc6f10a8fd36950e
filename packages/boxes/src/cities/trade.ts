/**
 * Trade discounts: wharves take a coin off one purchase per turn, the cache a coin off a neighbour's starting resource.
 */
import {
  type EffectRules,
  type Game,
  goodsOfBoard,
  left,
  moveCode,
  Numbers,
  right,
  type Seller,
  type Side,
} from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** The first resource bought on this side in a turn costs a coin less. */
    wharf: { from: Side }
    /** The resource on a neighbour's board costs a coin less. */
    smugglersCache: Record<never, never>
  }
  interface Figures {
    /** Discount of a wharf in coins. */
    wharfOff: number
  }
}

/** Bits: left wharf, right wharf, cache. */
const [WEST, EAST, CACHE] = [1, 2, 4]

export const smuggling = new Numbers('smuggling', {
  sees: 'all',
  derived: true,
  inputs: { as: 'bits', names: ['wharf-left', 'wharf-right', 'cache'] },
})

const gain = (g: Game, seat: number, what: number): void => smuggling.set(g, seat, smuggling.get(g, seat) | what)

export const tradeEffects: EffectRules = {
  wharf: {
    lasting: (g, seat, { from }) => gain(g, seat, from === 'left' ? WEST : EAST),
  },
  smugglersCache: {
    lasting: (g, seat) => gain(g, seat, CACHE),
  },
}

/** Applies the discounts to a neighbour. */
export function smuggle(g: Game, seat: number, seller: Seller): void {
  const means = smuggling.get(g, seat)
  if (means === 0) return
  const isLeft = seller.payee === moveCode.LEFT
  if ((means & (isLeft ? WEST : EAST)) !== 0) seller.rebate += g.rules.figures.wharfOff
  if ((means & CACHE) !== 0) seller.cheaperFirst = goodsOfBoard(g, isLeft ? left(g, seat) : right(g, seat))
}
