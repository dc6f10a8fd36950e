/** Before the game: shipyards, islands and the cards of each Age. */
import { chanceOf, type Game, type Piece, type PieceDef, type Problem, type Setup, shuffle } from '@heptapolis/engine'
import { piles, shipyard } from './columns.ts'
import type { ArmadaData } from './data.ts'
import type { IslandDef } from './define.ts'
import { shipyardPiece } from './shipyard.ts'

const MOST_IN_SECOND_EDITION = 7

export function refuses({ edition, seats }: Setup): Problem | undefined {
  if (seats.length < 3) return { code: 'bad-players', message: 'Armada has no rules for two players.' }
  if (edition === '2e' && seats.length > MOST_IN_SECOND_EDITION) {
    return { code: 'bad-players', message: 'Armada has shipyards for seven players in the second edition.' }
  }
  return undefined
}

export function piecesOf({ cards, islands, shipyards, tracks }: ArmadaData, { edition }: Setup): readonly PieceDef[] {
  const yards = shipyards.filter((yard) => edition === '1e' || !yard.firstEditionOnly)
  return [...cards, ...islands, ...yards.map((yard) => shipyardPiece(yard, tracks))]
}

/** As many cards as players, at random. */
export function deck(g: Game, age: number): readonly number[] {
  return shuffle([...ageCards(g.rules.pieces)[age]], chanceOf(g)).slice(0, g.rules.players)
}

const ageCardsOf = new WeakMap<readonly Piece[], number[][]>()

/** The cards of each Age: found once a ruleset. */
function ageCards(pieces: readonly Piece[]): number[][] {
  const known = ageCardsOf.get(pieces)
  if (known) return known
  const decks: number[][] = [[], [], [], []]
  for (const { box, sort, age, index } of pieces) if (box === 'armada' && sort === 'card') decks[age].push(index)
  ageCardsOf.set(pieces, decks)
  return decks
}

export const shipyardsOf = (g: Game): number[] =>
  g.rules.pieces.filter((piece) => piece.sort === 'shipyard').map((piece) => piece.index)

export function prepare(g: Game): void {
  const yards = shuffle(shipyardsOf(g), chanceOf(g))
  for (let seat = 0; seat < g.rules.players; seat++) shipyard.set(g, seat, yards[seat])
  layOutIslands(g, () => true)
}

const isIsland = (def: PieceDef): def is IslandDef => def.sort === 'island'

/** The islands that are nobody's yet, shuffled by level. */
export function layOutIslands(g: Game, isFree: (island: number) => boolean): void {
  for (const [i, pile] of piles.entries()) {
    const level = g.rules.pieces.filter(({ def, index }) => isIsland(def) && def.level === i + 1 && isFree(index))
    const islands = level.map((island) => island.index)
    pile.assign(g, 0, shuffle(islands, chanceOf(g)))
  }
}
