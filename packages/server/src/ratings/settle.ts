/** Storage of results and ratings after a game: exactly once, however many servers try. */
import { view } from '@heptapolis/engine'
import { fail, itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import { PUBLIC, teamOf } from '@heptapolis/engine/show'
import type { Account, OutcomeRow, RatingRow, Store } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import type { RatingPool } from '@heptapolis/wire'
import { accountsOf, isRateable } from './accounts.ts'
import { computeRatings, type RankedPlayer } from './compute.ts'
import { kept, NEW, poolOf, type Skill, skillOf } from './figures.ts'
import { seasonAt } from './seasons.ts'

/** Retries against concurrent games of the same people. */
const MOST_TRIES = 20

export interface RatingContext {
  readonly store: Store
  readonly now: number
  readonly weeks: number
}

/** Stores the result of a table; idempotent. */
export async function settle({ store, now, weeks }: RatingContext, table: TableState): Promise<Result<void>> {
  if (table.phase !== 'over' || !table.end) return ok(undefined)
  // Finished tables are visited often.
  const before = await store.ratings.isSettled(table.id)
  if (!before.ok || before.value) return before.ok ? ok(undefined) : before
  const ended = await outcomesOf(store, table)
  if (!ended.ok) return ended
  const { outcomes, isRated } = ended.value
  const season = await seasonAt(store, table.end.at, weeks)
  if (!season.ok) return season
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    // Ratings first: a game settled in between has either changed them, or shows as settled.
    const rated = isRated ? await withRatings(store, table, outcomes, season.value.number) : ok(outcomes)
    if (!rated.ok) return rated
    const known = await store.ratings.isSettled(table.id)
    if (!known.ok || known.value) return known.ok ? ok(undefined) : known
    const written = await store.ratings.settle(table.id, now, rated.value)
    if (written.ok || written.error.code !== 'refused') return written
  }
  return fail('busy', 'Too many games of the same people end at once.')
}

/** A bot plays for people who left, and for those absent at the end. */
const hasLeft = ({ seats }: TableState, seat: number): boolean =>
  itemAt(seats, seat).hasResigned === true || itemAt(seats, seat).away === 'away'

interface EndedGame {
  readonly outcomes: OutcomeRow[]
  readonly isRated: boolean
}

async function outcomesOf(store: Store, table: TableState): Promise<Result<EndedGame>> {
  const { end, seats, terms, options, play } = table
  if (!end || !play || end.reason !== 'finished') return ok({ outcomes: [], isRated: false })
  const accounts = await accountsOf(
    store,
    seats.map(({ who = '' }) => who),
  )
  if (!accounts.ok) return accounts
  const cities = view(play.standing, PUBLIC).cities
  const outcomes = end.results.flatMap(({ seat, rank, total }): OutcomeRow[] => {
    const account = accounts.value[seat]
    if (!account) return []
    return [
      {
        game: table.id,
        account: account.id,
        at: end.at,
        seat,
        place: rank,
        players: seats.length,
        points: total,
        wonder: itemAt(cities, seat).wonder ?? '',
        edition: terms.edition,
        boxes: terms.boxes,
        isOpen: options.visibility === 'open',
        hasLeft: hasLeft(table, seat),
      },
    ]
  })
  const sharedOrigins = await store.traces.alikeAt(table.id)
  if (!sharedOrigins.ok) return sharedOrigins
  // Accounts of one address or device may belong to one person, so the game is unrated.
  const isRated = options.rated && areRateable(accounts.value) && sharedOrigins.value.length === 0
  return ok({ outcomes: onceEach(outcomes), isRated })
}

/** A person merged from two seats gets one result. */
const onceEach = (outcomes: readonly OutcomeRow[]): OutcomeRow[] =>
  outcomes.filter(({ account }, i) => outcomes.findIndex((other) => other.account === account) === i)

const areRateable = (accounts: readonly (Account | undefined)[]): boolean =>
  accounts.every(isRateable) && new Set(accounts.map((account) => account?.id)).size === accounts.length

async function withRatings(
  store: Store,
  table: TableState,
  outcomes: readonly OutcomeRow[],
  season: number,
): Promise<Result<OutcomeRow[]>> {
  const pool = poolOf(table)
  const ratings = await store.ratings.among(
    pool,
    outcomes.map(({ account }) => account),
  )
  if (!ratings.ok) return ratings
  const before = outcomes.map(({ account }) =>
    standingIn(
      ratings.value.find((rating) => rating.account === account),
      account,
      pool,
      season,
    ),
  )
  const after = await computeRatings(outcomes.map((outcome, i) => placed(table, outcome, skillOf(itemAt(before, i)))))
  return ok(outcomes.map((outcome, i) => ({ ...outcome, rated: turned(itemAt(before, i), itemAt(after, i)) })))
}

const placed = ({ terms }: TableState, { seat, place, hasLeft }: OutcomeRow, skill: Skill): RankedPlayer => ({
  unit: terms.teams ? teamOf(seat) : seat,
  place,
  hasLeft,
  skill,
})

/** Rating before a game: a new one, or last season's with the uncertainty reset. */
function standingIn(rating: RatingRow | undefined, account: string, pool: RatingPool, season: number): RatingRow {
  const { mu, sigma } = { mu: kept(NEW.mu), sigma: kept(NEW.sigma) }
  if (!rating) return { account, pool, season, mu, sigma, games: 0, turn: 0 }
  return rating.season === season ? rating : { ...rating, season, sigma, games: 0 }
}

const turned = (
  { pool, season, mu, sigma, games, turn }: RatingRow,
  after: Skill,
): NonNullable<OutcomeRow['rated']> => ({
  pool,
  season,
  turn: turn + 1,
  games: games + 1,
  muBefore: mu,
  sigmaBefore: sigma,
  mu: kept(after.mu),
  sigma: kept(after.sigma),
})
