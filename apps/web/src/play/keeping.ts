/** What may be had of a game while it is played. */
import type { Keeping } from '../game/Menu.tsx'
import { type Sitter, seatsHere } from '../table/table.ts'

/** A record tells everything: where several people play, it is for nobody before the end. */
export const whilePlayed = (keeping: Keeping, sitters: readonly Sitter[]): Keeping =>
  seatsHere(sitters).length > 1 ? {} : { ...keeping, tells: true }
