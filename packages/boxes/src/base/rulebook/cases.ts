/** Worked examples of the base game for the screen: single sentences, rulings, and the game for two. */
import { type Example, onScreen } from '../../atom.ts'
import { counted } from './cases/counted.ts'
import { turns } from './cases/turns.ts'
import { twoPlayers } from './cases/two-players.ts'
import { wonders } from './cases/wonders.ts'

export const cases: readonly Example[] = onScreen(...turns, ...wonders, ...counted, ...twoPlayers)
