/** The 27 islands, nine a level, one line an island. All from one list; two of them are readings of ours. */
import { shorthand } from '@heptapolis/engine'
import { advance, type IslandDef, island, majority, naval, piracy, seaPower } from './define.ts'

const { OWN, anyManufactured, each, either, points, science, shields } = shorthand

export const ISLANDS: readonly IslandDef[] = [
  island('medium', 1, 'overgrown-island', 'Overgrown Island', either('wood', 'ore')),
  island('medium', 1, 'virgin-island', 'Virgin Island', either('stone', 'clay')),
  island('medium', 1, 'bronze-island', 'Bronze Island', shields(1)),
  island('medium', 1, 'whistling-island', 'Whistling Island', naval(1)),
  island('medium', 1, 'foggy-island', 'Foggy Island', seaPower('immune')),
  island('medium', 1, 'topaz-island-blue', 'Topaz Island (blue)', advance(1, ['blue'])),
  island('medium', 1, 'topaz-island-yellow', 'Topaz Island (yellow)', advance(1, ['yellow'])),
  // That the cost is still paid is our reading.
  island('low', 1, 'lost-island', 'Lost Island', seaPower('anyFleet')),
  island('medium', 1, 'inhabited-island', 'Inhabited Island', points(3)),

  island('medium', 2, 'abandoned-oasis', 'Abandoned Oasis', anyManufactured()),
  island('medium', 2, 'iron-oasis', 'Iron Oasis', shields(2)),
  island('medium', 2, 'windy-oasis', 'Windy Oasis', naval(2)),
  island('medium', 2, 'forgotten-oasis', 'Forgotten Oasis', seaPower('stayOut')),
  island('medium', 2, 'ancient-oasis', 'Ancient Oasis', seaPower('discount', 1)),
  island('medium', 2, 'stormy-oasis', 'Stormy Oasis', advance(2)),
  island('medium', 2, 'wondrous-oasis', 'Wondrous Oasis', seaPower('wages', 1)),
  island('medium', 2, 'oasis-of-statues', 'Oasis of Statues', points(5)),
  island('medium', 2, 'pirate-oasis', 'Pirate Oasis', points(3), piracy()),

  island('medium', 3, 'scarlet-archipelago', 'Scarlet Archipelago', shields(3)),
  island('medium', 3, 'breezy-archipelago', 'Breezy Archipelago', naval(3)),
  island('medium', 3, 'torrential-archipelago', 'Torrential Archipelago', advance(3)),
  island('medium', 3, 'golden-archipelago', 'Golden Archipelago', science()),
  island('medium', 3, 'emerald-archipelago', 'Emerald Archipelago', majority()),
  island('medium', 3, 'royal-archipelago', 'Royal Archipelago', points(7)),
  island('medium', 3, 'lush-archipelago', 'Lush Archipelago', each('commercial-level', OWN, { points: 2 })),
  // One point a card of the colour you have most of, not one a different colour: our reading.
  island('low', 3, 'rainbow-archipelago', 'Rainbow Archipelago', { kind: 'bestColour', points: 1 }),
  island('medium', 3, 'sheltered-archipelago', 'Sheltered Archipelago', each('island', OWN, { points: 2 })),
]
