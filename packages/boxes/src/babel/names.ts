/** Printed names of the pieces in other languages, from public lists of printed cards. */
import type { PrintedNames } from '../kit/names.ts'

export const names: PrintedNames = {
  pieces: {
    'project-double-walls': { fr: ['Double enceinte'] },
    'project-obelisk': { fr: ['Obélisque'] },
    'project-river-port': { fr: ['Port fluvial'] },
    'project-archives': { fr: ['Archives'] },
  },
  terms: {
    project: { it: ['Grandi Progetti'] },
  },
}
