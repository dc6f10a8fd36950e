/** Cheaper trade: the wharves take a coin off one purchase a turn, the cache a coin off a neighbour's starting good. */
import {
  type EffectRules,
  type Game,
  left,
  moveCode,
  Numbers,
  right,
  type Seller,
  type Side,
  state,
  vector,
} from '@heptapolis/engine'

declare module '@heptapolis/engine' {
  interface EffectKinds {
    /** Once a turn, the first resource bought on this side costs a coin less. */
    wharf: { from: Side }
    /** The resource on a neighbour's board costs a coin less. */
    smugglersCache: Record<never, never>
  }
}

/** The wharf on the left, the wharf on the right, the cache. */
const [WEST, EAST, CACHE] = [1, 2, 4]

export const smuggling = new Numbers('smuggling', { sees: 'all', derived: true })

const gain = (g: Game, seat: number, what: number): void => smuggling.set(g, seat, smuggling.get(g, seat) | what)

export const tradeEffects: EffectRules = {
  wharf: {
    lasting: (g, seat, { from }) => gain(g, seat, from === 'left' ? WEST : EAST),
    describe: ({ from }) => `once a turn, the first resource bought from your ${from} neighbour costs 1 coin less`,
  },
  smugglersCache: {
    lasting: (g, seat) => gain(g, seat, CACHE),
    describe: () => 'the starting resource of each neighbour costs 1 coin less',
  },
}

/** The good on the city's board, as a unit of a vector; 0 where there is none. */
function startingGood(g: Game, city: number): number {
  if (state.boardBlocked.get(g, city)) return 0
  for (const { effect } of g.rules.boards[state.board.get(g, city)].piece.effects) {
    if (effect.kind === 'produce' && effect.all) return vector.unitOf(effect.all[0])
  }
  return 0
}

/** Bends what a neighbour asks for. */
export function smuggle(g: Game, seat: number, seller: Seller): void {
  const means = smuggling.get(g, seat)
  if (means === 0) return
  const isLeft = seller.payee === moveCode.LEFT
  if ((means & (isLeft ? WEST : EAST)) !== 0) seller.rebate++
  if ((means & CACHE) !== 0) seller.cheaperFirst = startingGood(g, isLeft ? left(g, seat) : right(g, seat))
}
