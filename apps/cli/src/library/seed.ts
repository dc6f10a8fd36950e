import { SEED_WORDS, toHex } from '@heptapolis/engine/kernel'

/** Unpredictable seed. */
export const freshSeed = (): string => toHex(crypto.getRandomValues(new Int32Array(SEED_WORDS)))
