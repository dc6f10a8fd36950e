/** Profile page data of a player: full for the player, without private tables for strangers. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, OutcomeRow, RatingRow, Store } from '@heptapolis/store'
import type { PlayedGame, PoolProfile, Profile, Share } from '@heptapolis/wire'
import { POOLS } from '@heptapolis/wire'
import { accountsOf, isRateable } from './accounts.ts'
import { figureOf, kept, NEW, skillOf } from './figures.ts'

/** Newest games considered. */
const MOST_GAMES = 500
const LAST = 24
const BEST = 5
const OFTEN = 2
const MOST_COURSE = 40

export async function profileOf(
  store: Store,
  account: Account,
  season: number,
  isYou: boolean,
): Promise<Result<Profile>> {
  const parts = await store.people.partsOf(account.id)
  if (!parts.ok) return parts
  const wanted = { limit: MOST_GAMES, ...(isYou ? {} : { isOpen: true as const }) }
  const played = await store.ratings.outcomes([account.id, ...parts.value], wanted)
  if (!played.ok) return played
  const ratings = await store.ratings.of(account.id)
  if (!ratings.ok) return ratings
  const often = await oftenWith(store, [account.id, ...parts.value], isYou)
  if (!often.ok) return often
  const games = played.value
  const strangers = games.filter(({ isOpen }) => isOpen)
  return ok({
    name: account.name,
    isYou,
    isAccount: isRateable(account),
    ...(account.kind === 'bot' ? { isBot: true as const } : {}),
    since: account.created,
    games: games.length,
    won: wonOf(games),
    often: often.value,
    strangers: strangers.length,
    left: strangers.filter(({ hasLeft }) => hasLeft).length,
    pools: POOLS.flatMap((pool): PoolProfile[] => {
      const rating = ratings.value.find((one) => one.pool === pool)
      return rating ? [poolProfile(pool, rating, games, season)] : []
    }),
    wonders: shares(games, ({ wonder }) => [wonder]),
    boxes: shares(games, ({ boxes }) => boxes),
    last: games.slice(0, LAST).map(gameOf),
    best: [...games]
      .sort((one, other) => other.points - one.points)
      .slice(0, BEST)
      .map(gameOf),
  })
}

/** Leaves out visitors, who have no name of their own. */
async function oftenWith(store: Store, selves: readonly string[], isYou: boolean): Promise<Result<string[]>> {
  const wanted = { limit: OFTEN, ...(isYou ? {} : { isOpen: true as const }) }
  const companions = await store.ratings.companions(selves, wanted)
  if (!companions.ok) return companions
  const accounts = await accountsOf(store, companions.value)
  return accounts.ok ? ok(accounts.value.flatMap((one) => (isRateable(one) && one ? [one.name] : []))) : accounts
}

const wonOf = (games: readonly OutcomeRow[]): number => games.filter(({ place }) => place === 1).length

function poolProfile(
  pool: PoolProfile['pool'],
  rating: RatingRow,
  games: readonly OutcomeRow[],
  season: number,
): PoolProfile {
  const rated = games.flatMap((game) => (game.rated?.pool === pool ? [game.rated] : [])).reverse()
  // Without games in the current season the rating is as uncertain as a new one.
  const standing = rating.season === season ? rating : { ...rating, sigma: kept(NEW.sigma), games: 0 }
  return {
    pool,
    ...figureOf(skillOf(standing)),
    games: rating.turn,
    course: rated.slice(-MOST_COURSE).map((one) => figureOf(skillOf(one)).rating),
  }
}

/** Counts games by a common property, most frequent first. */
function shares(games: readonly OutcomeRow[], keysOf: (game: OutcomeRow) => readonly string[]): Share[] {
  const keys = [...new Set(games.flatMap(keysOf))].filter((key) => key !== '')
  return keys
    .map((of) => {
      const those = games.filter((game) => keysOf(game).includes(of))
      const points = those.reduce((sum, game) => sum + game.points, 0) / those.length
      return { of, games: those.length, won: wonOf(those), points: Math.round(points) }
    })
    .sort((one, other) => other.games - one.games || (one.of < other.of ? -1 : 1))
}

const gameOf = ({ game, at, place, players, points, wonder, boxes, hasLeft }: OutcomeRow): PlayedGame => ({
  table: game,
  at,
  place,
  players,
  points,
  wonder,
  boxes: [...boxes],
  ...(hasLeft ? { hasLeft: true as const } : {}),
})
