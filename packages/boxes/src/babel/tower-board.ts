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

/** Tiles a player is dealt, and so the most that one can build. */
export const TILES_EACH = 3
const ALL_TILES = 24

const { always, pieces } = form
const tilesByName = pieces('tile')

export const tiles = new List('tiles', TILES_EACH, true, {
  sees: 'own',
  position: always(tilesByName),
  mark: { symbol: 'tower', as: 'names', room: 'panel' },
})
/** Tiles in the draft, of which the player keeps one and passes the others on. */
export const offered = new List('tilesOffered', TILES_EACH, true, { sees: 'own', sorted: true, position: tilesByName })
/** Tiles laid face down this turn. */
export const laid = new List('tilesLaid', TILES_EACH, true, { sees: 'own', position: tilesByName })
export const built = new List('tilesBuilt', TILES_EACH, true, {
  sees: 'all',
  position: always(pieces('tile', { named: true })),
  mark: { symbol: 'tower', room: 'near' },
  pad: 'count',
})
/** Every tile placed, in order: the last ones lie open, the others are covered for good. */
export const tower = new List('tower', ALL_TILES, false, {
  sees: 'all',
  position: 'apart',
  inputs: { as: 'pieces', sorts: ['tile'] },
})
/** The laws of the open tiles, as bits. */
const inForce = new Counter('lawsInForce', {
  sees: 'all',
  position: 'apart',
  inputs: { as: 'bits', names: LAW_NUMBERS },
})

export const towerColumns = [tiles, offered, laid, built, tower, inForce]

const FEW_PLAYERS = 4
const [FEW_SPACES, MANY_SPACES] = [3, 4]

/** The side of the board with three spaces serves up to four players, the other one more. */
export const spacesFor = (players: number): number => (players <= FEW_PLAYERS ? FEW_SPACES : MANY_SPACES)

export const spaces = (g: Game): number => spacesFor(g.rules.players)

export const openLaws = (g: Game): number => inForce.get(g)

/** Lays a tile on the next space, clockwise from the arrow; where all are taken it covers the oldest open tile. */
export function placeTile(g: Game, tile: number): void {
  tower.push(g, 0, tile)
  const size = tower.size(g, 0)
  let bits = 0
  const laws = lawOfTile(g.rules)
  for (let i = Math.max(0, size - spaces(g)); i < size; i++) bits |= laws[tower.item(g, 0, i)]
  inForce.set(g, bits)
}

/** The tiles whose laws are in force, the oldest first. */
export const openTiles = (g: Game): number[] => tower.items(g, 0).slice(-spaces(g))

/** Takes the law of a tile out of force: to see what it changes. */
export const repeal = (g: Game, tile: number): void => inForce.set(g, inForce.get(g) & ~lawOfTile(g.rules)[tile])

/** The law of every piece as a bit, by its index; 0 for those that are no tiles. */
const lawOfTile = oncePerRuleset(({ pieces }) =>
  pieces.map(({ effects }): number => {
    const effect = effects[0]?.effect
    return effect?.kind === 'law' ? lawBit(effect.number) : 0
  }),
)

/** Tiles nobody sees are in hands, in the draft or laid this turn; those that never were dealt do not come up. */
export const imagineTiles = (g: Game, random: Random): void =>
  imaginePieces(g, random, piecesOf(g, 'tile'), [tower], [tiles, offered, laid])
