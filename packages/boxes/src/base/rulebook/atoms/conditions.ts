/** Tables on which rules of the base game depend. */
import { forPlayers, inEdition, not } from '../../../atom.ts'

export const first = inEdition('1e')
export const second = inEdition('2e')
export const two = forPlayers(2)
export const moreThanTwo = not(two)
