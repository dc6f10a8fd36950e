/** Which cards may be in the deck of an Age, when only some have been seen. */
import { printedPlayers } from '@heptapolis/boxes'
import { type Game, oncePerRuleset, type Random, type Ruleset, shuffle } from '@heptapolis/engine'

/** Cards that are all in the deck, and cards of which so many are drawn for a game. */
interface Deck {
  readonly sure: readonly number[]
  readonly drawn: readonly { readonly cards: readonly number[]; readonly count: number }[]
}

const decksOf = oncePerRuleset((rules) => [0, 1, 2, 3].map((age) => deck(rules, age)))

function deck({ pieces, players, cities }: Ruleset, age: number): Deck {
  const cards = pieces.filter((piece) => piece.age === age && piece.sort === 'card')
  const guilds = pieces.filter((piece) => piece.age === age && piece.sort === 'guild').map(({ index }) => index)
  const sure = cards.flatMap(({ copies, index }) =>
    copies.filter((from) => from <= printedPlayers(players)).map(() => index),
  )
  const boxes = Map.groupBy(
    cards.filter(({ copies }) => copies.length === 0),
    ({ box }) => box,
  )
  const drawn = [...boxes.values()].map((some) => ({ cards: some.map(({ index }) => index), count: cities }))
  if (guilds.length > 0) drawn.push({ cards: guilds, count: printedPlayers(players) + 2 })
  return { sure, drawn }
}

/** What is left of the deck of an Age once these cards have been seen: of those drawn at random, likely ones. */
export function deckOf(g: Game, age: number, seen: readonly number[], random: Random): number[] {
  const { sure, drawn } = decksOf(g.rules)[age]
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
