/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { recipes } from './recipes.ts'
import { siracusa } from './siracusa.ts'

export const art: BoxArt = {
  cover: {
    place: 'harbour',
    parts: ['stream -60 240 46; warship 20 .7 50 gz; warship 96 .8 52 o2; warship 58 1.5 60 c1'],
  },
  recipes,
  monuments: { siracusa },
}
