/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { byzantium } from './byzantium.ts'
import { petra } from './petra.ts'
import { recipes } from './recipes.ts'

export const art: BoxArt = {
  cover: {
    place: 'town',
    parts: ['hall 2 36 24 curve door; mask 60 54 2; spears 96 3 20; man 82 1.6; man 104 1.5; brazier 46 1.2'],
  },
  recipes,
  monuments: { byzantium, petra },
}
