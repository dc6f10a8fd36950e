/** Attack on the deal: finds every hand from the boards and one hand by trying all seeds. */
import { advance, type Game, type Ruleset, state } from '@heptapolis/engine/box'
import { seedChance, seedOldChance } from '@heptapolis/engine/records'
import { compile, emptyGame } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { setupFor, sure } from '../testing.ts'

/** The old generator has 2³² seeds: a slice shows that the attack works. */
const TRIED = 4096
const SECRET = 2741

const rules = sure(compile(setupFor(4), BOXES))

/** Boards and hand of seat 0: the knowledge of its player at the start. */
const known = (g: Game): string =>
  JSON.stringify([0, 1, 2, 3].map((seat) => state.board.get(g, seat)).concat(state.hand.items(g, 0)))

const hands = (g: Game): number[][] => [0, 1, 2, 3].map((seat) => state.hand.items(g, seat))

function dealt(table: Ruleset, seeded: (g: Game) => void): Game {
  const g = emptyGame(table)
  seeded(g)
  advance(g)
  return g
}

type Space = (number: number) => Game

/** Games of the old scheme, in which 32 bits of the seed mattered. */
const oldSpace: Space = (number) => dealt(rules, (g) => seedOldChance(g, String.fromCharCode(number)))

/** Games with keys whose bits are known except twelve. */
const keySpace =
  (rest: string): Space =>
  (number) =>
    dealt(rules, (g) => seedChance(g, rest + number.toString(16).padStart(3, '0')))

/** Tries every game of a space and keeps those that match the player's view. */
function attack(space: Space, seen: string): number[][][] {
  const found: number[][][] = []
  for (let number = 0; number < TRIED; number++) {
    const guess = space(number)
    if (known(guess) === seen) found.push(hands(guess))
  }
  return found
}

test('With the old dice the boards and one hand tell every hand', () => {
  const game = oldSpace(SECRET)
  expect(attack(oldSpace, known(game))).toEqual([hands(game)])
})

test('With a key kept whole the attack finds nothing, unless all other bits of the key are known', () => {
  const rest = 'b7e151628aed2a6abf7158809cf4f3c762e7160f38b4da56a784d9045190c'
  const game = keySpace(rest)(SECRET)
  expect(attack(keySpace(rest), known(game))).toEqual([hands(game)])
  expect(attack(keySpace(`a${rest.slice(1)}`), known(game))).toEqual([])
  expect(attack(oldSpace, known(game))).toEqual([])
})

/** Pairs of seeds with equal 32 bits under the old mixing: an attack that finds one finds the other. */
const FOLDED_ALIKE = [
  [
    'keys',
    '71ab0b530086cb845f7009a4941c6e94c2d32145f306ac87bfefb93c763f8cd5',
    '0b4471cc98e0fe3c2cbb1e1110ee28c1178bf87a5cc127e54b08af327e55d2f1',
  ],
  ['texts', 'game 6e24ddab', 'game 78153811'],
] as const

test.each(FOLDED_ALIKE)(
  'Of %s that were one game with the old dice, none tells a hand of the other',
  (_what, one, other) => {
    const deals = (seeding: typeof seedChance) => [one, other].map((seed) => dealt(rules, (g) => seeding(g, seed)))
    const [old, found] = deals(seedOldChance)
    expect(hands(found)).toEqual(hands(old))
    const [secret, guess] = deals(seedChance)
    for (const [seat, hand] of hands(secret).entries()) expect(hands(guess)[seat]).not.toEqual(hand)
  },
)

test('Every bit of the key matters to the deal', () => {
  const zero = '0'.repeat(64)
  const deals = new Set<string>()
  for (let bit = 0; bit < 256; bit++) {
    const digit = Math.floor(bit / 4)
    const seed = `${zero.slice(0, digit)}${(1 << (bit % 4)).toString(16)}${zero.slice(digit + 1)}`
    deals.add(JSON.stringify(hands(dealt(rules, (g) => seedChance(g, seed)))))
  }
  expect(deals.size).toBe(256)
})

test('The order of a hand tells nothing of the deal', () => {
  const game = keySpace('0'.repeat(61))(SECRET)
  for (const hand of hands(game)) expect(hand).toEqual([...hand].sort((a, b) => a - b))
})
