/** All that is French, in one piece: loaded when somebody reads French. */
import { EFFECTS_FR } from './effects-fr.ts'
import { fr } from './fr.ts'
import { NAMES_FR } from './names-fr.ts'

export const french = { words: fr, names: NAMES_FR, effects: EFFECTS_FR }
export type French = typeof french
