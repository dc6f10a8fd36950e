/** Which cards may be in the deck of an Age, when only some have been seen. */
import { type Game, type Piece, type Random, shuffle } from '@heptapolis/engine'

const FEWEST_PRINTED = 3
const MOST_PRINTED = 7
const printed = (players: number): number => Math.min(MOST_PRINTED, Math.max(FEWEST_PRINTED, players))

/** Cards that are all in the deck, and cards of which so many are drawn for a game. */
interface Deck {
  readonly sure: readonly number[]
  readonly drawn: readonly { readonly cards: readonly number[]; readonly count: number }[]
}

const decks = new WeakMap<readonly Piece[], readonly Deck[]>()

function decksOf(g: Game): readonly Deck[] {
  const known = decks.get(g.rules.pieces)
  if (known) return known
  const found = [0, 1, 2, 3].map((age) => deck(g, age))
  decks.set(g.rules.pieces, found)
  return found
}

function deck(g: Game, age: number): Deck {
  const { pieces, players, cities } = g.rules
  const cards = pieces.filter((piece) => piece.age === age && piece.sort === 'card')
  const guilds = pieces.filter((piece) => piece.age === age && piece.sort === 'guild').map(({ index }) => index)
  const sure = cards.flatMap(({ copies, index }) => copies.filter((from) => from <= printed(players)).map(() => index))
  const boxes = Map.groupBy(
    cards.filter(({ copies }) => copies.length === 0),
    ({ box }) => box,
  )
  const drawn = [...boxes.values()].map((some) => ({ cards: some.map(({ index }) => index), count: cities }))
  if (guilds.length > 0) drawn.push({ cards: guilds, count: printed(players) + 2 })
  return { sure, drawn }
}

/** What is left of the deck of an Age once these cards have been seen: of those drawn at random, likely ones. */
export function deckOf(g: Game, age: number, seen: readonly number[], random: Random): number[] {
  const { sure, drawn } = decksOf(g)[age]
  const met = new Map<number, number>()
  for (const card of seen) met.set(card, (met.get(card) ?? 0) + 1)
  const left = sure.filter((card) => !strike(met, card))
  for (const { cards, count } of drawn) {
    const rest = cards.filter((card) => !strike(met, card))
    const seenOfThem = cards.length - rest.length
    left.push(...shuffle(rest, random).slice(0, Math.max(0, count - seenOfThem)))
  }
  return left
}

function strike(met: Map<number, number>, card: number): boolean {
  const count = met.get(card) ?? 0
  if (count > 0) met.set(card, count - 1)
  return count > 0
}

const sorts = new WeakMap<readonly Piece[], Map<string, readonly number[]>>()

/** All pieces of a sort. */
export function pieceIds({ rules }: Game, sort: string): readonly number[] {
  const known = sorts.get(rules.pieces) ?? new Map<string, readonly number[]>()
  sorts.set(rules.pieces, known)
  const found = known.get(sort) ?? rules.pieces.filter((piece) => piece.sort === sort).map(({ index }) => index)
  known.set(sort, found)
  return found
}
