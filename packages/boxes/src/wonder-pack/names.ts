/** Printed names of the pieces in other languages, from public lists of printed cards. */
import type { PrintedNames } from '../kit/names.ts'

export const names: PrintedNames = {
  wonders: {
    stonehenge: { fr: ['Stonehenge'], it: ['Stonehenge'] },
    'manneken-pis': { fr: ['Manneken Pis'], it: ['Manneken Pis'] },
    'great-wall': { it: ['Grande Muraglia Cinese'] },
  },
}
