/** What may be had of a game while it is played. */

import { type PlayerInfo, seatsHere } from '../game-model/table.ts'
import type { SavedGameActions } from '../table-screen/Menu.tsx'

/** A record tells everything: where several people play, it is for nobody before the end. */
export const whilePlayed = (keeping: SavedGameActions, sitters: readonly PlayerInfo[]): SavedGameActions =>
  seatsHere(sitters).length > 1 ? {} : { ...keeping, tells: true }
