/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { recipes } from './recipes.ts'
import { siracusa } from './siracusa.ts'

export const art: BoxArt = { recipes, monuments: { siracusa } }
