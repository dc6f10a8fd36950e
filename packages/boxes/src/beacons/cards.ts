/** Cards, one line each: Age, colour, cost, effects. Every Age has as many as there are cities. */
import { type Age, type Colour, type Cost, type Effect, type PieceDef, shorthand } from '@heptapolis/engine/box'
import { fill } from './oil.ts'

const { coins, points, shields } = shorthand

/** Minimum number of players per printed card: one of the two for every city. */
const ODD = [3, 3, 5, 7]
const EVEN = [3, 4, 6, 8]

type Copies = readonly number[]

const card =
  (age: Age, copies: Copies) =>
  (id: string, colour: Colour, cost: Cost, ...effects: Effect[]): PieceDef => ({
    id,
    sort: 'card',
    age,
    colour,
    cost,
    effects,
    copies,
  })

export const CARDS: readonly PieceDef[] = [
  card(1, ODD)('oil-press', 'yellow', {}, fill(2)),
  card(1, EVEN)('watch-fire', 'red', { wood: 1 }, shields(1), fill(1)),
  card(2, ODD)('oil-cellar', 'yellow', { clay: 1 }, coins(2), fill(2)),
  card(2, EVEN)('signal-hill', 'red', { stone: 1, wood: 1 }, shields(2), fill(1)),
  card(3, ODD)('keepers-house', 'blue', { wood: 1, papyrus: 1 }, points(3), fill(2)),
  card(3, EVEN)('great-lantern', 'blue', { stone: 2, glass: 1 }, points(5), fill(1)),
]
