/** Shipyards, ships, islands and boardings in a position, besides their columns. */
import {
  badPosition,
  type CityPosition,
  coded,
  type Game,
  isProblem,
  type List,
  type Piece,
  type Position,
  type PositionPart,
  type Problem,
  readCount,
  readEach,
  says,
} from '@heptapolis/engine/box'
import { boardings, islands, kept, navalTokens, offer, piles, ships, shipyard } from './columns.ts'
import { FLEETS, GREEN } from './pieces/define.ts'
import { MOST_NAVAL_TOKENS, NAVAL_VALUES } from './pieces/numbers.ts'
import { decode, encode } from './rules/boarding.ts'
import { islandsOf, layOutIslands, shipyardsOf } from './rules/preparation.ts'
import { yardOf } from './rules/shipyard.ts'

declare module '@heptapolis/engine/box' {
  interface PositionFaults {
    'no-such-naval-token': { seat: number; value: number; known: readonly number[] }
    'too-many-boarded': { field: string }
    'boards-itself': { field: string }
    'other-island-kept': { seat: number }
  }
  interface ProblemKinds {
    'shipyard-taken': { card: string; nameId: string; seat: number }
  }
}

const MOST_ISLANDS = 6

export const position: PositionPart = {
  fields: { city: { boardings: '[1]' } },
  readCity(g, seat, city) {
    return (
      isTaken(g, seat) ??
      tooMany(g, seat, islands, MOST_ISLANDS) ??
      tooMany(g, seat, navalTokens, MOST_NAVAL_TOKENS) ??
      strangeToken(g, seat) ??
      readBoardings(g, seat, city.boardings ?? [], `cities[${seat}].boardings`) ??
      keptElsewhere(g, seat)
    )
  },
  read(g, { cities }) {
    giveShipyards(g)
    const all = cities.map((_, seat) => tooFar(g, seat))
    return all.find((problem) => problem !== undefined)
  },
  since: islandSince,
  complete: fillPiles,
  writeCity(g, seat, city: CityPosition) {
    const boarded = boardings.items(g).map(decode)
    city.boardings = boarded.filter(([giver]) => giver === seat).map(([, target]) => target)
  },
}

function isTaken(g: Game, seat: number): Problem | undefined {
  const yard = shipyard.get(g, seat)
  for (let other = 0; other < seat; other++) {
    if (yard === 0 || shipyard.get(g, other) !== yard) continue
    const { id, nameId } = g.rules.pieces[yard]
    return coded('shipyard-taken', { card: id, nameId, seat })
  }
  return undefined
}

/** A card of the Age gives an island of its level; the green ship may find it earlier. */
function islandSince(g: Game, seat: number, { index }: Piece): number | undefined {
  const level = islandsOf(g.rules).findIndex((islands) => islands.includes(index))
  if (level < 0) return undefined
  const come = yardOf(g, seat)?.tracks[GREEN].spaces.slice(0, ships.get(g, seat, GREEN)) ?? []
  return come.some(({ explore }) => explore === level) ? 0 : level
}

/** Assigns shipyards that are not named in letter order. */
function giveShipyards(g: Game): void {
  const taken = new Set(Array.from({ length: g.rules.players }, (_, seat) => shipyard.get(g, seat)))
  const free = shipyardsOf(g).filter((yard) => !taken.has(yard))
  for (let seat = 0; seat < g.rules.players; seat++) {
    if (shipyard.get(g, seat) === 0) shipyard.set(g, seat, free.shift() ?? 0)
  }
}

/** Problem for a ship beyond the end of its column. */
function tooFar(g: Game, seat: number): Problem | undefined {
  for (const [fleet, name] of FLEETS.entries()) {
    const length = yardOf(g, seat)?.tracks[fleet].spaces.length ?? 0
    const read = readCount(ships.get(g, seat, fleet), `cities[${seat}].ships.${name}`, length)
    if (isProblem(read)) return read
  }
  return undefined
}

/** Problem for a naval token of an unknown value. */
function strangeToken(g: Game, seat: number): Problem | undefined {
  const strange = navalTokens.items(g, seat).find((token) => !NAVAL_VALUES.includes(token))
  if (strange === undefined) return undefined
  return badPosition('no-such-naval-token', { seat, value: strange, known: NAVAL_VALUES })
}

const tooMany = (g: Game, seat: number, list: List, most: number): Problem | undefined =>
  list.size(g, seat) > most ? coded('no-room-in-city', { seat, field: list.field, most }) : undefined

function readBoardings(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  const targets = readEach(value, field, 'seats', (target) => readCount(target, field, g.rules.cities - 1))
  if (isProblem(targets)) return targets
  if (targets.length > 3) return badPosition('too-many-boarded', { field })
  if (targets.includes(seat)) return badPosition('boards-itself', { field })
  for (const target of targets) boardings.insert(g, 0, encode(seat, target))
  return undefined
}

/** Problem if the kept island is not among those found. */
const keptElsewhere = (g: Game, seat: number): Problem | undefined =>
  kept.get(g, seat) > 0 && !offer.has(g, seat, kept.get(g, seat))
    ? badPosition('other-island-kept', { seat })
    : undefined

/** Puts the remaining islands on the piles. */
function fillPiles(g: Game, table: Position): void {
  if (piles.some((pile) => says(table, pile))) return
  const owned = new Set<number>()
  for (let seat = 0; seat < g.rules.cities; seat++) {
    for (const list of [islands, offer]) for (const island of list.items(g, seat)) owned.add(island)
  }
  layOutIslands(g, (island) => !owned.has(island))
}
