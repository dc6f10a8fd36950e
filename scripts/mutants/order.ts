/**
 * Instructions of a mutation run to its test process: which test files, which mutants. They are in a file that an
 * environment variable names.
 */
import { readFileSync } from 'node:fs'
import type { Mutant } from './draw.ts'

export interface Order {
  /** Test files in execution order. */
  tests: string[]
  /** The mutant to activate, or all mutants to probe. */
  mutants: Pick<Mutant, 'id' | 'file' | 'start' | 'end' | 'text' | 'site'>[]
  isProbing: boolean
  /** Folder for probe results, one file per test file. */
  notes?: string
}

export const ORDER_FILE = 'HEPTAPOLIS_MUTANTS'

export function orderFrom(environment: Record<string, string | undefined>): Order {
  const file = environment[ORDER_FILE]
  if (!file) throw new Error('These tests are started by npm run mutants.')
  return JSON.parse(readFileSync(file, 'utf8'))
}
