/** What is printed on the pieces of this box in other languages, as public lists of printed cards have it. */
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
