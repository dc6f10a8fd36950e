/** The rules of every box in words, for the rulebook. Apart from index.ts, so that whoever only plays does not load it. */
import type { BoxRules } from './atom.ts'
import { SHELF } from './shelf.ts'

export * from './atom.ts'

export const RULES: readonly BoxRules[] = await Promise.all(SHELF.map(({ rulebook }) => rulebook()))
