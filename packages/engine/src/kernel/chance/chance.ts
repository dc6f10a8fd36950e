/** What the game leaves to chance. All of it goes through `chanceGives`, so that it can be written down and given again. */

import type { Game } from '../game.ts'
import { KERNEL_COLUMNS } from '../state.ts'
import { ChaCha } from './chacha.ts'
import { QUICK, type Random, scale, seedState, step } from './rng.ts'
import { fromHex, sha256 } from './sha256.ts'

const { chance } = KERNEL_COLUMNS

const WARM_UP = 12

/** The stream of the deal under way. A deal asks for no other. */
const stream = new ChaCha()

/** Pieces that chance picks or puts in order. Every deal has a stream of its own: what one needs shifts no other. */
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

/** 256 bits of a seed: 64 hex digits as they are, any other text by its hash. */
export function seedKey(seed: string): Int32Array {
  return seed.length === KEY_DIGITS && IS_HEX.test(seed) ? fromHex(seed) : sha256(seed)
}

/** A seed nobody can guess is so many random words in hex: all of them become the key. */
export const SEED_WORDS = 8

/** Starts the game's chance from a seed. */
export function seedChance(g: Game, seed: string): void {
  const at = chance.start(g, 0)
  g.cells[at] = 0
  g.cells.set(seedKey(seed), at + 1)
}

/** As games were dealt at first: 32 bits of the seed mattered. For records of that time. */
export function seedOldChance(g: Game, seed: string): void {
  useQuickDice(g, seedState(seed))
  for (let i = 0; i < WARM_UP; i++) step(g.cells, chance.start(g, 0) + 1)
}

/** For games only imagined: chance from these four words, without a secret to keep. */
export function useQuickDice(g: Game, words: readonly number[]): void {
  chance.clear(g)
  g.cells.set([QUICK, ...words], chance.start(g, 0))
}
