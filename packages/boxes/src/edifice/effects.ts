/** Effects of edifices and of Ur. */
import {
  COLOURS,
  discardDefeats,
  type EffectRules,
  enqueue,
  type Game,
  guildAgain,
  state,
} from '@heptapolis/engine/box'
import { takePawn } from './construction.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** One own guild scores again. */
    repeatGuild: Record<never, never>
    /** All defeat tokens are returned. */
    pardon: Record<never, never>
    /** A pawn of an Age from the box. */
    pawn: { age: 1 | 2 | 3 | 'any' }
  }
}

const WHITE = COLOURS.indexOf('white')

export const effects: EffectRules = {
  repeatGuild: {
    science(g, seat, _effect, hand, piece) {
      hand.again.push(guildAgain(g, seat, [seat], piece))
    },
  },
  pardon: {
    now: discardDefeats,
  },
  pawn: {
    now(g, seat, { age }) {
      if (age === 'any') enqueue(g, g.rules.decisionOf('pawn-from-box'), seat)
      else takePawn(g, seat, age - 1)
    },
  },
}

/** Number of colours among the Age cards of a city; leaders are no Age cards. */
export function ageCardColours(g: Game, seat: number): number {
  let colours = 0
  for (let c = 0; c < COLOURS.length; c++) if (c !== WHITE && state.colours.get(g, seat, c) > 0) colours++
  return colours
}
