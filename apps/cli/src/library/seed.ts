import { SEED_WORDS, toHex } from '@heptapolis/engine/kernel'

/** A seed nobody can guess. */
export const freshSeed = (): string => toHex(crypto.getRandomValues(new Int32Array(SEED_WORDS)))
