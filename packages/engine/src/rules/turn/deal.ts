/** Boards, decks and hands. */

import { chanceGives } from '../../kernel/chance/chance.ts'
import { type Random, shuffle } from '../../kernel/chance/rng.ts'
import { broken } from '../../kernel/result.ts'
import { install } from '../city.ts'
import type { Board, Game, Piece, Ruleset } from '../contract/box.ts'
import type { DeckPart } from '../contract/declared.ts'
import { oncePerRuleset } from '../once.ts'
import { COLUMNS } from '../state.ts'
import { AGES, type SeatSetup, type Terms } from '../vocabulary.ts'

const state = COLUMNS

/** Seats requested boards first and the others at random, no wonder twice. */
export function seatBoards(g: Game): void {
  const boards = chanceGives(g, (chance) => drawBoards(g.rules, chance))
  for (let seat = 0; seat < boards.length; seat++) seatBoard(g, seat, boardOf(g.rules, boards[seat]))
  g.rules.hooks.gameBegan?.(g)
}

const boardOf = (rules: Ruleset, piece: number): Board => boardsByPiece(rules)[piece] ?? broken('that is no board')

const boardsByPiece = oncePerRuleset(({ pieces, boards }) => {
  const byPiece = pieces.map((): Board | undefined => undefined)
  for (const board of boards) byPiece[board.piece.index] = board
  return byPiece
})

function drawBoards({ wonders, setup, cities }: Ruleset, chance: Random): number[] {
  const drawn: number[] = []
  let taken = leftOut(wonders, setup)
  for (const wish of setup.seats) if (wish.wonder) taken |= 1 << askedWonder(wonders, wish)
  for (let seat = 0; seat < cities; seat++) {
    const wish = setup.seats[seat] ?? NO_WISH
    const wonder = wish.wonder ? askedWonder(wonders, wish) : drawWonder(wonders, taken, chance)
    taken |= 1 << wonder
    drawn.push(chooseSide(wonders[wonder], wish, chance).piece.index)
  }
  return drawn
}

/** The wonders that this game leaves out, as bits. */
function leftOut(wonders: readonly (readonly Board[])[], { without = [] }: Terms): number {
  let bits = 0
  for (let w = 0; w < wonders.length; w++) if (without.includes(wonders[w][0].def.wonder)) bits |= 1 << w
  return bits
}

const NO_WISH: SeatSetup = {}

const askedWonder = (wonders: readonly (readonly Board[])[], { wonder }: SeatSetup): number =>
  wonders.findIndex(([board]) => board.def.wonder === wonder)

/** Draws a side of a wonder that is not taken, all equally likely. */
function drawWonder(wonders: readonly (readonly Board[])[], taken: number, chance: Random): number {
  let sides = 0
  for (let w = 0; w < wonders.length; w++) if ((taken & (1 << w)) === 0) sides += wonders[w].length
  let wanted = chance.below(sides)
  for (let w = 0; w < wonders.length; w++) {
    if ((taken & (1 << w)) !== 0) continue
    if (wanted < wonders[w].length) return w
    wanted -= wonders[w].length
  }
  return broken('no wonder is left')
}

function chooseSide(sides: readonly Board[], wish: SeatSetup, chance: Random): Board {
  const asked = wish.side === undefined ? undefined : sides.find((board) => board.def.side === wish.side)
  return asked ?? sides[chance.below(sides.length)]
}

export function seatBoard(g: Game, seat: number, board: Board): void {
  state.board.set(g, seat, board.index)
  state.coins.set(g, seat, startingCoins(g, seat))
  install(g, seat, board.piece)
  for (const { effect, rule } of board.piece.effects) rule.now?.(g, seat, effect, board.piece)
}

const startingCoins = (g: Game, seat: number): number =>
  g.rules.modifiers.startingCoins.reduce(
    (coins, bend) => bend(g.rules.setup, coins, seat),
    g.rules.figures.startingCoins,
  )

interface Found {
  sort: string
  age: number | undefined
  box: string | undefined
  indexes: readonly number[]
}

const foundBefore = oncePerRuleset((): Found[] => [])

/** Pieces of a sort, optionally of one Age and box; cached per ruleset. */
export function piecesOf({ rules }: { rules: Ruleset }, sort: string, age?: number, box?: string): readonly number[] {
  const known = foundBefore(rules)
  for (const one of known) if (one.sort === sort && one.age === age && one.box === box) return one.indexes
  const isOf = (piece: Piece): boolean =>
    piece.sort === sort && (age === undefined || piece.age === age) && (box === undefined || piece.box === box)
  const indexes = rules.pieces.filter(isOf).map((piece) => piece.index)
  known.push({ sort, age, box, indexes })
  return indexes
}

/** Deals the cards of the Age evenly. If boxes add more than can be dealt, some of theirs stay out. */
export function deal(g: Game): void {
  const hands = g.rules.cities
  const deck = chanceGives(g, (chance) => shuffledDeck(g, chance))
  const size = Math.floor(deck.length / hands)
  for (let seat = 0; seat < hands; seat++) {
    const first = seat * size
    if (seat < g.rules.players) state.hand.insertAll(g, seat, deck, first, first + size)
    else for (let i = first; i < first + size; i++) state.pile.push(g, 0, deck[i])
  }
  state.turns.set(g, size - 1)
  if (g.rules.players < g.rules.cities) state.keeper.set(g, firstKeeper(g))
  g.listener?.({ what: 'dealt', cards: size })
}

function shuffledDeck(g: Game, chance: Random): number[] {
  const deck = wholeDeck(g, chance)
  const over = deck.length % g.rules.cities
  return shuffle(over === 0 ? deck : deck.slice(0, -over), chance)
}

/** Cards that boxes add to the deck of each Age. */
export const deckParts = oncePerRuleset((rules): DeckPart[][] =>
  [0, ...AGES].map((age) => rules.boxes.flatMap((box) => box.deck?.(rules, age) ?? [])),
)

/** Deck of an Age with gaps from `at` on for cards that are drawn in each game. */
interface Deck {
  cards: number[]
  drawn: { from: readonly number[]; count: number; at: number }[]
}

const decks = oncePerRuleset((rules): Deck[] => deckParts(rules).map(layDeck))

function layDeck(parts: readonly DeckPart[]): Deck {
  const deck: Deck = { cards: [], drawn: [] }
  for (const part of parts) {
    const { all = [], drawn } = part
    const count = deckSize(part) - all.length
    if (drawn) deck.drawn.push({ from: drawn.from, count, at: deck.cards.length + all.length })
    deck.cards.push(...all, ...Array<number>(count).fill(0))
  }
  return deck
}

/** Deck of the Age in box order, with the randomly drawn cards. */
export function wholeDeck(g: Game, chance: Random): number[] {
  const { cards, drawn } = decks(g.rules)[state.age.get(g)]
  const deck = cards.slice()
  for (let i = 0; i < drawn.length; i++) {
    const { from, count, at } = drawn[i]
    const mixed = shuffle(from.slice(), chance)
    for (let j = 0; j < count; j++) deck[at + j] = mixed[j]
  }
  return deck
}

/** Number of cards. */
export const deckSize = ({ all = [], drawn }: DeckPart): number =>
  all.length + (drawn ? Math.min(drawn.count, drawn.from.length) : 0)

/** Cards dealt to each city in the Age. */
export function handSize(g: Game): number {
  const cards = deckParts(g.rules)[state.age.get(g)].reduce((sum, part) => sum + deckSize(part), 0)
  return Math.floor(cards / g.rules.cities)
}

/** The player left of the free city in Ages I and III, the one on its right in Age II. */
const firstKeeper = (g: Game): number => (state.age.get(g) === 2 ? 1 : 0)

export const passesLeft = (g: Game): boolean => state.age.get(g) !== 2

/** Hands move one seat: to the left in Ages I and III, to the right in Age II. Two players swap. */
export function pass(g: Game): void {
  const { players, cities, modifiers } = g.rules
  if (players < cities) state.keeper.set(g, 1 - state.keeper.get(g))
  for (const passes of modifiers.passes) if (!passes(g)) return
  if (passesLeft(g)) for (let seat = players - 1; seat > 0; seat--) state.hand.swap(g, seat, seat - 1)
  else for (let seat = 1; seat < players; seat++) state.hand.swap(g, seat, seat - 1)
}
