/** Boards, decks and hands. */
import { chanceOf, type Game, install } from './game.ts'
import type { Board, Piece } from './piece.ts'
import { shuffle } from './rng.ts'
import * as state from './state.ts'

const STARTING_COINS = 3

/** Boards that were asked for first, the others at random, no wonder twice. */
export function seatBoards(g: Game): void {
  const { boards, setup, cities } = g.rules
  const { below } = chanceOf(g)
  const taken = setup.seats.flatMap(({ wonder }) => wonder ?? [])
  for (let seat = 0; seat < cities; seat++) {
    const { wonder, side } = setup.seats[seat] ?? {}
    const free = boards.filter((board) => (wonder ? board.def.wonder === wonder : !taken.includes(board.def.wonder)))
    const board = chooseSide(free, wonder ?? free[below(free.length)].def.wonder, side, below)
    taken.push(board.def.wonder)
    seatBoard(g, seat, board)
  }
  for (const hook of g.rules.hooks.gameBegan) hook(g)
}

function chooseSide(
  boards: readonly Board[],
  wonder: string,
  side: string | undefined,
  below: (n: number) => number,
): Board {
  const sides = boards.filter((board) => board.def.wonder === wonder)
  return sides.find((board) => board.def.side === side) ?? sides[below(sides.length)]
}

export function seatBoard(g: Game, seat: number, board: Board): void {
  state.board.set(g, seat, board.index)
  state.coins.set(g, seat, startingCoins(g, seat))
  install(g, seat, board.piece)
  for (const { effect, rule } of board.piece.effects) rule.now?.(g, seat, effect, board.piece)
}

export const startingCoins = (g: Game, seat: number): number =>
  g.rules.modifiers.startingCoins.reduce((coins, bend) => bend(g.rules.setup, coins, seat), STARTING_COINS)

const foundOf = new WeakMap<readonly Piece[], Map<string, readonly number[]>>()

/** The pieces of a sort, all or those of one Age and box: found once a ruleset. */
export function piecesOf(g: Game, sort: string, age?: number, box?: string): readonly number[] {
  const { pieces } = g.rules
  const known = foundOf.get(pieces) ?? new Map<string, readonly number[]>()
  foundOf.set(pieces, known)
  const key = `${sort} ${age ?? ''} ${box ?? ''}`
  const found = known.get(key) ?? pieces.filter((p) => isOf(p, sort, age, box)).map((p) => p.index)
  known.set(key, found)
  return found
}

const isOf = (piece: Piece, sort: string, age?: number, box?: string): boolean =>
  piece.sort === sort && (age === undefined || piece.age === age) && (box === undefined || piece.box === box)

/** The cards of the Age, dealt out evenly. Where the boxes bring more than can be dealt, some of theirs stay out. */
export function deal(g: Game): void {
  const hands = g.rules.cities
  const deck: number[] = []
  for (const box of g.rules.boxes) if (box.deck) deck.push(...box.deck(g, state.age.get(g)))
  const size = Math.floor(deck.length / hands)
  const dealt = shuffle(deck.slice(0, size * hands), chanceOf(g))
  for (let seat = 0; seat < hands; seat++) {
    const cards = dealt.slice(seat * size, (seat + 1) * size)
    if (seat < g.rules.players) state.hand.assign(g, seat, cards)
    else state.pile.assign(g, 0, cards)
  }
  state.turns.set(g, size - 1)
  if (g.rules.players < g.rules.cities) state.keeper.set(g, firstKeeper(g))
  g.listener?.({ what: 'dealt', cards: size })
}

/** The player left of the free city in Ages I and III, the one on its right in Age II. */
const firstKeeper = (g: Game): number => (state.age.get(g) === 2 ? 1 : 0)

export const passesLeft = (g: Game): boolean => state.age.get(g) !== 2

/** Hands move one seat: to the left in Ages I and III, to the right in Age II. Two players swap. */
export function pass(g: Game): void {
  const { players, cities, modifiers } = g.rules
  if (players < cities) state.keeper.set(g, 1 - state.keeper.get(g))
  if (modifiers.passes.some((bend) => !bend(g))) return
  if (passesLeft(g)) for (let seat = players - 1; seat > 0; seat--) state.hand.swap(g, seat, seat - 1)
  else for (let seat = 1; seat < players; seat++) state.hand.swap(g, seat, seat - 1)
}
