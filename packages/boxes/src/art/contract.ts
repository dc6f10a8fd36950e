/** What a box draws: a line of parts for each of its pieces, and a monument for each of its wonders. */
import type { Monument } from './monument.ts'

export interface BoxArt {
  /**
   * By the id of the piece: `parts … @ left right crown`. Before the sign stands the picture of its card, behind it the
   * motifs beside the symbol of its storey and on its roof.
   */
  recipes?: Readonly<Record<string, string>>
  /** By the id of the wonder. */
  monuments?: Readonly<Record<string, Monument>>
}
