/**
 * Deals that several tables share: the daily deal, which is named by its day and played alone, and deals for groups. The
 * cards of such a deal follow from its secret, its name and the terms, so these stay as they are.
 */
import type { Terms } from '@heptapolis/engine'
import { fail } from '@heptapolis/engine/kernel'
import { canonical } from './fair/fair.ts'
import type { GivenOptions, Options } from './model/events.ts'
import type { TableState } from './model/state.ts'

type Refusal = ReturnType<typeof fail>

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a table plays the deal of a day. */
export const isDailyDeal = ({ deal }: Pick<TableState, 'deal'>): boolean => deal !== undefined && DAY.test(deal)

/** Name of the deal of groups that a table plays. */
export const groupDealOf = ({ deal }: Pick<TableState, 'deal'>): string | undefined =>
  deal === undefined || DAY.test(deal) ? undefined : deal

const fixed = fail('deal-fixed', 'The deal names the set-up and the wonders. Other settings may change.')
const rated = fail('deal-rated', 'A shared deal is never rated, because some people may know it.')
const byPlayers = fail(
  'deal-wonders',
  'A shared deal has the same wonders at every table, so players cannot choose them.',
)
const peopleOnly = fail('deal-people', 'Programs cannot join a shared deal: their owners would know it.')

const byLink = fail('deal-private', 'Tables of a shared deal open with their link alone.')

/** Refuses options under which two tables of one deal would differ, or which such a deal may not have. */
export function dealOptionsFault(options: GivenOptions): Refusal | undefined {
  if (options.rated) return rated
  if ((options.visibility ?? 'link') !== 'link') return byLink
  const { wonders = 'drawn', sides = 'dealt' } = options
  const isByPlayers = (wonders !== 'drawn' && wonders !== 'fixed') || (wonders === 'drawn' && sides === 'free')
  return isByPlayers ? byPlayers : undefined
}

/** Options that the deal determines, besides the terms. */
const wondersOf = ({ wonders, sides, resources, without = [] }: Options): string =>
  canonical({ wonders, sides, resources, without })

/** Refuses new terms or options of a room that plays a deal of groups. */
export function dealChangeFault(table: TableState, terms: Terms, options: Options): Refusal | undefined {
  if (groupDealOf(table) === undefined) return undefined
  const unfit = dealOptionsFault(options)
  if (unfit) return unfit
  const isSame = canonical(terms) === canonical(table.terms) && wondersOf(options) === wondersOf(table.options)
  return isSame ? undefined : fixed
}

/** A deal of a day has one player and no spectators. */
export const dealFault = (table: TableState, who: string): Refusal | undefined =>
  isDailyDeal(table) && who !== table.host ? fail('not-invited', 'This deal is for one person.') : undefined

export const dealProgramFault = (table: TableState, isProgram: true | undefined): Refusal | undefined =>
  isProgram && groupDealOf(table) !== undefined ? peopleOnly : undefined

export const dealWishFault = (table: TableState): Refusal | undefined =>
  groupDealOf(table) === undefined ? undefined : fixed
