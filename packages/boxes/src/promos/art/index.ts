/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { catan } from './catan.ts'
import { recipes } from './recipes.ts'

export const art: BoxArt = { cover: { wonder: 'catan' }, recipes, monuments: { catan } }
