/** Coins from the bank for other cities when a piece is activated. */
import { type Box, type EffectOf, left, right, take } from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Each neighbour takes coins from the bank. */
    neighboursTake: { coins: number }
    /** Every other city takes coins from the bank. */
    othersTake: { coins: number }
  }
}

export const neighboursTake = (coins: number): EffectOf<'neighboursTake'> => ({ kind: 'neighboursTake', coins })
export const othersTake = (coins: number): EffectOf<'othersTake'> => ({ kind: 'othersTake', coins })

/** For boxes with effects of kind `neighboursTake` or `othersTake`. */
export const gifts: Box = {
  id: 'gifts',
  effects: {
    neighboursTake: {
      now(g, seat, { coins }, { id }) {
        take(g, left(g, seat), coins, id, seat)
        take(g, right(g, seat), coins, id, seat)
      },
    },
    othersTake: {
      now(g, seat, { coins }, { id }) {
        for (let other = 0; other < g.rules.cities; other++) if (other !== seat) take(g, other, coins, id, seat)
      },
    },
  },
}
