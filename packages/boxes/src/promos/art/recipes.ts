/** Picture of every piece of this box, one line each; docs/drawing.md explains the notation. */
import type { BoxArt } from '../../art/contract.ts'

export const recipes: BoxArt['recipes'] = {
  // leaders
  louis: 'bust mane brown none goatee green fair stout merry @ olive laurel laurel',
  esteban: 'bust fringe dark cap drooping red tan long proud sceptre @ banner laurel laurel',
  stevie: 'bust wavy fair band none robe fair heart gentle lips young flower sky @ columns laurel laurel',
}
