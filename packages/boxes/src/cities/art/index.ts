/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { byzantium } from './byzantium.ts'
import { petra } from './petra.ts'
import { recipes } from './recipes.ts'

export const art: BoxArt = { recipes, monuments: { byzantium, petra } }
