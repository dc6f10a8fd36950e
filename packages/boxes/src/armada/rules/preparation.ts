/** Preparation: shipyards, islands and the cards of each Age. */
import {
  chanceGives,
  coded,
  type DeckPart,
  type Game,
  oncePerRuleset,
  type PieceDef,
  type Problem,
  piecesOf,
  type Ruleset,
  shuffle,
  type Terms,
} from '@heptapolis/engine/box'
import { boardsOf, boardsProblem } from '../boards/boards.ts'
import { piles, shipyard } from '../columns.ts'
import type { ArmadaData } from '../data.ts'
import type { IslandDef } from '../pieces/define.ts'
import { shipyardPiece } from './shipyard.ts'

declare module '@heptapolis/engine/box' {
  interface ProblemKinds {
    'too-few-for-armada': Record<never, never>
    'too-many-for-armada': Record<never, never>
  }
}

const MOST_IN_SECOND_EDITION = 7

export function refuses(data: ArmadaData, setup: Terms): Problem | undefined {
  const { edition, seats } = setup
  if (seats.length < 3) return coded('too-few-for-armada', {})
  if (edition === '2e' && seats.length > MOST_IN_SECOND_EDITION) {
    return coded('too-many-for-armada', {})
  }
  return boardsProblem(data, setup)
}

export function printedPieces(data: ArmadaData, setup: Terms): readonly PieceDef[] {
  const { cards, islands } = data
  const { shipyards, tracks } = boardsOf(data, setup)
  const yards = shipyards.filter((yard) => setup.edition === '1e' || !yard.firstEditionOnly)
  return [...cards, ...islands, ...yards.map((yard) => shipyardPiece(yard, tracks))]
}

/** As many random cards as players. */
export const deck = (rules: Ruleset, age: number): DeckPart => ({
  drawn: { from: piecesOf({ rules }, 'card', age, 'armada'), count: rules.players },
})

export const shipyardsOf = (g: Game): readonly number[] => piecesOf(g, 'shipyard')

export function prepare(g: Game): void {
  const yards = chanceGives(g, (chance) => shuffle([...shipyardsOf(g)], chance).slice(0, g.rules.players))
  for (let seat = 0; seat < g.rules.players; seat++) shipyard.set(g, seat, yards[seat])
  layOutIslands(g, () => true)
}

export const isIsland = (def: PieceDef): def is IslandDef => def.sort === 'island'

/** Shuffles the free islands by level. */
export function layOutIslands(g: Game, isFree: (island: number) => boolean): void {
  for (const [i, pile] of piles.entries()) {
    const islands = islandsOf(g.rules)[i + 1].filter(isFree)
    pile.assign(
      g,
      0,
      chanceGives(g, (chance) => shuffle(islands, chance)),
    )
  }
}

/** Islands of each level. */
export const islandsOf = oncePerRuleset(({ pieces }) => {
  const levels: number[][] = [[], ...piles.map(() => [])]
  for (const { def, index } of pieces) if (isIsland(def)) levels[def.level].push(index)
  return levels
})
