/** Entry for code without a word of the game: results, random numbers, digests, patches. */
export { ChaCha } from '../kernel/chance/chacha.ts'
export { SEED_WORDS } from '../kernel/chance/chance.ts'
export { type Random, random, shuffle } from '../kernel/chance/rng.ts'
export { fromHex, sha256, sha256Of, toHex } from '../kernel/chance/sha256.ts'
export { itemAt } from '../kernel/item-at.ts'
export { type Json, type Patch, patched, patchFrom } from '../kernel/patch.ts'
export { broken, fail, isProblem, ok, type Problem, type Result, sure } from '../kernel/result.ts'
export { asJson, byKey, isOneOf, keysOf, messageOf } from '../kernel/typed.ts'
