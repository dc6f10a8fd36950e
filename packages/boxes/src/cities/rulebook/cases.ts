/** Worked examples of Cities for the screen: single sentences, teams and rulings. */
import { type Example, onScreen } from '../../atom.ts'
import { black } from './cases/black.ts'
import { rulings } from './cases/rulings.ts'
import { teams } from './cases/teams.ts'

export const cases: readonly Example[] = onScreen(...black, ...rulings, ...teams)
