/** Worked examples of Leaders for the screen: single leaders, wonders and rulings. */
import { type Example, onScreen } from '../../atom.ts'
import { atWork } from './cases/at-work.ts'
import { rulings } from './cases/rulings.ts'
import { wonders } from './cases/wonders.ts'

export const cases: readonly Example[] = onScreen(...atWork, ...wonders, ...rulings)
