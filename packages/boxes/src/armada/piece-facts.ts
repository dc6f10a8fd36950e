/** What a program should know of islands and shipyards. */
import { type Cost, type Piece, type Price, RESOURCES, vector } from '@heptapolis/engine'
import { FLEETS } from './define.ts'
import { isIsland } from './preparation.ts'
import { isShipyard, type Yard } from './shipyard.ts'

export function pieceFacts({ def }: Piece): Readonly<Record<string, unknown>> {
  if (isIsland(def)) return { level: def.level }
  return isShipyard(def) ? { board: boardFacts(def.yard) } : {}
}

const boardFacts = ({ wonder, tracks }: Yard) => ({
  wonder: FLEETS[wonder],
  columns: Object.fromEntries(
    tracks.map(({ prices, spaces }, i) => [
      FLEETS[i],
      spaces.map((space, at) => ({ cost: printedCost(prices[at]), ...space })),
    ]),
  ),
})

function printedCost({ need, coins }: Price): Cost {
  const goods = RESOURCES.map((good, r) => [good, vector.count(need, r)] as const).filter(([, count]) => count > 0)
  return { ...Object.fromEntries(goods), ...(coins > 0 ? { coins } : {}) }
}
