/** Drawings of a box: a recipe per piece, and a monument per wonder. */
import type { Monument } from './monument.ts'

export interface BoxArt {
  /**
   * By piece id: `parts … @ left right crown`. The card picture is before the `@`; after it come the motifs beside the
   * symbol of its storey and on its roof.
   */
  recipes?: Readonly<Record<string, string>>
  /** By the id of the wonder. */
  monuments?: Readonly<Record<string, Monument>>
}
