/** Worked examples of Armada for the screen: ships, islands, sea wars and rulings. */
import { type Example, onScreen } from '../../atom.ts'
import { atSea } from './cases/at-sea.ts'
import { counted } from './cases/counted.ts'
import { rulings } from './cases/rulings.ts'
import { tribute } from './cases/tribute.ts'
import { wars } from './cases/wars.ts'

export const cases: readonly Example[] = onScreen(...atSea, ...tribute, ...wars, ...counted, ...rulings)
