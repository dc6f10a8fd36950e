/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { carthage } from './carthage.ts'
import { recipes } from './recipes.ts'
import { ur } from './ur.ts'

export const art: BoxArt = { cover: { wonder: 'carthage' }, recipes, monuments: { carthage, ur } }
