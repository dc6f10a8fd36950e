/** Worked examples of Edifice for the screen: single sentences, its wonders and rulings. */
import { type Example, onScreen } from '../../atom.ts'
import { common } from './cases/common.ts'
import { rulings } from './cases/rulings.ts'
import { wonders } from './cases/wonders.ts'

export const cases: readonly Example[] = onScreen(...common, ...wonders, ...rulings)
