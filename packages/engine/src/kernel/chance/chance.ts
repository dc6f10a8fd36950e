/** Random decisions of a game. All of them go through `chanceGives`, so that records can store and replay them. */

import type { Game } from '../game.ts'
import { KERNEL_COLUMNS } from '../state.ts'
import { ChaCha } from './chacha.ts'
import { QUICK, type Random, scale, seedState, step } from './rng.ts'
import { fromHex, sha256 } from './sha256.ts'

const { chance } = KERNEL_COLUMNS

const WARM_UP = 12

/** Stream of the current deal. A deal never opens another one. */
const stream = new ChaCha()

/** Lets chance pick or order pieces. Each deal has its own stream, so that one deal never changes another. */
export function chanceGives(g: Game, draw: (chance: Random) => readonly number[]): readonly number[] {
  if (!g.dealer) return draw(nextStream(g))
  return g.dealer.deal(g, () => draw(nextStream(g)))
}

function nextStream(g: Game): Random {
  const at = chance.start(g, 0)
  const deals = g.cells[at]
  if (deals === QUICK) return quickDice(g, at + 1)
  g.cells[at] = deals + 1
  return stream.open(g.cells, at + 1, deals)
}

const quickDice = ({ cells }: Game, at: number): Random => ({
  below: (below) => scale(step(cells, at), below),
  bits: () => step(cells, at),
})

const KEY_DIGITS = 64
const IS_HEX = /^[0-9a-f]+$/i

/** Converts a seed to 256 bits: 64 hex digits directly, any other text by its hash. */
export function seedKey(seed: string): Int32Array {
  return seed.length === KEY_DIGITS && IS_HEX.test(seed) ? fromHex(seed) : sha256(seed)
}

/** Number of random words in an unguessable seed, written in hex; together they are the key. */
export const SEED_WORDS = 8

/** Starts the game's chance from a seed. */
export function seedChance(g: Game, seed: string): void {
  const at = chance.start(g, 0)
  g.cells[at] = 0
  g.cells.set(seedKey(seed), at + 1)
}

/** Deals as the first engines did, from 32 bits of the seed. Needed for records of that time. */
export function seedOldChance(g: Game, seed: string): void {
  useQuickDice(g, seedState(seed))
  for (let i = 0; i < WARM_UP; i++) step(g.cells, chance.start(g, 0) + 1)
}

/** Switches to fast random numbers from four words, for simulated games without secrets. */
export function useQuickDice(g: Game, words: readonly number[]): void {
  chance.clear(g)
  g.cells.set([QUICK, ...words], chance.start(g, 0))
}
