/** Worked examples of Babel for the screen: laws one by one, tokens of projects, and rulings. */
import { type Example, onScreen } from '../../atom.ts'
import { laws } from './cases/laws.ts'
import { projectRulings } from './cases/project-rulings.ts'
import { tokens } from './cases/tokens.ts'

export const towerCases: readonly Example[] = onScreen(...laws)

export const projectCases: readonly Example[] = onScreen(...tokens, ...projectRulings)
