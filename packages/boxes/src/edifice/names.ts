/** Printed names of the pieces in other languages, from public lists of printed cards. */
import type { PrintedNames } from '../kit/names.ts'

export const names: PrintedNames = {
  pieces: {
    belvedere: { fr: ['Belvédère'] },
    'river-port': { fr: ['Port fluvial'] },
  },
  wonders: {
    ur: { fr: ['Ur'], it: ['Ur'] },
    carthage: { fr: ['Carthage'], it: ['Carthage'] },
  },
}
