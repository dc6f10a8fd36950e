/** Naval construction: a rider of a card of the column's colour, of a stage, or of a sale. */
import {
  COLOURS,
  chosenRider,
  type Game,
  type Line,
  type Rider,
  riderIndex,
  riderOption,
  vector,
} from '@heptapolis/engine/box'
import { ANY_FLEET, DISCOUNT, seaPowers, ships } from '../columns.ts'
import { FLEETS, YELLOW } from '../pieces/define.ts'
import { sail } from './sailing.ts'
import { canSail, yardOf } from './shipyard.ts'

const NONE: readonly number[] = []
const ALONE: readonly (readonly number[])[] = FLEETS.map((_, fleet) => [fleet])
const EVERY = FLEETS.map((_, fleet) => fleet)
const FLEET_NAMES: readonly string[] = FLEETS
/** Column by card colour. */
const FLEET_OF_COLOUR = COLOURS.map((colour) => FLEET_NAMES.indexOf(colour))
const NO_FLEET = -1

/** This fleet as the only option, if its ship can still move. */
const alone = (g: Game, seat: number, fleet: number): readonly number[] =>
  canSail(g, seat, fleet) ? ALONE[fleet] : NONE

export const navalConstruction: Rider = {
  withCard(g, seat, { colour }) {
    const fleet = colour < 0 ? NO_FLEET : FLEET_OF_COLOUR[colour]
    return fleet === NO_FLEET ? NONE : alone(g, seat, fleet)
  },
  withStage(g, seat) {
    if (seaPowers.get(g, seat, ANY_FLEET) > 0) return EVERY.filter((fleet) => canSail(g, seat, fleet))
    const yard = yardOf(g, seat)
    return yard ? alone(g, seat, yard.wonder) : NONE
  },
  withSale: (g, seat) => alone(g, seat, YELLOW),
  cost(g, seat, fleet, cost) {
    const price = yardOf(g, seat)?.tracks[fleet].prices[ships.get(g, seat, fleet)]
    if (!price) return
    cost.need = vector.plus(cost.need, price.need)
    cost.coins += price.coins
    const waived = Math.min(seaPowers.get(g, seat, DISCOUNT), vector.units(price.need))
    for (let i = 0; i < waived; i++) cost.waived.choose(vector.kinds(price.need))
  },
  fields: ['fleet'],
  show: (_g, fleet) => ({ fleet: FLEETS[fleet] }),
  choices: { names: FLEETS, of: (fleet) => fleet },
}

export const moveShips: Line = {
  id: 'ships',
  run(g) {
    for (let seat = 0; seat < g.rules.players; seat++) {
      const rider = chosenRider(g, seat)
      if (rider !== 0 && g.rules.riders[riderIndex(rider)] === navalConstruction)
        sail(g, seat, riderOption(rider), true)
    }
  },
}
