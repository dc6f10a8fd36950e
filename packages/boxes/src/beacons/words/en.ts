/** Texts of Beacons in English. */
import { plural } from '../../words/grammar/en.ts'
import type { BoxWords } from '../../words/types.ts'

export const words = {
  name: 'Beacons',
  about: 'Oil for lighthouses, ships that look for a light, and Brigantium.',
  wonders: { brigantium: 'Brigantium' },
  pieces: {
    'oil-press': 'Oil Press',
    'watch-fire': 'Watch Fire',
    'oil-cellar': 'Oil Cellar',
    'signal-hill': 'Signal Hill',
    'keepers-house': "Keeper's House",
    'great-lantern': 'Great Lantern',
  },
  effects: { oil: ({ oil }) => `${oil} oil for your beacon` },
  steps: { beacons: 'Beacons are lit, and ships come to them' },
  scoreLines: { beacons: 'Oil' },
  sources: { oil: 'Oil left' },
  events: { beacon: ({ ships }) => `lit the beacon: ${plural(Number(ships), 'ship')}` },
  fields: { oil: 'oil', shipsAtSea: 'ships at sea' },
  marks: {
    oil: 'Burnt at the end of an Age to light the beacon; the rest counts at the end.',
    shipsAtSea: 'At the end of an Age they come to the lit beacons, the same number to each.',
  },
} satisfies BoxWords
