/** Shipyards, ships, islands and tokens as a position writes them down. The piles of islands lie face down, unnamed. */
import {
  badPosition,
  type CityPosition,
  type Game,
  isProblem,
  type PositionPart,
  type Problem,
  readCount,
  readPieces,
  tooOften,
} from '@heptapolis/engine'
import { decode, encode } from './boarding.ts'
import { boardings, islands, navalTokens, offer, ships, shipyard } from './columns.ts'
import { FLEETS } from './define.ts'
import { layOutIslands, shipyardsOf } from './preparation.ts'
import { yardOf } from './shipyard.ts'

export const position: PositionPart = {
  readCity(g, seat, city) {
    const field = (name: string) => `cities[${seat}].${name}`
    return (
      readShipyard(g, seat, city.shipyard, field('shipyard')) ??
      readIslands(g, seat, city.islands ?? [], field('islands')) ??
      readTokens(g, seat, city.navalTokens ?? [], field('navalTokens')) ??
      readBoardings(g, seat, city.boardings ?? [], field('boardings'))
    )
  },
  read(g, { cities }) {
    giveShipyards(g)
    for (const [seat, city] of cities.entries()) {
      const problem = readShips(g, seat, city.ships ?? {}, `cities[${seat}].ships`)
      if (problem) return problem
    }
    return readPiles(g)
  },
  writeCity,
}

function readShipyard(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  if (value === undefined) return undefined
  const yards = readPieces(g, [value], field, ['shipyard'])
  if (isProblem(yards)) return yards
  if (isTaken(g, yards[0].index)) return badPosition(`${field}: another city has ${yards[0].name}.`)
  shipyard.set(g, seat, yards[0].index)
  return undefined
}

function isTaken(g: Game, yard: number): boolean {
  for (let seat = 0; seat < g.rules.cities; seat++) if (shipyard.get(g, seat) === yard) return true
  return false
}

/** Shipyards that are not named are given out in the order of their letters. */
function giveShipyards(g: Game): void {
  for (let seat = 0; seat < g.rules.players; seat++) {
    if (shipyard.get(g, seat) > 0) continue
    shipyard.set(g, seat, shipyardsOf(g).find((yard) => !isTaken(g, yard)) ?? 0)
  }
}

function readShips(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  if (typeof value !== 'object' || value === null) return badPosition(`${field} must be an object such as {"red": 2}.`)
  for (const [name, spaces] of Object.entries(value)) {
    const fleet = (FLEETS as readonly string[]).indexOf(name)
    const track = yardOf(g, seat)?.tracks[fleet]
    if (!track) return badPosition(`${field}: the ships are ${FLEETS.join(', ')}.`)
    const count = readCount(spaces, `${field}.${name}`, track.spaces.length)
    if (isProblem(count)) return count
    ships.set(g, seat, fleet, count)
  }
  return undefined
}

const MOST_ISLANDS = 6

function readIslands(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  const pieces = readPieces(g, value, field, ['island'])
  if (isProblem(pieces)) return pieces
  if (pieces.length > MOST_ISLANDS) return badPosition(`${field}: a city has ${MOST_ISLANDS} islands at most.`)
  islands.assign(
    g,
    seat,
    pieces.map((piece) => piece.index),
  )
  return undefined
}

function readPiles(g: Game): Problem | undefined {
  const owned = new Set<number>()
  for (let seat = 0; seat < g.rules.cities; seat++) {
    for (const island of islands.items(g, seat)) {
      if (owned.has(island))
        return tooOften(g.rules.pieces[island], `There is only one ${g.rules.pieces[island].name}.`)
      owned.add(island)
    }
  }
  layOutIslands(g, (island) => !owned.has(island))
  return undefined
}

const MOST_TOKENS = 4
const MOST_VALUE = 99

function readTokens(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  const isToken = (token: unknown): token is number => Number.isInteger(token) && Math.abs(Number(token)) <= MOST_VALUE
  if (!Array.isArray(value) || value.length > MOST_TOKENS || !value.every(isToken)) {
    return badPosition(`${field} must be a list of at most ${MOST_TOKENS} token values such as 3 or -1.`)
  }
  navalTokens.assign(g, seat, value)
  return undefined
}

function readBoardings(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  if (!Array.isArray(value) || value.length > 3) return badPosition(`${field} must be a list of at most three seats.`)
  for (const target of value) {
    const other = readCount(target, field, g.rules.cities - 1)
    if (isProblem(other)) return other
    if (other === seat) return badPosition(`${field}: a city does not board itself.`)
    boardings.push(g, 0, encode(seat, other))
  }
  return undefined
}

function writeCity(g: Game, seat: number, city: CityPosition): void {
  if (!yardOf(g, seat)) return
  const id = (piece: number) => g.rules.pieces[piece].id
  city.shipyard = id(shipyard.get(g, seat))
  city.ships = Object.fromEntries(FLEETS.map((name, fleet) => [name, ships.get(g, seat, fleet)]))
  city.islands = islands.items(g, seat).map(id)
  city.navalTokens = navalTokens.items(g, seat)
  const boarded = boardings.items(g).map(decode)
  city.boardings = boarded.filter(([giver]) => giver === seat).map(([, target]) => target)
  const found = offer.items(g, seat)
  if (found.length > 0 && !found.includes(0)) city.islandOffer = found.map(id)
}
