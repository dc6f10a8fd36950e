/** Coins that others take from the bank when a piece begins to work. */
import type { EffectRules } from './effect.ts'
import { left, right, take } from './game.ts'

export const giftEffects: EffectRules = {
  neighboursTake: {
    now(g, seat, { coins }) {
      take(g, left(g, seat), coins)
      take(g, right(g, seat), coins)
    },
  },
  othersTake: {
    now(g, seat, { coins }) {
      for (let other = 0; other < g.rules.cities; other++) if (other !== seat) take(g, other, coins)
    },
  },
}
