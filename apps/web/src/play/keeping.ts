/** What may be had of a game while it is played. */
import type { SavedGameActions } from '../game/Menu.tsx'
import { type PlayerInfo, seatsHere } from '../table/table.ts'

/** A record tells everything: where several people play, it is for nobody before the end. */
export const whilePlayed = (keeping: SavedGameActions, sitters: readonly PlayerInfo[]): SavedGameActions =>
  seatsHere(sitters).length > 1 ? {} : { ...keeping, tells: true }
