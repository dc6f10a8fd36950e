/** Numbers that rule texts insert, such as hand size and starting coins, for one mix (edition, expansions, players). */
import { printedPlayers } from '@heptapolis/boxes'
import type { Example } from '@heptapolis/boxes/rulebook'
import { type Figures, MATES } from '@heptapolis/engine/box'
import { AGES } from '@heptapolis/engine/search'
import { compile, deckSize, type Ruleset, SYMBOLS } from '@heptapolis/engine/show'
import { mixOf } from './condition.ts'
import { type Library, SHELVED } from './library.ts'

/** Cards in hand in the last turn of an Age: one is used, one remains. */
const LAST_HAND = 2

export type BookNumbers = Readonly<Record<string, number>>

export function numbersOf(rules: Ruleset, library = SHELVED): BookNumbers {
  const { players, cities, setup, figures } = rules
  const printed = printedPlayers(players)
  const { handSize, dealt } = dealOf(rules)
  const { boxes } = mixOf(setup)
  return {
    ...oneByOne(figures),
    ages: AGES.length,
    symbols: SYMBOLS.length,
    mates: MATES,
    players,
    cities,
    printed,
    guilds: printed + figures.guildsMore,
    ...guildsOf(rules),
    handSize,
    turns: handSize - LAST_HAND + 1,
    lastHand: LAST_HAND,
    ...dealt,
    startingCoins: coinsOf(rules, 0),
    ...(cities > players ? { freeCityCoins: coinsOf(rules, players) } : {}),
    ...printedIn(rules, library),
    ...yearsOf(rules, library),
    ...Object.assign({}, ...library.rules.filter(({ box }) => boxes.includes(box)).map((one) => one.numbers?.(rules))),
  }
}

/** Contents of the boxes, as `in.leaders.boards`. */
function printedIn({ setup }: Ruleset, { rules }: Library): BookNumbers {
  const { boxes, edition } = mixOf(setup)
  const inPlay = rules.filter(({ box }) => boxes.includes(box))
  return Object.fromEntries(
    inPlay.flatMap(({ box, printed }) =>
      Object.entries(printed?.[edition] ?? {}).map(([what, count]) => [`in.${box}.${what}`, count]),
    ),
  )
}

/** Years of the rulebooks, as `print.leaders`. */
function yearsOf({ setup }: Ruleset, { rules }: Library): BookNumbers {
  const { boxes, edition } = mixOf(setup)
  const inPlay = rules.filter(({ box }) => boxes.includes(box))
  return Object.fromEntries(
    inPlay.flatMap(({ box, prints }) => {
      const year = prints?.[edition]
      return year === undefined ? [] : [[`print.${box}`, year]]
    }),
  )
}

/** All guilds, and those of each box with guilds. */
function guildsOf({ pieces }: Ruleset): BookNumbers {
  const all = pieces.filter(({ sort }) => sort === 'guild')
  const byBox = Map.groupBy(all, ({ box }) => `${box}Guilds`)
  return { guildsInBox: all.length, ...Object.fromEntries([...byBox].map(([name, guilds]) => [name, guilds.length])) }
}

/** Lists become `victories.1`, `victories.2`, …; empty places are omitted. */
const oneByOne = (all: Figures): BookNumbers =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, figure]) =>
      typeof figure === 'number'
        ? [[name, figure]]
        : figure
            .map((one: number, i: number) => [`${name}.${i + 1}`, one])
            .filter(([, one]: [string, number]) => one !== 0),
    ),
  )

const coinsOf = ({ modifiers, setup, figures }: Ruleset, seat: number): number =>
  modifiers.startingCoins.reduce((coins, bend) => bend(setup, coins, seat), figures.startingCoins)

/** Number on a piece: `louis.points` of an effect, `palace.cost.stone`; a board is named by its wonder. */
export function numberOnPiece({ byId, boards }: Ruleset, name: string): number | undefined {
  const [id, ...path] = name.split('.')
  const piece = byId.get(id) ?? boards.find(({ def }) => def.wonder === id)?.piece
  if (path[0] === 'cost') return numberAt(piece?.def.cost, path.slice(1))
  return piece?.effects.map(({ effect }) => numberAt(effect, path)).find((value) => value !== undefined)
}

/** Number of an example: from its position or its claims. */
export const numberInExample = ({ position, claims }: Example, name: string): number | undefined =>
  numberAt({ ...position, claims }, name.split('.'))

function numberAt(from: unknown, path: readonly string[]): number | undefined {
  const found = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], from)
  return typeof found === 'number' ? found : undefined
}

/** Hands of an Age, and the number of cards of each box in them; cards that cannot be dealt evenly stay out. */
function dealOf(rules: Ruleset): { handSize: number; dealt: BookNumbers } {
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

const baseNumbers = new Map<string, BookNumbers>()

/** Numbers without boxes; empty if the player count needs a box. */
export function numbersWithout(rules: Ruleset, library = SHELVED): BookNumbers {
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
