/** Types and SQL of game results and ratings, for both databases. */
import type { Result } from '@heptapolis/engine/kernel'
import { changed, from, type Rows, type Statement, type StoreRow, type Value } from '../rows.ts'

/** Current rating, in millionths. `turn` counts all rated games of the pool, `games` those of the season. */
export interface RatingRow {
  readonly account: string
  readonly pool: string
  readonly season: number
  readonly mu: number
  readonly sigma: number
  readonly games: number
  readonly turn: number
}

/** Rating after a game. */
export interface RatingChange extends Omit<RatingRow, 'account'> {
  readonly muBefore: number
  readonly sigmaBefore: number
}

/** Result of a game for one account. */
export interface OutcomeRow {
  readonly game: string
  readonly account: string
  readonly at: number
  readonly seat: number
  readonly place: number
  readonly players: number
  readonly points: number
  readonly wonder: string
  readonly edition: string
  readonly boxes: readonly string[]
  /** Whether the table was open to strangers. */
  readonly isOpen: boolean
  readonly hasLeft: boolean
  readonly rated?: RatingChange
}

export interface Ratings {
  /** Ratings of these accounts in a pool; unrated accounts are left out. */
  among(pool: string, accounts: readonly string[]): Promise<Result<RatingRow[]>>
  of(account: string): Promise<Result<RatingRow[]>>
  isSettled(game: string): Promise<Result<boolean>>
  /**
   * Stores the results of a game and the new ratings in one transaction. Idempotent; `refused` if another
   * game was rated in between.
   */
  settle(game: string, at: number, outcomes: readonly OutcomeRow[]): Promise<Result<void>>
  /** Games finished since a time whose ratings are not settled. */
  unsettled(since: number, limit: number): Promise<Result<string[]>>
  /** Latest games of a person across all their accounts, the newest first. */
  outcomes(
    accounts: readonly string[],
    wanted: { readonly isOpen?: true; readonly limit: number },
  ): Promise<Result<OutcomeRow[]>>
  /** Results of a game for players with an account. */
  ofGame(game: string): Promise<Result<OutcomeRow[]>>
  /** Most frequent fellow players of a person across all their accounts. */
  companions(
    accounts: readonly string[],
    wanted: { readonly isOpen?: true; readonly limit: number },
  ): Promise<Result<string[]>>
  /** Final or current ranking of a season, the best first. */
  board(pool: string, season: number, games: number): Promise<Result<RatingRow[]>>
  /** Rated games of these accounts in a season, in order. */
  course(pool: string, season: number, accounts: readonly string[]): Promise<Result<OutcomeRow[]>>
}

const FIELDS = [
  'game',
  'account',
  'at',
  'seat',
  'place',
  'players',
  'points',
  'wonder',
  'edition',
  'boxes',
  'is_open',
  'has_left',
  'pool',
  'season',
  'turn',
  'games',
  'mu_before',
  'sigma_before',
  'mu',
  'sigma',
] as const
const OUTCOME = `insert into result (${FIELDS.join(', ')}) values (${places(FIELDS)}) on conflict (game, account) do nothing`
/** Derived only from the rows of the game, so repeating it changes nothing. */
const RATING = `insert into rating (account, pool, season, mu, sigma, games, turn)
  select account, pool, season, mu, sigma, games, turn from result where game = ? and pool is not null order by account
  on conflict (account, pool) do update
  set season = excluded.season, mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, turn = excluded.turn
  where rating.turn < excluded.turn`
const SETTLED = 'insert into settled (game, at) values (?, ?) on conflict (game) do nothing'
const BOARD = `select account, pool, season, mu, sigma, games, turn from result as last
  where pool = ? and season = ? and games >= ? and turn = (select max(turn) from result as other
    where other.pool = last.pool and other.season = last.season and other.account = last.account)
  order by mu desc, account`

export const ratings = ({ read, write }: Rows): Ratings => ({
  among: async (pool, accounts) =>
    from(read(`select * from rating where pool = ? and account in (${places(accounts)})`, pool, ...accounts), (rows) =>
      rows.map(ratingOf),
    ),
  of: (account) =>
    from(read('select * from rating where account = ? order by pool', account), (rows) => rows.map(ratingOf)),
  isSettled: (game) => from(read('select game from settled where game = ?', game), (rows) => rows.length > 0),
  settle: (game, at, outcomes) => {
    // Fixed order, so that two concurrent writes cannot deadlock.
    const sorted = [...outcomes].sort((one, other) => (one.account < other.account ? -1 : 1))
    const kept = sorted.map((outcome): Statement => [OUTCOME, ...valuesOf(outcome)])
    return from(changed(write(...kept, [RATING, game], [SETTLED, game, at])), () => undefined)
  },
  unsettled: (since, limit) =>
    from(
      read(
        `select id from game where updated >= ? and state = 'over'
         and not exists (select 1 from settled where settled.game = id) order by updated limit ?`,
        since,
        limit,
      ),
      (rows) => rows.map(({ id }) => String(id)),
    ),
  outcomes: async (accounts, { isOpen, limit }) => {
    const where = `where account in (${places(accounts)})${isOpen ? ' and is_open = 1' : ''}`
    return from(read(`select * from result ${where} order by at desc, game limit ?`, ...accounts, limit), (rows) =>
      rows.map(outcomeOf),
    )
  },
  ofGame: (game) =>
    from(read('select * from result where game = ? order by seat', game), (rows) => rows.map(outcomeOf)),
  companions: async (accounts, { isOpen, limit }) => {
    const own = places(accounts)
    const shared = `select other.account, count(*) as games from result as own join result as other on other.game = own.game
      where own.account in (${own}) and other.account not in (${own})${isOpen ? ' and own.is_open = 1' : ''}
      group by other.account having count(*) > 1 order by count(*) desc, other.account limit ?`
    return from(read(shared, ...accounts, ...accounts, limit), (rows) => rows.map(({ account }) => String(account)))
  },
  board: (pool, season, games) => from(read(BOARD, pool, season, games), (rows) => rows.map(ratingOf)),
  course: async (pool, season, accounts) =>
    from(
      read(
        `select * from result where pool = ? and season = ? and account in (${places(accounts)}) order by account, turn`,
        pool,
        season,
        ...accounts,
      ),
      (rows) => rows.map(outcomeOf),
    ),
})

function places(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}

const valuesOf = ({ rated, ...outcome }: OutcomeRow): Value[] => [
  outcome.game,
  outcome.account,
  outcome.at,
  outcome.seat,
  outcome.place,
  outcome.players,
  outcome.points,
  outcome.wonder,
  outcome.edition,
  JSON.stringify(outcome.boxes),
  Number(outcome.isOpen),
  Number(outcome.hasLeft),
  rated?.pool ?? null,
  rated?.season ?? null,
  rated?.turn ?? null,
  rated?.games ?? null,
  rated?.muBefore ?? null,
  rated?.sigmaBefore ?? null,
  rated?.mu ?? null,
  rated?.sigma ?? null,
]

const ratingOf = (row: StoreRow): RatingRow => ({ account: String(row.account), ...standingOf(row) })

const standingOf = ({ pool, season, mu, sigma, games, turn }: StoreRow): Omit<RatingRow, 'account'> => ({
  pool: String(pool),
  season: Number(season),
  mu: Number(mu),
  sigma: Number(sigma),
  games: Number(games),
  turn: Number(turn),
})

const outcomeOf = (row: StoreRow): OutcomeRow => ({
  game: String(row.game),
  account: String(row.account),
  at: Number(row.at),
  seat: Number(row.seat),
  place: Number(row.place),
  players: Number(row.players),
  points: Number(row.points),
  wonder: String(row.wonder),
  edition: String(row.edition),
  boxes: JSON.parse(String(row.boxes)),
  isOpen: Number(row.is_open) === 1,
  hasLeft: Number(row.has_left) === 1,
  ...(row.pool === null
    ? {}
    : {
        rated: { ...standingOf(row), muBefore: Number(row.mu_before), sigmaBefore: Number(row.sigma_before) },
      }),
})
