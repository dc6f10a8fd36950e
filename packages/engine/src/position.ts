/** A position is a game as people would write it down: our FEN. Only `cities` is needed; the rest has defaults. */
import { stagePieces } from './actions.ts'
import type { Box } from './box.ts'
import { chanceGives, seedChance } from './chance.ts'
import { seatBoard } from './deal.ts'
import { derive, emptyGame, type Game, isOver, VICTORY_VALUES } from './game.ts'
import { askForCards } from './lines.ts'
import type { Board, Piece } from './piece.ts'
import { type Random, shuffle } from './rng.ts'
import { compile, type Ruleset } from './ruleset.ts'
import * as state from './state.ts'
import { fail, ok, type Problem, type Result, type Setup } from './types.ts'

export interface CityPosition {
  name?: string
  wonder?: string
  side?: string
  /** How many stages stand, in order, or which (ids of the pieces). */
  stages?: number | string[]
  coins?: number
  cards?: string[]
  hand?: string[]
  /** Where the cards themselves are hidden. */
  handSize?: number
  /** Cards under the wonder. */
  buried?: string[]
  buriedSize?: number
  /** Abilities used up in this Age. */
  spent?: string[]
  /** Values of the victory tokens. */
  victory?: number[]
  defeat?: number
  /** Whatever the boxes in play add. */
  [field: string]: unknown
}

export interface Position {
  setup?: Partial<Setup>
  age?: number
  turn?: number
  /** A part of the game between the turns that a box knows. */
  phase?: string
  discard?: string[]
  discardSize?: number
  cities: CityPosition[]
  [field: string]: unknown
}

const MOST_COINS = 1000
const LAST_AGE = 3
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((v) => typeof v === 'string')

/** A whole number within bounds, or a problem that names the field. */
export function readCount(value: unknown, field: string, most: number): number | Problem {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
  return badPosition(`${field} must be a whole number from 0 to ${most}.`)
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

export const badPosition = (message: string): Problem => ({ code: 'bad-position', message })

/** There is more of a piece than there can be. */
export const tooOften = ({ id }: Piece, message: string): Problem => ({ ...badPosition(message), card: id })

/** The pieces of these ids, each of one of the sorts, or a problem that names the field. */
export function readPieces(g: Game, value: unknown, field: string, sorts: readonly string[]): Piece[] | Problem {
  if (!isList(value)) return badPosition(`${field} must be a list of ids.`)
  const pieces: Piece[] = []
  for (const id of value) {
    const piece = g.rules.byId.get(id)
    if (!piece || !sorts.includes(piece.sort))
      return badPosition(`${field}: there is no ${sorts[0]} "${id}" in this game.`)
    pieces.push(piece)
  }
  return pieces
}

const AGE_CARDS = ['card', 'guild']

/** Sets up the game a position describes. A position with a turn or a hand is open for the turn's choice. */
export function fromPosition(position: Position, library: readonly Box[]): Result<Game> {
  if (typeof position !== 'object' || position === null || !Array.isArray(position.cities)) {
    return fail('bad-position', 'A position is an object with a list of cities.')
  }
  if (position.cities.some((city) => typeof city !== 'object' || city === null)) {
    return fail('bad-position', 'Each city of a position is an object.')
  }
  const setup: Setup = {
    edition: '2e',
    boxes: [],
    seed: '',
    seats: position.cities.map(({ name, wonder, side }) => ({ name, wonder, side })),
    ...position.setup,
  }
  const rules = compile(setup, library)
  if (!rules.ok) return rules
  if (position.cities.length !== rules.value.cities) {
    return fail('bad-position', `This game has ${rules.value.cities} cities, the position ${position.cities.length}.`)
  }
  const g = emptyGame(rules.value)
  seedChance(g, setup.seed)
  const problem = fill(g, position)
  return problem ? { ok: false, error: problem } : ok(g)
}

function fill(g: Game, position: Position): Problem | undefined {
  const { phase } = position
  const open = position.turn !== undefined || position.cities.some((city) => city.hand !== undefined)
  const age = position.age ?? (open || phase ? 1 : 3)
  if (![phase ? 0 : 1, 1, 2, 3].includes(age)) return badPosition('age must be 1, 2 or 3.')
  state.age.set(g, age)
  const problem = readCities(g, position) ?? readDiscard(g, position) ?? readParts(g, position) ?? tooMany(g)
  if (problem) return problem
  for (let seat = 0; seat < g.rules.cities; seat++) derive(g, seat)
  if (phase !== undefined) return openPhase(g, position)
  return open ? openTurn(g, position) : closeGame(g)
}

function readCities(g: Game, position: Position): Problem | undefined {
  const named = position.cities.flatMap(({ wonder }) => (wonder === undefined ? [] : [wonder]))
  const twice = named.find((wonder, i) => named.indexOf(wonder) !== i)
  if (typeof twice === 'string') return { code: 'wonder-twice', message: `Two cities have the wonder ${twice}.` }
  const wonders = new Set(named)
  for (const [seat, city] of position.cities.entries()) {
    const board = boardFor(g.rules, city, wonders)
    if (isProblem(board)) return board
    wonders.add(board.def.wonder)
    seatBoard(g, seat, board)
  }
  for (const [seat, city] of position.cities.entries()) {
    const problem = readCity(g, seat, city)
    if (problem) return problem
  }
  return undefined
}

function boardFor(rules: Ruleset, city: CityPosition, taken: ReadonlySet<string>): Board | Problem {
  const { wonder, side } = city
  const fits = ({ def }: Board) =>
    (wonder === undefined ? !taken.has(def.wonder) : def.wonder === wonder) && (side === undefined || def.side === side)
  const board = rules.boards.find(fits)
  if (board) return board
  const wonders = [...new Set(rules.boards.map((b) => b.def.wonder))].join(', ')
  const wanted = JSON.stringify({ wonder, side })
  return badPosition(`There is no board ${wanted} in this game, or it is taken; the wonders are ${wonders}.`)
}

const MOST_TURNS = 8

/** So many cards at most will yet be played by a city: the lists must have room for them. */
const turnsToCome = (g: Game): number => (LAST_AGE + 1 - state.age.get(g)) * MOST_TURNS

function readCity(g: Game, seat: number, city: CityPosition): Problem | undefined {
  const field = (name: string) => `cities[${seat}].${name}`
  const coins = readCount(city.coins ?? state.coins.get(g, seat), field('coins'), MOST_COINS)
  if (isProblem(coins)) return coins
  state.coins.set(g, seat, coins)
  const cards = readPieces(g, city.cards ?? [], field('cards'), AGE_CARDS)
  if (isProblem(cards)) return cards
  if (cards.length > state.cards.capacity - turnsToCome(g))
    return badPosition(`${field('cards')} holds too many cards.`)
  for (const [i, card] of cards.entries()) {
    if (cards.findIndex((other) => other.title === card.title) !== i) {
      return tooOften(card, `${field('cards')}: one city cannot have ${card.name} twice.`)
    }
    state.cards.push(g, seat, card.index)
  }
  const defeats = readCount(city.defeat ?? 0, field('defeat'), 99)
  if (isProblem(defeats)) return defeats
  state.defeats.set(g, seat, defeats)
  return (
    readStages(g, seat, city.stages ?? 0, field('stages')) ??
    readVictories(g, seat, city.victory ?? [], field('victory')) ??
    readBuried(g, seat, city, field('buried')) ??
    readSpent(g, seat, city.spent ?? [], field('spent'))
  )
}

function readStages(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  const { stages, def } = g.rules.boards[state.board.get(g, seat)]
  if (Array.isArray(value)) {
    const pieces = readPieces(g, value, field, ['stage'])
    if (isProblem(pieces)) return pieces
    if (pieces.length > stages.length) return badPosition(`${field}: this wonder has ${stages.length} stages.`)
    for (const [i, piece] of pieces.entries()) {
      const own = stages.findIndex((halves) => halves.includes(piece))
      const isOffered = own >= 0 || stagePieces(g, seat, i).some(({ index }) => index === piece.index)
      if (!isOffered) return badPosition(`${field}: ${piece.id} is of another wonder.`)
      const slot = own >= 0 ? own : i
      if ((state.slots.get(g, seat) & (1 << slot)) !== 0)
        return badPosition(`${field}: stage ${slot + 1} is named twice.`)
      state.slots.set(g, seat, state.slots.get(g, seat) | (1 << slot))
      state.stages.push(g, seat, piece.index)
    }
    const inOrder = state.slots.get(g, seat) === (1 << pieces.length) - 1
    return inOrder || def.anyOrder ? undefined : badPosition(`${field}: the stages of this wonder are built in order.`)
  }
  const count = readCount(value, field, stages.length)
  if (isProblem(count)) return count
  for (let slot = 0; slot < count; slot++) state.stages.push(g, seat, stagePieces(g, seat, slot)[0].index)
  state.slots.set(g, seat, (1 << count) - 1)
  return undefined
}

function readVictories(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  if (!Array.isArray(value) || value.some((token) => !VICTORY_VALUES.includes(token))) {
    return badPosition(`${field} must be a list of token values: 1, 3 or 5.`)
  }
  for (const token of value) state.victories.add(g, seat, VICTORY_VALUES.indexOf(token), 1)
  return undefined
}

function readBuried(g: Game, seat: number, city: CityPosition, field: string): Problem | undefined {
  if (city.buried === undefined) {
    for (let i = 0; i < state.stages.size(g, seat); i++) state.buried.push(g, seat, 0)
    return undefined
  }
  const pieces = readPieces(g, city.buried, field, [...AGE_CARDS, ...new Set(g.rules.pieces.map((p) => p.sort))])
  if (isProblem(pieces)) return pieces
  if (pieces.length > state.stages.size(g, seat)) return badPosition(`${field} holds more cards than there are stages.`)
  state.buried.assign(
    g,
    seat,
    pieces.map((piece) => piece.index),
  )
  return undefined
}

function readSpent(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  if (!isList(value)) return badPosition(`${field} must be a list of abilities.`)
  for (const id of value) {
    const ability = g.rules.abilities.findIndex((one) => one.id === id)
    if (ability < 0) return badPosition(`${field}: there is no ability "${id}" in this game.`)
    state.spent.set(g, seat, state.spent.get(g, seat) | (1 << ability))
  }
  return undefined
}

function readDiscard(g: Game, position: Position): Problem | undefined {
  const pieces = readPieces(g, position.discard ?? [], 'discard', AGE_CARDS)
  if (isProblem(pieces)) return pieces
  if (pieces.length > state.discard.capacity - turnsToCome(g) * g.rules.cities)
    return badPosition('discard holds too many cards.')
  state.discard.assign(
    g,
    0,
    pieces.map((piece) => piece.index),
  )
  return undefined
}

function readParts(g: Game, position: Position): Problem | undefined {
  for (const { position: part } of g.rules.boxes) {
    for (const [seat, city] of position.cities.entries()) {
      const problem = part?.readCity?.(g, seat, city)
      if (problem) return problem
    }
    const problem = part?.read?.(g, position)
    if (problem) return problem
  }
  return undefined
}

/** No card stands more often on the table than it was printed. */
function tooMany(g: Game): Problem | undefined {
  for (const piece of g.rules.pieces) {
    if (!AGE_CARDS.includes(piece.sort)) continue
    let seen = 0
    for (let seat = 0; seat < g.rules.cities; seat++) if (state.cards.has(g, seat, piece.index)) seen++
    const printed = Math.max(1, piece.copies.length)
    if (seen > printed) {
      return tooOften(piece, `${piece.name} stands in ${seen} cities, but there are only ${printed} of it.`)
    }
  }
  return undefined
}

function closeGame(g: Game): undefined {
  state.line.set(g, g.rules.script.length)
  return undefined
}

function openPhase(g: Game, position: Position): Problem | undefined {
  if (g.rules.boxes.some((box) => box.position?.open?.(g, position))) return undefined
  return badPosition(`There is no phase "${position.phase}" in this game.`)
}

/** Hands that are not given are dealt from what is left of the Age's deck. */
function openTurn(g: Game, position: Position): Problem | undefined {
  const deck = [...chanceGives(g, (chance) => wholeDeck(g, chance))]
  const size = Math.floor(deck.length / g.rules.cities)
  const turn = position.turn ?? 1
  if (!Number.isInteger(turn) || turn < 1 || turn > size - 1) return badPosition(`turn must be from 1 to ${size - 1}.`)
  state.turn.set(g, turn)
  state.turns.set(g, size - 1)
  const problem = readHands(g, position, deck, size - turn + 1)
  if (problem) return problem
  if (g.rules.players < g.rules.cities) openFreeCity(g, deck, size - turn)
  state.line.set(g, g.rules.script.findIndex((line) => line.id === 'choose') + 1)
  askForCards(g)
  return undefined
}

function wholeDeck(g: Game, chance: Random): number[] {
  const deck = g.rules.boxes.flatMap((box) => [...(box.deck?.(g, state.age.get(g), chance) ?? [])])
  return shuffle(deck, chance)
}

function readHands(g: Game, position: Position, deck: number[], size: number): Problem | undefined {
  const hands: (Piece[] | undefined)[] = []
  for (let seat = 0; seat < g.rules.players; seat++) {
    const { hand } = position.cities[seat]
    const pieces = hand === undefined ? undefined : readPieces(g, hand, `cities[${seat}].hand`, AGE_CARDS)
    if (isProblem(pieces)) return pieces
    if (pieces && pieces.length > 10) return badPosition(`cities[${seat}].hand holds too many cards.`)
    hands.push(pieces)
  }
  const gone = [...hands.flatMap((hand) => hand ?? []).map((p) => p.index), ...state.discard.items(g)]
  for (let seat = 0; seat < g.rules.cities; seat++) gone.push(...state.cards.items(g, seat))
  for (const card of gone) {
    const at = deck.indexOf(card)
    if (at >= 0) deck.splice(at, 1)
  }
  const unknown = hands.filter((hand) => hand === undefined).length
  const most = unknown === 0 ? size : Math.min(size, Math.floor(deck.length / unknown))
  if (most === 0) return badPosition('Too few cards of this Age are left for the hands that are not given.')
  for (const [seat, hand] of hands.entries()) {
    state.hand.assign(g, seat, hand?.map((piece) => piece.index) ?? deck.splice(0, most))
  }
  return undefined
}

function openFreeCity(g: Game, deck: number[], cards: number): void {
  const first = state.age.get(g) === 2 ? 1 : 0
  state.keeper.set(g, (first + state.turn.get(g) - 1) % 2)
  state.pile.assign(g, 0, deck.splice(0, cards))
  if (state.hand.size(g, state.keeper.get(g)) <= cards + 1 && deck.length > 0) {
    state.hand.push(g, state.keeper.get(g), deck.splice(0, 1)[0])
  }
}

/** The position of a game. Face-down cards are counted, not named. A game that is over has neither turn nor hands. */
export function toPosition(g: Game): Position {
  const id = (piece: number) => g.rules.pieces[piece].id
  const position: Position = { setup: g.rules.setup, age: state.age.get(g), cities: [] }
  if (!isOver(g)) position.turn = state.turn.get(g)
  const discard = state.discard.items(g)
  if (discard.includes(0)) position.discardSize = discard.length
  else position.discard = discard.map(id)
  for (let seat = 0; seat < g.rules.cities; seat++) position.cities.push(cityOf(g, seat))
  for (const { position: part } of g.rules.boxes) {
    part?.write?.(g, position)
    for (const [seat, city] of position.cities.entries()) part?.writeCity?.(g, seat, city)
  }
  return position
}

function cityOf(g: Game, seat: number): CityPosition {
  const id = (piece: number) => g.rules.pieces[piece].id
  const { def } = g.rules.boards[state.board.get(g, seat)]
  const hand = state.hand.items(g, seat)
  const buried = state.buried.items(g, seat)
  return {
    name: g.rules.setup.seats[seat]?.name,
    wonder: def.wonder,
    side: def.side,
    stages: state.stages.items(g, seat).map(id),
    coins: state.coins.get(g, seat),
    cards: state.cards.items(g, seat).map(id),
    ...(isOver(g) ? {} : hand.includes(0) ? { handSize: hand.length } : { hand: hand.map(id) }),
    ...(buried.includes(0) ? { buriedSize: buried.length } : { buried: buried.map(id) }),
    victory: VICTORY_VALUES.flatMap((value, i) => Array<number>(state.victories.get(g, seat, i)).fill(value)),
    defeat: state.defeats.get(g, seat),
    ...(state.spent.get(g, seat) === 0 ? {} : { spent: spentBy(g, seat) }),
  }
}

const spentBy = (g: Game, seat: number): string[] =>
  g.rules.abilities.filter((_, i) => (state.spent.get(g, seat) & (1 << i)) !== 0).map((ability) => ability.id)
