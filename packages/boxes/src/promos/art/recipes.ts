/** Picture of every piece of this box, one line each; docs/drawing.md explains the notation. */
import type { BoxArt } from '../../art/contract.ts'

export const recipes: BoxArt['recipes'] = {
  // leaders
  louis: 'bust curls brown none goatee green fair round @ olive laurel laurel',
  esteban: 'bust crop dark cap moustache red tan long @ banner laurel laurel',
  stevie: 'bust wavy fair band none robe fair round @ columns laurel laurel',
}
