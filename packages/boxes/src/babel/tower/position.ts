/** Tower in a position: `tower` with its spaces and placed tiles in order. Columns hold the tiles of cities. */
import {
  badPosition,
  form,
  type Game,
  isProblem,
  type PositionPart,
  type Problem,
  readRecord,
  state,
  tooOften,
} from '@heptapolis/engine/box'
import { built, laid, offered, placeTile, spaces, TILES_EACH, tiles, tower } from './board.ts'

declare module '@heptapolis/engine/box' {
  interface PositionFaults {
    'too-many-placed': { most: number }
    'tower-spaces': { spaces: number }
    'uneven-tiles': Record<never, never>
    'tiles-drafted-by-all': Record<never, never>
    'too-many-tiles': { seat: number; tiles: number; most: number }
  }
  interface Position {
    /** Placed tiles in order; as many of the last as there are spaces are open. */
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

const TOWER = '{"placed":[…]}'
const placedForm = form.pieces('tile')

function readTower(g: Game, value: unknown): Problem | undefined {
  if (value === undefined) return undefined
  const given = readRecord(value, 'tower', ['spaces', 'placed'], TOWER)
  if (isProblem(given)) return given
  const placed = placedForm.read(given.placed, 'tower.placed', g.rules)
  if (isProblem(placed)) return placed
  const most = TILES_EACH * g.rules.players
  if (placed.length > most) return badPosition('too-many-placed', { most })
  if (given.spaces !== undefined && given.spaces !== spaces(g)) {
    return badPosition('tower-spaces', { spaces: spaces(g) })
  }
  for (const tile of placed) placeTile(g, tile)
  return undefined
}

/** Problem for a tile both in a hand and on the tower. */
function placedAndHeld(g: Game): Problem | undefined {
  const placed = tower.items(g)
  const twice = placed.find((tile, i) => placed.indexOf(tile) < i || isHeld(g, tile))
  if (twice === undefined) return undefined
  return tooOften(g.rules.pieces[twice], 2, 1)
}

function isHeld(g: Game, tile: number): boolean {
  for (let seat = 0; seat < g.rules.players; seat++) if (tiles.has(g, seat, tile)) return true
  return false
}

function unevenDraft(g: Game): Problem | undefined {
  const { players, layerOf } = g.rules
  const passed = Array.from({ length: players }, (_, seat) => offered.size(g, seat))
  if (passed.some((size) => size !== passed[0])) return badPosition('uneven-tiles', {})
  const isDraft = state.asking.get(g) === layerOf('tiles') + 1
  if (!isDraft || state.asked.get(g) === (1 << players) - 1) return undefined
  return badPosition('tiles-drafted-by-all', {})
}

function tooManyTiles(g: Game, seat: number): Problem | undefined {
  const all = [tiles, offered, laid, built].reduce((sum, list) => sum + list.size(g, seat), 0)
  return all > TILES_EACH ? badPosition('too-many-tiles', { seat, tiles: all, most: TILES_EACH }) : undefined
}

export const towerPosition: PositionPart = {
  fields: { table: { tower: TOWER } },
  readCity: tooManyTiles,
  read: (g, position) => readTower(g, position.tower) ?? placedAndHeld(g) ?? unevenDraft(g),
  write(g, position) {
    position.tower = { spaces: spaces(g), placed: tower.items(g).map((tile) => g.rules.pieces[tile].id) }
  },
}
