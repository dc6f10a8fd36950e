/**
 * Rule texts of every box for the rulebook. Separate from index.ts, so that programs without a rulebook do not load
 * them.
 */
import type { BoxRules } from '../atom.ts'
import { SHELF } from '../shelf.ts'

export * from '../atom.ts'

export const RULES: readonly BoxRules[] = await Promise.all(SHELF.map(({ rulebook }) => rulebook()))
