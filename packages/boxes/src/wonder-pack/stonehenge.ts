/** Stonehenge: stones on brown cards, and the hidden colour of a marker. */
import {
  COLOURS,
  countIn,
  type EffectRules,
  type Game,
  left,
  type Output,
  outputsOf,
  type Piece,
  RESOURCES,
  right,
  state,
  vector,
} from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Points for each card of both neighbours in the colour of the card under this stage. */
    markerColour: { points: number }
  }
}

const BROWN = COLOURS.indexOf('brown')

const STONE = RESOURCES.indexOf('stone')

/** Our rulings: a card with stone as one choice shows one stone too, and so does one that a law disables. */
const stonesOn = ({ sure, choices }: Output): number =>
  vector.count(sure, STONE) + choices.filter((set) => vector.count(set, STONE) > 0).length

export const counts = {
  'stone-symbol'(g: Game, seat: number): number {
    const brown = state.cards.items(g, seat).filter((card) => g.rules.pieces[card].colour === BROWN)
    return brown.reduce((sum, card) => sum + stonesOn(outputsOf(g.rules)[card]), 0)
  },
}

/** Card under a stage, unknown until it is built: markers are in building order. */
function markerOf(g: Game, seat: number, stage: Piece): Piece {
  const at = state.stages.indexOf(g, seat, stage.index)
  return g.rules.pieces[at < 0 ? 0 : state.buried.item(g, seat, at)]
}

export const henge: EffectRules = {
  markerColour: {
    scored(g, seat, { points }, piece) {
      const { colour } = markerOf(g, seat, piece)
      if (colour < 0) return 0
      const cards = [left(g, seat), right(g, seat)].reduce((sum, city) => sum + countIn(g, city, COLOURS[colour]), 0)
      return points * cards
    },
  },
}
