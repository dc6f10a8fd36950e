/** Leaderboards: the best players of a rating pool and season, and the rows around the viewer. */
import { itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import type { OutcomeRow, RatingRow, Store } from '@heptapolis/store'
import { type BoardRow, ENOUGH_GAMES, type Leaderboard, type RatingPool, type Season } from '@heptapolis/wire'
import { figureOf, skillOf } from './figures.ts'

interface BoardPorts {
  readonly store: Store
  readonly now: () => number
}

const FIRST = 10
const AROUND = 1
const MOST_COURSE = 20
/** Cache time in milliseconds, because many people read one board. */
const FRESH = 10_000

interface CachedBoard {
  readonly at: number
  readonly rows: Promise<Result<RatingRow[]>>
}

export class Leaderboards {
  readonly #context: BoardPorts
  readonly #read = new Map<string, CachedBoard>()

  constructor(context: BoardPorts) {
    this.#context = context
  }

  async board(
    pool: RatingPool,
    wished: number,
    current: Season,
    who: string | undefined,
  ): Promise<Result<Leaderboard>> {
    const number = Math.min(Math.max(1, wished), current.number)
    const all = await this.#all(pool, number)
    if (!all.ok) return all
    const own = all.value.findIndex(({ account }) => account === who)
    const ranked = all.value
      .map((rating, i) => ({ rating, place: placeOf(all.value, i) }))
      .filter((_, i) => i < FIRST || (own >= 0 && Math.abs(i - own) <= AROUND))
    const rows = await this.#rows(pool, number, ranked, who)
    if (!rows.ok) return rows
    const season = { ...current, number, began: current.began - (current.number - number) * current.weeks * WEEK }
    const week = 1 + Math.floor((this.#context.now() - current.began) / WEEK)
    return ok({ pool, season, seasons: current.number, week, people: all.value.length, rows: rows.value })
  }

  #all(pool: RatingPool, season: number): Promise<Result<RatingRow[]>> {
    const { store, now } = this.#context
    const key = `${pool} ${season}`
    const known = this.#read.get(key)
    if (known && now() - known.at < FRESH) return known.rows
    const rows = store.ratings.board(pool, season, ENOUGH_GAMES)
    this.#read.set(key, { at: now(), rows })
    return rows
  }

  async #rows(
    pool: RatingPool,
    season: number,
    ranked: readonly { rating: RatingRow; place: number }[],
    who: string | undefined,
  ): Promise<Result<BoardRow[]>> {
    const { store } = this.#context
    const accounts = ranked.map(({ rating }) => rating.account)
    const games = await store.ratings.course(pool, season, accounts)
    if (!games.ok) return games
    const rows: BoardRow[] = []
    for (const { rating, place } of ranked) {
      const account = await store.people.account(rating.account)
      if (!account.ok) return account
      // Deleted since.
      if (!account.value) continue
      const { name, kind } = account.value
      const own = games.value.filter((game) => game.account === rating.account)
      rows.push({
        ...rowOf(rating, place, name, own),
        ...(kind === 'bot' ? { isBot: true as const } : {}),
        ...(rating.account === who ? { isYou: true as const } : {}),
      })
    }
    return ok(rows)
  }
}

const WEEK = 7 * 24 * 3_600_000

/** Equal ratings share a rank. */
const placeOf = (all: readonly RatingRow[], i: number): number =>
  1 + all.findIndex(({ mu }) => mu === itemAt(all, i).mu)

const rowOf = (rating: RatingRow, place: number, name: string, games: readonly OutcomeRow[]): BoardRow => ({
  place,
  name,
  ...figureOf(skillOf(rating)),
  games: rating.games,
  won: games.filter((game) => game.place === 1).length,
  best: Math.max(0, ...games.map(({ points }) => points)),
  course: games.slice(-MOST_COURSE).flatMap(({ rated }) => (rated ? [figureOf(skillOf(rated)).rating] : [])),
})
