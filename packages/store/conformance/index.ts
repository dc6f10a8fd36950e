/** Contract test suite that every implementation of the database port must pass. */
import { afterAll } from 'vitest'
import type { Store } from '../src/port.ts'
import { keepsAccounts } from './accounts.ts'
import { keepsAnalyses } from './analyses.ts'
import { takesCommands } from './commands.ts'
import { dealsDaily } from './daily.ts'
import { sharesDeals } from './deals.ts'
import { givesSeats } from './grants.ts'
import { lives } from './life.ts'
import { keepsLists } from './lists.ts'
import { keepsLogs } from './log.ts'
import { knowsNodes } from './nodes.ts'
import { knowsPeople } from './people.ts'
import { knowsPrograms } from './programs.ts'
import { seatsStrangers } from './queue.ts'
import { keepsRatings } from './ratings.ts'
import type { Suite } from './suite.ts'
import { knowsTraces } from './traces.ts'

const ALL: readonly Suite[] = [
  keepsLogs,
  takesCommands,
  keepsLists,
  knowsPeople,
  givesSeats,
  knowsNodes,
  keepsAccounts,
  keepsRatings,
  seatsStrangers,
  dealsDaily,
  sharesDeals,
  knowsPrograms,
  knowsTraces,
  keepsAnalyses,
  lives,
]

/**
 * Registers the contract tests for one store implementation. All tests share an open store where `empty` deletes its
 * rows, because opening a file or a database takes longer than most tests.
 */
export function conforms(name: string, open: () => Promise<Store>, empty?: () => Promise<void>): void {
  let shared: Store | undefined
  const fresh = async (): Promise<Store> => {
    // A test may have closed it.
    if (!shared || !empty || !(await shared.ready()).ok) shared = await open()
    await empty?.()
    return shared
  }
  afterAll(() => shared?.close())
  for (const holds of ALL) holds(name, fresh)
}
