/** Louis: points for peace. */
import { type EffectRules, victoryCount } from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** So many points, one less for each victory token. */
    fewVictories: { points: number }
  }
}

export const louis: EffectRules = {
  fewVictories: {
    /** Our ruling: never less than nothing. */
    scored: (g, seat, { points }) => Math.max(0, points - victoryCount(g, seat)),
  },
}
