/** Cheaper trade: the wharves take a coin off one purchase a turn, the cache a coin off a neighbour's starting good. */
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
    /** Once a turn, the first resource bought on this side costs a coin less. */
    wharf: { from: Side }
    /** The resource on a neighbour's board costs a coin less. */
    smugglersCache: Record<never, never>
  }
}

/** The wharf on the left, the wharf on the right, the cache. */
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

/** Bends what a neighbour asks for. */
export function smuggle(g: Game, seat: number, seller: Seller): void {
  const means = smuggling.get(g, seat)
  if (means === 0) return
  const isLeft = seller.payee === moveCode.LEFT
  if ((means & (isLeft ? WEST : EAST)) !== 0) seller.rebate++
  if ((means & CACHE) !== 0) seller.cheaperFirst = goodsOfBoard(g, isLeft ? left(g, seat) : right(g, seat))
}
