/** Naval construction goes along with a card of the column's colour, with a stage, or with a sale. */
import {
  COLOURS,
  chosenRider,
  type Game,
  type Line,
  type Piece,
  type Rider,
  riderIndex,
  riderOption,
  vector,
} from '@heptapolis/engine'
import { ANY_FLEET, DISCOUNT, seaPowers, ships } from './columns.ts'
import { FLEETS, YELLOW } from './define.ts'
import { sail } from './sailing.ts'
import { canSail, yardOf } from './shipyard.ts'

const NONE: readonly number[] = []
const ALONE: readonly (readonly number[])[] = FLEETS.map((_, fleet) => [fleet])
const EVERY = FLEETS.map((_, fleet) => fleet)
/** The columns a card of each colour allows: one, or none. */
const FLEETS_OF_COLOUR = COLOURS.map((colour) => {
  const fleet = (FLEETS as readonly string[]).indexOf(colour)
  return fleet < 0 ? NONE : ALONE[fleet]
})

function fleetsFor(g: Game, seat: number, action: 'build' | 'stage' | 'sell', piece: Piece): readonly number[] {
  if (action === 'sell') return ALONE[YELLOW]
  if (action === 'build') return piece.colour < 0 ? NONE : FLEETS_OF_COLOUR[piece.colour]
  if (seaPowers.get(g, seat, ANY_FLEET) > 0) return EVERY
  const yard = yardOf(g, seat)
  return yard ? ALONE[yard.wonder] : NONE
}

export const navalConstruction: Rider = {
  options(g, seat, action, piece) {
    const fleets = fleetsFor(g, seat, action, piece)
    if (fleets.length === 1) return canSail(g, seat, fleets[0]) ? fleets : NONE
    return fleets.filter((fleet) => canSail(g, seat, fleet))
  },
  cost(g, seat, fleet, cost) {
    const price = yardOf(g, seat)?.tracks[fleet].prices[ships.get(g, seat, fleet)]
    if (!price) return
    cost.need = vector.plus(cost.need, price.need)
    cost.coins += price.coins
    const waived = Math.min(seaPowers.get(g, seat, DISCOUNT), vector.units(price.need))
    for (let i = 0; i < waived; i++) cost.waived.choose(vector.kinds(price.need))
  },
  show: (_g, fleet) => ({ fleet: FLEETS[fleet] }),
}

export const moveShips: Line = {
  id: 'ships',
  text: 'The ships move whose naval construction has been paid, or taken instead of the coins of a sale.',
  run(g) {
    for (let seat = 0; seat < g.rules.players; seat++) {
      const rider = chosenRider(g, seat)
      if (rider !== 0 && g.rules.riders[riderIndex(rider)] === navalConstruction) sail(g, seat, riderOption(rider))
    }
  },
}
