/** Masks: science symbols copied from green cards of neighbours at scoring, no card twice. */
import {
  type Box,
  COLOURS,
  type EffectOf,
  type Game,
  left,
  right,
  type ScienceHand,
  SYMBOLS,
  state,
} from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Copies the symbol of a neighbour's green card at the end; no card twice. */
    mask: Record<never, never>
  }
}

export const mask = (): EffectOf<'mask'> => ({ kind: 'mask' })

const GREEN = COLOURS.indexOf('green')

/** Number of green cards of the neighbours with each symbol. */
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

/** For boxes with effects of kind `mask`. */
export const masks: Box = {
  id: 'masks',
  effects: {
    mask: {
      science(g, seat, _effect, hand) {
        if (hand.borrowed++ === 0) hand.lenders = lenders(g, seat)
      },
    },
  },
}
