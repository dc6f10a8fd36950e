/** Masks: symbols of science borrowed from the green cards of the neighbours when scoring, no card twice. */
import type { EffectRules } from './effect.ts'
import { type Game, left, right } from './game.ts'
import type { ScienceHand } from './science.ts'
import * as state from './state.ts'
import { COLOURS, SYMBOLS } from './types.ts'

const GREEN = COLOURS.indexOf('green')

/** How many green cards of the neighbours bear each symbol. */
function lenders(g: Game, seat: number): ScienceHand['lenders'] {
  const found: ScienceHand['lenders'] = [0, 0, 0]
  for (const city of [left(g, seat), right(g, seat)]) {
    for (const index of state.cards.items(g, city)) {
      const card = g.rules.pieces[index]
      if (card.colour !== GREEN) continue
      for (const { effect } of card.effects) {
        if (effect.kind === 'science' && effect.symbol) found[SYMBOLS.indexOf(effect.symbol)]++
      }
    }
  }
  return found
}

export const maskEffects: EffectRules = {
  mask: {
    science(g, seat, _effect, hand) {
      if (hand.borrowed++ === 0) hand.lenders = lenders(g, seat)
    },
  },
}
