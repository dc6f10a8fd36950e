/** Drawings of a box: a recipe per piece, and a monument per wonder. */
import type { PlaceName } from './light/places.ts'
import type { Monument } from './monument.ts'

/** The picture of a box in a list: one of its wonders, or parts of cards side by side in a land. */
export type Cover = { wonder: string } | { parts: readonly string[]; place: PlaceName }

export interface BoxArt {
  /**
   * By piece id: `parts … @ left right crown`. The card picture is before the `@`; after it come the motifs beside the
   * symbol of its storey and on its roof.
   */
  recipes?: Readonly<Record<string, string>>
  /** By the id of the wonder. */
  monuments?: Readonly<Record<string, Monument>>
  /** Its picture where expansions are chosen; without it, the mark of the box stands there. */
  cover?: Cover
}
