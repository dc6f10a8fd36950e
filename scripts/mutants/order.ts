/** What a run of the tests is asked for, handed over in the environment: the tests start in a process of their own. */
import { readFileSync } from 'node:fs'
import type { Mutant } from './draw.ts'

export interface Order {
  /** Test files, in the order they run in. */
  tests: string[]
  /** The one mutant to live, or all of them to be probed. */
  mutants: Pick<Mutant, 'id' | 'file' | 'start' | 'end' | 'text' | 'site'>[]
  isProbing: boolean
  /** Where probes are noted, one file a test file. */
  notes?: string
}

export const ORDER_FILE = 'HEPTAPOLIS_MUTANTS'

export function orderFrom(environment: Record<string, string | undefined>): Order {
  const file = environment[ORDER_FILE]
  if (!file) throw new Error('These tests are started by npm run mutants.')
  return JSON.parse(readFileSync(file, 'utf8'))
}
