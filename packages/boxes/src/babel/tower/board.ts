/** The Babel board and the tiles around it. */

import {
  Counter,
  form,
  type Game,
  imaginePieces,
  List,
  oncePerRuleset,
  piecesOf,
  type Random,
} from '@heptapolis/engine/box'
import { LAW_NUMBERS, lawBit } from './laws.ts'

/** Tiles dealt per player, and the maximum that one can build. */
export const TILES_EACH = 3
const ALL_TILES = 24

const { always, pieces } = form
const tilesByName = pieces('tile')

export const tiles = new List('tiles', TILES_EACH, true, {
  sees: 'own',
  position: always(tilesByName),
  mark: { symbol: 'tower', as: 'names', room: 'panel' },
})
/** Tiles in the draft: the player keeps one and passes the others. */
export const offered = new List('tilesOffered', TILES_EACH, true, { sees: 'own', sorted: true, position: tilesByName })
/** Tiles placed face down in this turn. */
export const laid = new List('tilesLaid', TILES_EACH, true, { sees: 'own', position: tilesByName })
export const built = new List('tilesBuilt', TILES_EACH, true, {
  sees: 'all',
  position: always(pieces('tile', { named: true })),
  mark: { symbol: 'tower', room: 'near' },
  pad: 'count',
})
/** All placed tiles in order: the last ones are open, the others are covered. */
export const tower = new List('tower', ALL_TILES, false, {
  sees: 'all',
  position: 'apart',
  inputs: { as: 'pieces', sorts: ['tile'] },
})
/** Laws of the open tiles, as bits. */
const inForce = new Counter('lawsInForce', {
  sees: 'all',
  position: 'apart',
  inputs: { as: 'bits', names: LAW_NUMBERS },
})

export const towerColumns = [tiles, offered, laid, built, tower, inForce]

const FEW_PLAYERS = 4
const [FEW_SPACES, MANY_SPACES] = [3, 4]

/** Up to four players use the side with three spaces, more the side with one more. */
export const spacesFor = (players: number): number => (players <= FEW_PLAYERS ? FEW_SPACES : MANY_SPACES)

export const spaces = (g: Game): number => spacesFor(g.rules.players)

export const openLaws = (g: Game): number => inForce.get(g)

/** Places a tile on the next space, clockwise from the arrow; if all are taken it covers the oldest open tile. */
export function placeTile(g: Game, tile: number): void {
  tower.push(g, 0, tile)
  const size = tower.size(g, 0)
  let bits = 0
  const laws = lawOfTile(g.rules)
  for (let i = Math.max(0, size - spaces(g)); i < size; i++) bits |= laws[tower.item(g, 0, i)]
  inForce.set(g, bits)
}

/** Tiles whose laws are in force, oldest first. */
export const openTiles = (g: Game): number[] => tower.items(g, 0).slice(-spaces(g))

/** Removes the law of a tile, to compare the game without it. */
export const repeal = (g: Game, tile: number): void => inForce.set(g, inForce.get(g) & ~lawOfTile(g.rules)[tile])

/** Law of every piece as a bit, by index; 0 for other pieces. */
const lawOfTile = oncePerRuleset(({ pieces }) =>
  pieces.map(({ effects }): number => {
    const effect = effects[0]?.effect
    return effect?.kind === 'law' ? lawBit(effect.number) : 0
  }),
)

/** Unseen tiles are in hands, in the draft or placed this turn; tiles that were never dealt stay out. */
export const imagineTiles = (g: Game, random: Random): void =>
  imaginePieces(g, random, piecesOf(g, 'tile'), [tower], [tiles, offered, laid])
