/** Types and SQL of shared deals: the deal, who knows it, and its results seat by seat. */
import type { Result } from '@heptapolis/engine/kernel'
import type { BotLevel, DealSetup } from '@heptapolis/table'
import { changed, done, from, lastRow, listOf, type Rows, type Statement, type StoreRow } from '../rows.ts'

export interface SharedDeal {
  readonly id: string
  /** Account that made it, if it still exists. */
  readonly account?: string
  readonly secret: string
  readonly setup: DealSetup
  readonly created: number
}

const KINDS = ['played', 'watched', 'viewed'] as const
export type DealKnowledgeKind = (typeof KINDS)[number]

/** One way in which an account knows a deal. */
export interface DealKnowledge {
  readonly deal: string
  readonly account: string
  /** The game that was played or watched; absent where the results were viewed. */
  readonly game?: string
  readonly how: DealKnowledgeKind
  /** Keyed hash of the device. */
  readonly device?: string
  readonly at: number
}

/** Result of a seat, and reasons not to compare it. */
export interface DealSheet {
  readonly level?: BotLevel
  readonly wonder?: string
  readonly side?: string
  readonly total: number
  readonly coins: number
  readonly rank: number
  /** Points by line of the score sheet. */
  readonly rows: Record<string, number>
  readonly knew?: DealKnowledgeKind | 'device'
  readonly isHelped?: true
}

export interface DealResult {
  readonly deal: string
  readonly game: string
  readonly seat: number
  /** Person at the seat; absent for bots and deleted accounts. */
  readonly account?: string
  /** Empty for bots and deleted accounts. */
  readonly name: string
  readonly result: DealSheet
  readonly at: number
}

/** A game of a deal that is not over. */
export interface DealInPlay {
  readonly game: string
  /** One of the accounts asked for still has a seat. */
  readonly isSeated: boolean
}

export interface Deals {
  /** Stores a deal; the same request again gives the same deal. */
  create(deal: SharedDeal & { readonly account: string }, cid: string): Promise<Result<SharedDeal>>
  find(id: string): Promise<Result<SharedDeal | undefined>>
  /** Stores what is not stored yet; skips deleted accounts. */
  know(some: readonly DealKnowledge[]): Promise<Result<void>>
  /** Knowledge of these accounts, and of these devices under other accounts; the oldest first. */
  known(deal: string, accounts: readonly string[], devices: readonly string[]): Promise<Result<DealKnowledge[]>>
  /**
   * The game of this deal that one of these accounts plays and that is not over. Seats are read from the games
   * themselves, since knowledge is stored later and may be missing; it adds players who have left their seat.
   */
  playing(deal: string, accounts: readonly string[]): Promise<Result<DealInPlay | undefined>>
  /** Stores the results of a game once; false if they were stored before. */
  end(results: readonly DealResult[]): Promise<Result<boolean>>
  /** By the time of the game, then by seat. */
  results(deal: string): Promise<Result<DealResult[]>>
  /** Number of finished games. */
  games(deal: string): Promise<Result<number>>
  /** Data of an account: deals made, deals known, results. */
  of(account: string): Promise<Result<{ made: string[]; known: DealKnowledge[]; results: DealResult[] }>>
  /** Deletes deals made before a time that were never played or viewed. */
  sweep(before: number): Promise<Result<number>>
}

const NEW = `insert into shared_deal (id, account, cid, secret, setup, created) values (?, ?, ?, ?, ?, ?)
  on conflict (account, cid) do nothing`
const KNOW = `insert into deal_knowledge (deal, account, game, how, device, at)
  select shared_deal.id, account.id, cast(? as text), cast(? as text), cast(? as text), cast(? as bigint)
  from shared_deal, account where shared_deal.id = ? and account.id = ?
  on conflict (deal, account, game, how, device) do nothing`
const RESULT = `insert into deal_result (game, seat, deal, account, name, result, at) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (game, seat) do nothing returning seat`
const RESULTS = 'select * from deal_result where deal = ? order by at, game, seat'
const UNUSED = `delete from shared_deal where created < ?
  and not exists (select 1 from deal_knowledge where deal_knowledge.deal = shared_deal.id)
  and not exists (select 1 from deal_result where deal_result.deal = shared_deal.id) returning id`

export const deals = (rows: Rows): Deals => ({ ...makingDeals(rows), ...knowingDeals(rows), ...endingDeals(rows) })

const makingDeals = ({ read, write }: Rows): Pick<Deals, 'create' | 'find' | 'sweep'> => ({
  create: ({ id, account, secret, setup, created }, cid) =>
    from(
      write(
        [NEW, id, account, cid, secret, JSON.stringify(setup), created],
        ['select * from shared_deal where account = ? and cid = ?', account, cid],
      ),
      (made) => dealOf(lastRow(made)),
    ),
  find: (id) => from(read('select * from shared_deal where id = ?', id), ([row]) => row && dealOf(row)),
  sweep: (before) => changed(write([UNUSED, before])),
})

const knowingDeals = ({ read, write }: Rows): Pick<Deals, 'know' | 'known' | 'playing'> => ({
  know: (some) =>
    done(
      write(
        ...some.map(
          ({ deal, account, game = '', how, device = '', at }): Statement => [
            KNOW,
            game,
            how,
            device,
            at,
            deal,
            account,
          ],
        ),
      ),
    ),
  known(deal, accounts, devices) {
    const [who, where] = [listOf(accounts), listOf(devices)]
    const sql = `select * from deal_knowledge where deal = ?
      and (account in (${who.places}) or (device <> '' and device in (${where.places}))) order by at, account, game, how, device`
    return from(read(sql, deal, ...who.values, ...where.values), (some) => some.map(knowledgeOf))
  },
  playing(deal, accounts) {
    const { places, values } = listOf(accounts)
    const left = `select game from deal_knowledge where deal = ? and account in (${places}) and how = 'played'`
    const seated = `select sitting.game from sitting join event on event.game = sitting.game and event.n = 0
      where account in (${places}) and body ->> 'deal' = ?`
    const sql = `select id, 1 as seated from game where state = 'play' and id in (${seated})
      union all select id, 0 as seated from game where state = 'play' and id in (${left}) order by 2 desc, 1 limit 1`
    return from(read(sql, ...values, deal, deal, ...values), ([row]) =>
      row ? { game: String(row.id), isSeated: Number(row.seated) === 1 } : undefined,
    )
  },
})

const endingDeals = ({ read, write }: Rows): Pick<Deals, 'end' | 'results' | 'games' | 'of'> => ({
  end: (results) => from(changed(write(...results.map(storing))), (count) => count > 0),
  results: (deal) => from(read(RESULTS, deal), (some) => some.map(resultOf)),
  games: (deal) =>
    from(read('select count(distinct game) as games from deal_result where deal = ?', deal), ([row]) =>
      Number(row?.games ?? 0),
    ),
  async of(account) {
    const made = await read('select id from shared_deal where account = ? order by created, id', account)
    if (!made.ok) return made
    const known = await read('select * from deal_knowledge where account = ? order by at, deal, game, how', account)
    if (!known.ok) return known
    const results = read('select * from deal_result where account = ? order by at, game, seat', account)
    return from(results, (some) => ({
      made: made.value.map(({ id }) => String(id)),
      known: known.value.map(knowledgeOf),
      results: some.map(resultOf),
    }))
  },
})

const storing = ({ game, seat, deal, account, name, result, at }: DealResult): Statement => [
  RESULT,
  game,
  seat,
  deal,
  account ?? null,
  name,
  JSON.stringify(result),
  at,
]

const dealOf = ({ id, account, secret, setup, created }: StoreRow): SharedDeal => ({
  id: String(id),
  ...(account === null ? {} : { account: String(account) }),
  secret: String(secret),
  setup: JSON.parse(String(setup)),
  created: Number(created),
})

const knowledgeOf = ({ deal, account, game, how, device, at }: StoreRow): DealKnowledge => ({
  deal: String(deal),
  account: String(account),
  ...(game === '' ? {} : { game: String(game) }),
  how: KINDS.find((kind) => kind === how) ?? 'viewed',
  ...(device === '' ? {} : { device: String(device) }),
  at: Number(at),
})

const resultOf = ({ deal, game, seat, account, name, result, at }: StoreRow): DealResult => ({
  deal: String(deal),
  game: String(game),
  seat: Number(seat),
  ...(account === null ? {} : { account: String(account) }),
  name: String(name),
  result: JSON.parse(String(result)),
  at: Number(at),
})
