/**
 * Random position: distributes the pieces of a set-up over the table, each at most as often as it exists.
 * Random games rarely produce the combinations that are hard to score; this does.
 */
import type { BoardDef, CityPosition, PieceDef, Position, Random, Terms } from '@heptapolis/engine/box'
import { stagesOffered } from './payment/offers.ts'
import { type PrintedPieces, printedFor } from './printed.ts'
import { effectsIn } from './table.ts'
import { FLEETS } from './words.ts'

/** Pieces not yet distributed. */
interface Supply {
  printed: PrintedPieces
  chance: Random
  /** Age cards and guilds, with copies. */
  deck: PieceDef[]
  leaders: PieceDef[]
  islands: PieceDef[]
  yards: PieceDef[]
  tiles: PieceDef[]
  tokens: PieceDef[]
}

const [FEWEST_PRINTED, MOST_PRINTED] = [3, 7]
const AGES = [1, 2, 3]

/** Finished without an Age, otherwise in a turn of that Age. */
export function scatter(setup: Terms, chance: Random, age?: number): Position {
  const supply = supplyOf(setup, printedFor(setup), chance, age ?? 3)
  const boards = boardsFor(setup, supply)
  const turn = age === undefined ? {} : turnOf(setup, supply, age)
  const cities: CityPosition[] = boards.map((board) => cityWith(board, supply, setup, age ?? 3))
  for (const [seat, city] of cities.entries()) raise(city, boards, seat, supply)
  for (const [seat, hand] of (turn.hands ?? []).entries()) cities[seat].hand = hand
  for (const [seat] of cities.entries()) {
    if (setup.boxes.includes('leaders')) copyLeader(cities, seat, chance)
    if (setup.boxes.includes('armada') && chance.below(3) === 0) cities[seat].boardings = [(seat + 2) % cities.length]
  }
  return {
    setup,
    cities,
    ...towerFor(setup, cities, supply),
    ...edificesFor(setup, cities, supply, age),
    ...(age === undefined ? {} : { age, turn: turn.turn, discard: take(supply.deck, 5).map(({ id }) => id) }),
    ...(age === undefined ? {} : projectFor(setup, supply, age)),
  }
}

const HAND = 7

/** A turn of the Age, and its remaining hands. */
function turnOf({ boxes, seats }: Terms, { deck, chance }: Supply, age: number): { turn?: number; hands?: string[][] } {
  const more = ['cities', 'armada'].filter((box) => boxes.includes(box)).length
  const dealt = HAND + more - (seats.length > MOST_PRINTED ? 1 : 0)
  const turn = 1 + chance.below(dealt - 1)
  const hands = seats.map(() => Array.from({ length: dealt - turn + 1 }, () => drawOf(deck, age).id))
  return { turn, hands }
}

function drawOf(deck: PieceDef[], age: number): PieceDef {
  const at = deck.findIndex((card) => card.age === age)
  return deck.splice(at, 1)[0]
}

function supplyOf({ seats }: Terms, printed: PrintedPieces, chance: Random, age: number): Supply {
  const players = Math.min(MOST_PRINTED, Math.max(FEWEST_PRINTED, seats.length))
  const all = (sort: string) =>
    mixed(
      [...printed.pieces.values()].filter((piece) => piece.sort === sort),
      chance,
    )
  const cards = [...all('card'), ...all('guild')]
    .filter((card) => (card.age ?? 1) <= age)
    .flatMap((card) => (card.copies ?? [0]).filter((from) => from <= players).map(() => card))
  return {
    printed,
    chance,
    deck: mixed(cards, chance),
    leaders: all('leader'),
    islands: all('island'),
    yards: all('shipyard'),
    tiles: all('tile'),
    tokens: all('project-token'),
  }
}

function mixed<T>(items: readonly T[], chance: Random): T[] {
  return items
    .map((item) => ({ item, at: chance.bits() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

const take = <T>(from: T[], count: number): T[] => from.splice(0, count)
const some = <T>(from: T[], most: number, chance: Random): T[] => take(from, chance.below(most + 1))
const pick = <T>(from: readonly T[], chance: Random): T => from[chance.below(from.length)]

/** A board per city, each wonder once. */
function boardsFor({ seats }: Terms, { printed, chance }: Supply): BoardDef[] {
  const wonders = mixed([...new Set(printed.boards.map(({ wonder }) => wonder))], chance)
  return take(wonders, Math.max(FEWEST_PRINTED, seats.length)).map((wonder) =>
    pick(
      printed.boards.filter((board) => board.wonder === wonder),
      chance,
    ),
  )
}

const MOST_CARDS = 5

function cityWith(board: BoardDef, supply: Supply, { boxes }: Terms, age: number): CityPosition {
  const { chance } = supply
  const titles = new Set<string>()
  const cards = some(supply.deck, MOST_CARDS * age, chance).filter(({ id, title = id }) => {
    const isNew = !titles.has(title)
    titles.add(title)
    return isNew
  })
  const city: CityPosition = {
    wonder: board.wonder,
    side: board.side,
    coins: chance.below(14),
    cards: cards.map(({ id }) => id),
    victory: Array.from({ length: chance.below(5) }, () => pick([1, 3, 5], chance)),
    defeat: chance.below(5),
    ...(chance.below(3) === 0 ? { spent: ['free-per-age'] } : {}),
  }
  if (boxes.includes('cities')) city.debt = chance.below(4)
  if (['cities', 'wonder-pack'].some((box) => boxes.includes(box)) && chance.below(3) === 0) city.diplomacy = 1
  if (boxes.includes('leaders')) city.leaders = some(supply.leaders, 3, chance).map(({ id }) => id)
  if (boxes.includes('armada')) Object.assign(city, atSea(supply))
  if (boxes.includes('babel-projects')) {
    city.projectTokens = Array.from({ length: chance.below(4) }, () => pick(supply.tokens, chance).id)
    city.boardBlocked = chance.below(4) === 0
  }
  return city
}

const atSea = ({ yards, islands, chance }: Supply): Partial<CityPosition> => ({
  shipyard: take(yards, 1)[0].id,
  ships: Object.fromEntries(FLEETS.map((fleet) => [fleet, chance.below(7)])),
  islands: some(islands, 3, chance).map(({ id }) => id),
  navalTokens: Array.from({ length: chance.below(3) }, () => pick([3, 1, -1, 5, -2], chance)),
})

/** Builds a number of stages, each with a card or leader under it; buried leaders leave the city. */
function raise(city: CityPosition, boards: readonly BoardDef[], seat: number, supply: Supply): void {
  const { chance } = supply
  const board = boards[seat]
  const built = board.anyOrder ? mixed(board.stages, chance) : board.stages
  const pieces = take([...built], chance.below(board.stages.length + 1)).map((stage) =>
    pick(stagesOffered(stage, boards[(seat + 1) % boards.length], boards.at(seat - 1) ?? board), chance),
  )
  const markers = pieces.flatMap(() => take(chance.below(4) === 0 ? supply.leaders : supply.deck, 1))
  city.stages = pieces.map(({ id }) => id)
  if (markers.length === pieces.length) city.buried = markers.map(({ id }) => id)
  const graves = effectsIn(pieces, 'bury').length
  if (graves > 0) city.entombed = take(supply.leaders, graves).map(({ id }) => id)
}

/** The owner of the Courtesans Guild copies a neighbour's leader. */
function copyLeader(cities: readonly CityPosition[], seat: number, chance: Random): void {
  if (!cities[seat].cards?.includes('courtesans-guild')) return
  const besides = [cities[(seat + 1) % cities.length], cities.at(seat - 1)]
  const leaders = besides.flatMap((city) => city?.leaders ?? [])
  if (leaders.length > 0) cities[seat].copied = [pick(leaders, chance)]
}

const TILES_EACH = 3

/** Tiles on the tower, each with an owner, and tiles in hand. */
function towerFor({ boxes, seats }: Terms, cities: CityPosition[], { tiles, chance }: Supply): Partial<Position> {
  if (!boxes.includes('babel-tower')) return {}
  const placed: string[] = []
  for (const city of cities.slice(0, seats.length)) {
    const built = some(tiles, TILES_EACH, chance).map(({ id }) => id)
    city.tilesBuilt = built
    city.tiles = some(tiles, TILES_EACH - built.length, chance).map(({ id }) => id)
    placed.push(...built)
  }
  return { tower: { placed: mixed(placed, chance) } }
}

const [PAWNS_OF_AN_AGE, MOST_PAWNS_ON_A_CARD] = [8, 2]

/** Edifices of past Ages are finished or failed; later ones wait. */
function edificesFor(
  { boxes, seats }: Terms,
  cities: CityPosition[],
  { printed, chance }: Supply,
  now: number | undefined,
): Partial<Position> {
  if (!boxes.includes('edifice')) return {}
  const age = now ?? 3
  const all = [...printed.pieces.values()].filter(({ sort }) => sort === 'edifice')
  const edifices = AGES.map((of): NonNullable<Position['edifices']>[number] => {
    const { id } = pick(
      all.filter((edifice) => edifice.age === of),
      chance,
    )
    if (of > age) return { id }
    const isPast = of < age || now === undefined
    if (chance.below(isPast ? 2 : 4) === 0)
      return { id, pawns: 1 + chance.below(2), state: isPast ? 'failed' : 'project' }
    return isPast ? { id, state: 'built' } : { id, pawns: 1, state: 'project' }
  })
  const pawns = AGES.map(() => PAWNS_OF_AN_AGE - MOST_PAWNS_ON_A_CARD)
  for (const city of cities.slice(0, seats.length)) {
    city.pawns = AGES.map((of) => {
      const taken = of > age ? 0 : Math.min(pawns[of - 1], chance.below(3))
      pawns[of - 1] -= taken
      return taken
    })
    city.participated = chance.below(2) === 0
    city.edificeDebt = [2, 3, 5].filter(() => chance.below(4) === 0)
  }
  return { edifices }
}

function projectFor({ boxes }: Terms, { printed, chance }: Supply, age: number): Partial<Position> {
  if (!boxes.includes('babel-projects')) return {}
  const all = [...printed.pieces.values()].filter((piece) => piece.sort === 'project' && piece.age === age)
  return { project: { id: pick(all, chance).id, tokens: chance.below(2) } }
}
