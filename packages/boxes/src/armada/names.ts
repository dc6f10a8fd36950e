/** Printed names of the pieces in other languages, from public lists of printed cards. */
import type { PrintedNames } from '../kit/names.ts'

export const names: PrintedNames = {
  pieces: {
    pontoon: { fr: ['Ponton'] },
    ballista: { fr: ['Estacade'] },
    pier: { fr: ['Embarcadère'] },
  },
  wonders: {
    siracusa: { fr: ['Siracusa', 'Syracuse'], it: ['Siracusa'] },
  },
  terms: {
    island: { it: ['Isola'] },
  },
}
