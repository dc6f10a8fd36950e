/** Beacons: oil that is burnt at the end of an Age, and ships that sail to lit beacons. */

import { type Box, type DeckPart, piecesOf, type Ruleset } from '@heptapolis/engine/box'
import { BOARDS } from './boards.ts'
import { CARDS } from './cards.ts'
import { FIGURES, gameBegan, light, oil, oilEffects, ships } from './oil.ts'

const ID = 'beacons'

/** Printed cards of the Age for this number of cities. */
const deck = (rules: Ruleset, age: number): DeckPart => ({
  all: piecesOf({ rules }, 'card', age, ID).flatMap((card) =>
    rules.pieces[card].copies.filter((from) => from <= rules.cities).map(() => card),
  ),
})

export const beacons: Box = {
  id: ID,
  figures: FIGURES,
  pieces: () => CARDS,
  boards: ({ edition }) => BOARDS.map((print) => print(edition)),
  deck,
  columns: [oil, ships],
  effects: oilEffects,
  hooks: { gameBegan },
  // Capacity of all beacons.
  supply: { oil: (g) => g.rules.figures.mostOil * g.rules.cities },
  mostHeld: { oil: (g) => g.rules.figures.mostOil },
  script: [{ part: 'ageEnd', after: 'conflicts', line: light }],
  scoreLines: [
    {
      id: ID,
      score(g, seat, note) {
        if (oil.get(g, seat) > 0) note(ID, 'oil', oil.get(g, seat))
      },
    },
  ],
}
