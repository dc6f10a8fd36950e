/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { abuSimbel } from './abu-simbel.ts'
import { recipes } from './recipes.ts'
import { rome } from './rome.ts'

export const art: BoxArt = {
  cover: {
    place: 'hills',
    parts: [
      'bust bob dark plume none linen tan heart sly kohl lips left gold',
      'bust receding brown laurel none steel fair lean stern lined right sand',
      'bust short white none long robe fair oval musing old compass sky',
    ],
  },
  recipes,
  monuments: { rome, 'abu-simbel': abuSimbel },
}
