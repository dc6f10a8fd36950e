/** Louis: points for few victories. */
import { type EffectRules, victoryCount } from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Points, one less for each victory token. */
    fewVictories: { points: number }
  }
}

export const louis: EffectRules = {
  fewVictories: {
    /** Our ruling: at least 0. */
    scored: (g, seat, { points }) => Math.max(0, points - victoryCount(g, seat)),
  },
}
