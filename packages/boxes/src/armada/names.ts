/** What is printed on the pieces of this box in other languages, as public lists of printed cards have it. */
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
