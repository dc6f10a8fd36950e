/**
 * The tower in a position: `tower` with its spaces and the tiles placed in order; a city's `tiles` (hand) and
 * `tilesBuilt`; `tilesOffered` during the draft, `tilesLaid` while some lie face down.
 */
import {
  badPosition,
  type CityPosition,
  type Game,
  isProblem,
  type List,
  type PositionPart,
  type Problem,
  readPieces,
  tooOften,
} from '@heptapolis/engine'
import { built, laid, offered, placeTile, spaces, TILES_EACH, tiles, tower } from './tower-board.ts'

declare module '@heptapolis/engine' {
  interface Position {
    /** The tiles placed, in order; the last ones, as many as there are spaces, lie open. */
    tower?: { spaces?: number; placed: readonly string[] }
  }
  interface CityPosition {
    tiles?: readonly string[]
    tilesSize?: number
    tilesBuilt?: readonly string[]
    tilesOffered?: readonly string[]
    tilesOfferedSize?: number
    tilesLaid?: readonly string[]
    tilesLaidSize?: number
  }
}

function readTiles(g: Game, value: unknown, field: string, most: number): number[] | Problem {
  const pieces = readPieces(g, value ?? [], field, ['tile'])
  if (isProblem(pieces)) return pieces
  const indexes = pieces.map((piece) => piece.index)
  if (new Set(indexes).size < indexes.length) return badPosition(`${field} names a tile twice.`)
  return indexes.length > most ? badPosition(`${field} must name ${most} tiles at most.`) : indexes
}

function readList(g: Game, seat: number, city: CityPosition, key: string, list: List): Problem | undefined {
  const read = readTiles(g, city[key], `cities[${seat}].${key}`, TILES_EACH)
  if (isProblem(read)) return read
  list.assign(g, seat, read)
  return undefined
}

function show(g: Game, list: List, seat = 0): string[] {
  return list.items(g, seat).map((tile) => g.rules.pieces[tile].id)
}

/** Tiles that are hidden are counted, not named. */
function writeHidden(g: Game, seat: number, city: CityPosition, key: string, list: List): void {
  const size = list.size(g, seat)
  if (list.has(g, seat, 0)) city[`${key}Size`] = size
  else city[key] = show(g, list, seat)
}

function readTower(g: Game, value: unknown): Problem | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'object' || value === null || !('placed' in value)) {
    return badPosition('tower must be an object with the tiles placed, such as {"placed":[…]}.')
  }
  const placed = readTiles(g, value.placed, 'tower.placed', TILES_EACH * g.rules.players)
  if (isProblem(placed)) return placed
  for (const tile of placed) placeTile(g, tile)
  return undefined
}

/** A tile is in one place: in a hand or on the tower. */
function heldTwice(g: Game): Problem | undefined {
  const all = tower.items(g)
  for (let seat = 0; seat < g.rules.cities; seat++) all.push(...tiles.items(g, seat))
  const twice = all.find((tile, i) => all.indexOf(tile) < i)
  return twice === undefined
    ? undefined
    : tooOften(g.rules.pieces[twice], `The tile ${g.rules.pieces[twice].id} is in two places.`)
}

export const towerPosition: PositionPart = {
  read: (g, position) => readTower(g, position.tower) ?? heldTwice(g),
  readCity: (g, seat, city) => readList(g, seat, city, 'tiles', tiles) ?? readList(g, seat, city, 'tilesBuilt', built),
  write(g, position) {
    position.tower = { spaces: spaces(g), placed: show(g, tower) }
  },
  writeCity(g, seat, city) {
    writeHidden(g, seat, city, 'tiles', tiles)
    city.tilesBuilt = show(g, built, seat)
    if (offered.size(g, seat) > 0) writeHidden(g, seat, city, 'tilesOffered', offered)
    if (laid.size(g, seat) > 0) writeHidden(g, seat, city, 'tilesLaid', laid)
  },
}
