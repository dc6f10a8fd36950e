/** Menu actions on a running game that would reveal hidden cards: only for a single person at the screen. */

import { type PlayerInfo, seatsHere } from '../game-model/table.ts'
import type { SavedGameActions } from '../table-screen/bar/Menu.tsx'

/** A record reveals everything: with several people at one screen it is available after the end only. */
export const actionsWhilePlaying = (keeping: SavedGameActions, sitters: readonly PlayerInfo[]): SavedGameActions =>
  seatsHere(sitters).length > 1 ? {} : { ...keeping, tells: true }
