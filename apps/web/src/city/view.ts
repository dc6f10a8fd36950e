/** View model of the cities and the table: the data to draw, from what one seat may see. */

import { type Game, toAct, toPosition } from '@heptapolis/engine'
import {
  CORE_FIELDS,
  type Cost,
  hasAnswered,
  left,
  openMarket,
  openSlots,
  type Piece,
  right,
  type Seller,
  SYMBOLS,
  stagePieces,
  state,
  strength,
  type Told,
} from '@heptapolis/engine/show'
import { cityName } from '../i18n/index.ts'
import { type GoodsView, viewGoods } from './goods.ts'

export interface StageView {
  number: number
  pieces: readonly Piece[]
  cost: Cost | undefined
  status: 'built' | 'next' | 'later'
}

export interface CityView {
  seat: number
  name: string
  wonder: string
  side: string
  stages: readonly StageView[]
  built: number
  coins: number
  shields: number
  science: { compass: number; gear: number; tablet: number; wild: number }
  tokens: readonly number[]
  cards: readonly Piece[]
  /** Pieces of boxes that work for the city and are not Age cards. */
  others: readonly Piece[]
  /** Pieces drawn as floors of a building. */
  standing: readonly Piece[]
  goods: readonly GoodsView[]
  hand: readonly Piece[]
  buried: readonly Piece[]
  ready: boolean
  /** Box fields of the city, as in a position. */
  fields: Readonly<Record<string, unknown>>
}

const TOKENS = [1, 3, 5]

export interface TableView {
  game: Game
  /** Events of this Age's fights, while they are shown. */
  fought?: readonly Told[]
  cities: readonly CityView[]
  age: number
  turn: number
  turns: number
  discarded: number
  /** Box fields of the table. */
  fields: Readonly<Record<string, unknown>>
}

/** Reads the whole table once; the screen is drawn from the result. */
export function viewTable(game: Game): TableView {
  const position = toPosition(game)
  const cities = position.cities.map((city, seat) => viewCity(game, seat, strip(city, CORE_FIELDS.city)))
  return {
    game,
    cities,
    age: state.age.get(game),
    turn: state.turn.get(game),
    turns: state.turns.get(game),
    discarded: state.discard.size(game, 0),
    fields: strip(position, CORE_FIELDS.table),
  }
}

const strip = (fields: object, known: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !known.has(key)))

function viewCity(g: Game, seat: number, fields: Record<string, unknown>): CityView {
  const { def } = g.rules.boards[state.board.get(g, seat)]
  const pieces = (indexes: readonly number[]) => indexes.map((index) => g.rules.pieces[index])
  const symbols = SYMBOLS.map((_, i) => state.symbols.get(g, seat, i))
  const cards = pieces(state.cards.items(g, seat))
  const others = g.rules.holdings
    .filter((list) => list !== state.cards && list !== state.stages)
    .flatMap((list) => pieces(list.items(g, seat)))
  return {
    seat,
    name: cityName(def),
    wonder: def.wonder,
    side: def.side,
    stages: viewStages(g, seat),
    built: state.stages.size(g, seat),
    coins: state.coins.get(g, seat),
    shields: strength(g, seat),
    science: { compass: symbols[0], gear: symbols[1], tablet: symbols[2], wild: state.symbols.get(g, seat, 3) },
    tokens: [
      ...TOKENS.flatMap((value, i) => Array<number>(state.victories.get(g, seat, i)).fill(value)),
      ...Array<number>(state.defeats.get(g, seat)).fill(-1),
    ],
    cards,
    others,
    standing: [...cards, ...others.filter(({ colour }) => colour >= 0)],
    goods: viewGoods(g, seat),
    hand: pieces(state.hand.items(g, seat)),
    buried: pieces(state.buried.items(g, seat)),
    ready: isReady(g, seat),
    fields,
  }
}

function isReady(g: Game, seat: number): boolean {
  if (state.queue.size(g, 0) > 0) return !toAct(g).includes(seat)
  if (state.asking.get(g) === 0 || (state.asked.get(g) & (1 << seat)) === 0) return true
  return hasAnswered(g, seat)
}

function viewStages(g: Game, seat: number): StageView[] {
  const board = g.rules.boards[state.board.get(g, seat)]
  const built = state.slots.get(g, seat)
  const open = openSlots(g, seat)
  const standing = state.stages.items(g, seat)
  return board.stages.map((_, slot) => {
    const all = stagePieces(g, seat, slot)
    const done = (built & (1 << slot)) !== 0
    const chosen = all.filter((piece) => standing.includes(piece.index))
    const pieces = done && chosen.length > 0 ? chosen : all
    const status = done ? 'built' : open.includes(slot) ? 'next' : 'later'
    return { number: slot + 1, pieces, cost: all[0].def.cost, status }
  })
}

export interface Prices {
  raw: number
  made: number
}

/** Unit prices of each neighbour for a city now. */
export function pricesFor(g: Game, seat: number): { left: Prices; right: Prices } {
  const [fromLeft, fromRight] = openMarket(g, seat).sellers()
  const read = ({ raw, manufactured }: Seller): Prices => ({ raw, made: manufactured })
  return { left: read(fromLeft), right: read(fromRight) }
}

/** Names of all cities by seat. */
export const cityNames = (g: Game): string[] =>
  Array.from({ length: g.rules.cities }, (_, seat) => cityName(g.rules.boards[state.board.get(g, seat)].def))

/** Wonder of the reader's city; undefined if the reader has none, or several. */
export function ownWonder(g: Game, party: (seat: number) => { isYou: boolean }): string | undefined {
  const seats = Array.from({ length: g.rules.players }, (_, seat) => seat)
  const [own, ...others] = seats.filter((seat) => party(seat).isYou)
  return own === undefined || others.length > 0 ? undefined : g.rules.boards[state.board.get(g, own)].def.wonder
}

export type CityPlace = 'you' | 'left' | 'right' | 'across'

export function placeOf(g: Game, viewer: number, seat: number): CityPlace {
  if (seat === viewer) return 'you'
  if (left(g, viewer) === seat) return 'left'
  return right(g, viewer) === seat ? 'right' : 'across'
}

/** All cities: the viewer's, both neighbours, then the others. */
export const nearestTo = (g: Game, viewer: number): number[] => [
  ...new Set([viewer, left(g, viewer), right(g, viewer), ...acrossFrom(g, viewer)]),
]

/** Around the table from the left neighbour, without the viewer and both neighbours. */
export function acrossFrom(g: Game, viewer: number): number[] {
  const { cities } = g.rules
  return Array.from({ length: Math.max(0, cities - 3) }, (_, i) => (viewer + 2 + i) % cities)
}
