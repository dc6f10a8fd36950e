/** Facts about islands and shipyards for programs. */
import type { Piece } from '@heptapolis/engine/box'
import { isIsland } from './preparation.ts'
import { isShipyard } from './shipyard.ts'

export function pieceFacts({ def }: Piece): Readonly<Record<string, unknown>> {
  if (isIsland(def)) return { level: def.level }
  return isShipyard(def) ? { board: def.board } : {}
}
