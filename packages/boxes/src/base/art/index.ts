/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { alexandria } from './alexandria.ts'
import { babylon } from './babylon.ts'
import { ephesos } from './ephesos.ts'
import { gizah } from './gizah.ts'
import { halikarnassos } from './halikarnassos.ts'
import { olympia } from './olympia.ts'
import { recipes } from './recipes.ts'
import { rhodos } from './rhodos.ts'

export const art: BoxArt = {
  recipes,
  monuments: { alexandria, babylon, ephesos, gizah, halikarnassos, olympia, rhodos },
}
