/**
 * Deals for groups: several tables play the same set-up and the same cards. The server keeps the secret of the deal, and the
 * link names it only, so nobody can compute a hand.
 */
import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { DealInPlay, SharedDeal, Store } from '@heptapolis/store'
import { AMONG_FRIENDS, readDealSetup, type TableState } from '@heptapolis/table'
import type { DealShown, NewDeal, OpenDealTable } from '@heptapolis/wire'
import type { TableCreation } from '../commands/creation.ts'
import { newSecret, newTableId } from '../core/ids.ts'
import type { PersonIds, Visitor } from '../sessions/session.ts'
import {
  idsOf,
  mayReadDeal,
  noteDealViewed,
  type PriorKnowledge,
  priorKnowledge,
} from '../shared-origin/deal-knowledge.ts'
import type { Origin } from '../shared-origin/origins.ts'
import { gamesOf } from './deal-results.ts'

interface Ports {
  readonly store: Store
  readonly now: () => number
  readonly creation: TableCreation
}

/** Long enough that nobody guesses the deals of others. */
const newDealId = (): string => newTableId() + newTableId(randomBytes(24))

const busy = fail('busy', 'The store cannot be read at the moment.')
const noDeal = fail('no-deal', 'There is no such deal.')
const outdated = fail('deal-outdated', 'Cards or rules have changed since this deal was made.')
const playing = fail('deal-playing', 'Results can be viewed after the own game of this deal.')

const peopleOnly = fail('deal-people', 'Programs cannot view a deal: their owners would know it.')

/** Makes a deal; the same `cid` gives the same one. */
export async function makeDeal(
  { store, now }: Pick<Ports, 'store' | 'now'>,
  [who]: PersonIds,
  { cid, terms, options = {} }: NewDeal,
): Promise<Result<SharedDeal>> {
  const [id, secret] = [newDealId(), newSecret()]
  const setup = readDealSetup(id, terms, { ...AMONG_FRIENDS, ...options })
  if (!setup.ok) return setup
  const made = await store.deals.create({ id, account: who, secret, setup: setup.value, created: now() }, cid)
  return made.ok ? made : busy
}

const isOutdated = ({ id, setup }: SharedDeal): boolean => {
  const { rules, terms, options } = setup
  const today = readDealSetup(id, terms, options)
  return !today.ok || today.value.rules.engine !== rules.engine || today.value.rules.data !== rules.data
}

/** Opens a table that plays a deal. */
export async function openDealTable(
  { store, creation }: Pick<Ports, 'store' | 'creation'>,
  host: PersonIds,
  name: string,
  { options, ...wishes }: OpenDealTable,
  { address, device }: Origin,
): Promise<Result<TableState>> {
  const deal = await dealNamed(store, name)
  if (!deal.ok) return deal
  if (isOutdated(deal.value)) return outdated
  const ids = await idsOf(store, host[0])
  if (!ids.ok) return busy
  const prior = await priorKnowledge(store, deal.value, { ids: ids.value, device })
  if (!prior.ok) return busy
  const { terms, options: given } = deal.value.setup
  const shared = { deal: name, secret: deal.value.secret, ...(prior.value ? { knowsDeal: true as const } : {}) }
  return creation.open(
    host,
    { ...wishes, terms, options: { ...given, ...options } },
    { network: address, hasDevice: device !== undefined },
    shared,
  )
}

async function dealNamed({ deals }: Store, name: string): Promise<Result<SharedDeal>> {
  const deal = await deals.find(name)
  if (!deal.ok) return busy
  return deal.value ? ok(deal.value) : noDeal
}

/** The people of a device see the same screen, so what one of them knows counts for all. */
const idsOnDevice = ({ people, held, parts }: Visitor): string[] => [
  ...people.filter((who) => !held.has(who)),
  ...parts,
]

/** A deal for one viewer: results only after an own finished game, or a look at them that marks the viewer. */
export async function dealFor(
  { store }: Pick<Ports, 'store'>,
  visitor: Visitor | undefined,
  name: string,
  { device }: Origin,
): Promise<Result<DealShown>> {
  const deal = await dealNamed(store, name)
  if (!deal.ok) return deal
  const ids = visitor ? idsOnDevice(visitor) : []
  const games = await store.deals.games(name)
  const prior = await priorKnowledge(store, deal.value, { ids, device })
  const [mayRead, own] = [await mayReadDeal(store, name, ids), await store.deals.playing(name, ids)]
  if (!games.ok || !prior.ok || !mayRead.ok || !own.ok) return busy
  const results = mayRead.value ? await gamesOf(store, name, ids) : ok(undefined)
  if (!results.ok) return busy
  return ok(shownDeal(deal.value, { ids, games: games.value, prior: prior.value, own: own.value }, results.value))
}

interface About {
  readonly ids: readonly string[]
  readonly games: number
  readonly prior: PriorKnowledge | undefined
  readonly own: DealInPlay | undefined
}

function shownDeal(deal: SharedDeal, { ids, games, prior, own }: About, results: DealShown['results']): DealShown {
  const { terms, options } = deal.setup
  return {
    deal: deal.id,
    terms,
    options,
    games,
    ...(deal.account !== undefined && ids.includes(deal.account) ? { isYours: true } : {}),
    ...(prior ? { knows: prior } : {}),
    ...(own ? { isPlaying: true } : {}),
    ...(own?.isSeated ? { ownTable: own.game } : {}),
    ...(isOutdated(deal) ? { isOutdated: true } : {}),
    ...(results ? { results } : {}),
  }
}

/** Shows the results to a person who has not played, and marks that person from now on. Players finish their own game first. */
export async function viewDeal(
  ports: Pick<Ports, 'store' | 'now'>,
  visitor: Visitor,
  name: string,
  origin: Origin,
): Promise<Result<DealShown>> {
  const { store } = ports
  if (visitor.account.kind === 'bot') return peopleOnly
  const deal = await dealNamed(store, name)
  if (!deal.ok) return deal
  const ids = idsOnDevice(visitor)
  const own = await store.deals.playing(name, ids)
  if (!own.ok) return busy
  if (own.value) return playing
  const noted = await noteDealViewed(ports, deal.value, { who: visitor.account.id, device: origin.device })
  return noted.ok ? dealFor(ports, visitor, name, origin) : busy
}
