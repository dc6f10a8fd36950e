/** All that is French, in one piece: loaded when somebody reads French. */
import { EFFECTS_FR } from './effects-fr.ts'
import { fr } from './fr.ts'
import { NAMES_FR } from './names-fr.ts'
import { typeset } from './typeset.ts'

export const french = { words: typeset(fr), names: typeset(NAMES_FR), effects: typeset(EFFECTS_FR) }
export type French = typeof french
