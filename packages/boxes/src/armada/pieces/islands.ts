/** The 27 islands, nine per level, one line each. All come from one list; two are our readings. */
import { shorthand } from '@heptapolis/engine/box'
import { advance, type IslandDef, island, majority, naval, piracy, seaPower } from './define.ts'

const { OWN, anyManufactured, each, either, points, science, shields } = shorthand

export const ISLANDS: readonly IslandDef[] = [
  island('medium', 1, 'overgrown-island', either('wood', 'ore')),
  island('medium', 1, 'virgin-island', either('stone', 'clay')),
  island('medium', 1, 'bronze-island', shields(1)),
  island('medium', 1, 'whistling-island', naval(1)),
  island('medium', 1, 'foggy-island', seaPower('immune')),
  island('medium', 1, 'topaz-island-blue', advance(1, ['blue'])),
  island('medium', 1, 'topaz-island-yellow', advance(1, ['yellow'])),
  // Our reading: the cost is still paid.
  island('low', 1, 'lost-island', seaPower('anyFleet')),
  island('medium', 1, 'inhabited-island', points(3)),

  island('medium', 2, 'abandoned-oasis', anyManufactured()),
  island('medium', 2, 'iron-oasis', shields(2)),
  island('medium', 2, 'windy-oasis', naval(2)),
  island('medium', 2, 'forgotten-oasis', seaPower('stayOut')),
  island('medium', 2, 'ancient-oasis', seaPower('discount', 1)),
  island('medium', 2, 'stormy-oasis', advance(2)),
  island('medium', 2, 'wondrous-oasis', seaPower('wages', 1)),
  island('medium', 2, 'oasis-of-statues', points(5)),
  island('medium', 2, 'pirate-oasis', points(3), piracy()),

  island('medium', 3, 'scarlet-archipelago', shields(3)),
  island('medium', 3, 'breezy-archipelago', naval(3)),
  island('medium', 3, 'torrential-archipelago', advance(3)),
  island('medium', 3, 'golden-archipelago', science()),
  island('medium', 3, 'emerald-archipelago', majority()),
  island('medium', 3, 'royal-archipelago', points(7)),
  island('medium', 3, 'lush-archipelago', each('commercial-level', OWN, { points: 2 })),
  // Our reading: one point per card of the most frequent colour, not per different colour.
  island('low', 3, 'rainbow-archipelago', { kind: 'bestColour', points: 1 }),
  island('medium', 3, 'sheltered-archipelago', each('island', OWN, { points: 2 })),
]
