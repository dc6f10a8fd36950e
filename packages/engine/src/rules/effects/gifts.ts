/** Coins that others take from the bank when a piece begins to work. */

import { left, right, take } from '../../kernel/game.ts'
import type { EffectRules } from '../contract/effect.ts'
import { plural } from './effects.ts'

export const giftEffects: EffectRules = {
  neighboursTake: {
    now(g, seat, { coins }) {
      take(g, left(g, seat), coins)
      take(g, right(g, seat), coins)
    },
    describe: ({ coins }) => `each neighbour takes ${plural(coins, 'coin')} from the bank`,
  },
  othersTake: {
    now(g, seat, { coins }) {
      for (let other = 0; other < g.rules.cities; other++) if (other !== seat) take(g, other, coins)
    },
    describe: ({ coins }) => `every other city takes ${plural(coins, 'coin')} from the bank`,
  },
}
