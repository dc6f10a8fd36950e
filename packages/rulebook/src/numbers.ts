/** The real numbers of a mix, and what they would be in the base game alone. */
import { printedPlayers } from '@heptapolis/boxes'
import { compile, deckSize, type Ruleset } from '@heptapolis/engine/show'
import { mixOf } from './condition.ts'
import { SHELVED } from './library.ts'

export type Numbers = Readonly<Record<string, number>>

const STARTING_COINS = 3
const GUILDS_MORE = 2

export function numbersOf(rules: Ruleset, library = SHELVED): Numbers {
  const { players, cities, setup } = rules
  const printed = printedPlayers(players)
  const { handSize, dealt } = dealOf(rules)
  const { boxes } = mixOf(setup)
  return {
    players,
    cities,
    printed,
    guilds: printed + GUILDS_MORE,
    guildsInBox: rules.pieces.filter((piece) => piece.sort === 'guild').length,
    handSize,
    turns: handSize - 1,
    ...dealt,
    startingCoins: rules.modifiers.startingCoins.reduce((coins, bend) => bend(setup, coins, 0), STARTING_COINS),
    ...Object.assign({}, ...library.rules.filter(({ box }) => boxes.includes(box)).map((one) => one.numbers?.(rules))),
  }
}

/** The hands of an Age, and how many cards of each box are in them: what cannot be dealt out evenly stays out. */
function dealOf(rules: Ruleset): { handSize: number; dealt: Numbers } {
  const decks = rules.boxes.map((box) => ({ id: box.id, cards: deckSize(box.deck?.(rules, 1) ?? {}) }))
  const handSize = Math.floor(decks.reduce((sum, { cards }) => sum + cards, 0) / rules.cities)
  let left = handSize * rules.cities
  const dealt: Record<string, number> = {}
  for (const { id, cards } of decks) {
    if (cards > 0) dealt[`${id}Cards`] = Math.min(cards, left)
    left -= cards
  }
  return { handSize, dealt }
}

const baseNumbers = new Map<string, Numbers>()

/** The numbers without boxes; none where so many cannot play without. */
export function numbersWithout(rules: Ruleset, library = SHELVED): Numbers {
  const { edition } = rules.setup
  const key = `${edition} ${rules.players}`
  const known = baseNumbers.get(key)
  if (known) return known
  const seats = Array.from({ length: rules.players }, () => ({}))
  const plain = compile({ edition, boxes: [], seats, seed: '' }, library.boxes)
  const numbers = plain.ok ? numbersOf(plain.value, library) : {}
  baseNumbers.set(key, numbers)
  return numbers
}
