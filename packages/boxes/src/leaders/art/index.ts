/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { abuSimbel } from './abu-simbel.ts'
import { recipes } from './recipes.ts'
import { rome } from './rome.ts'

export const art: BoxArt = { recipes, monuments: { rome, 'abu-simbel': abuSimbel } }
