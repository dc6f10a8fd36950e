import { inLetters, SEED_LETTERS } from '@heptapolis/engine/kernel'

/** A seed nobody can guess. */
export const freshSeed = (): string => inLetters(crypto.getRandomValues(new Uint8Array(SEED_LETTERS)))
