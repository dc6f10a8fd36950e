/** The boxes and what apps and bots read of them. */
import type { Box } from '@heptapolis/engine'
import { SHELF } from './shelf.ts'

export const BOXES: readonly Box[] = SHELF.map(({ rules }) => rules)
/** The box that is always in play. */
export const BASE: string = BOXES[0].id

// What others look at in Armada.
export { type Fault as BoardFault, faultText, givenText, guessOf } from './armada/board-faults.ts'
export * as armadaColumns from './armada/columns.ts'
export { yardOf } from './armada/shipyard.ts'
export type { Space } from './armada/tracks.ts'
export { printedPlayers } from './base/box.ts'
export type { Door, Kit } from './kit.ts'
export { SHELF } from './shelf.ts'
