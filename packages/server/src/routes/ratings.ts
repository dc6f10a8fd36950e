/** HTTP routes of ratings, leaderboards and profiles. */
import { fail } from '@heptapolis/engine/kernel'
import type { OutcomeRow } from '@heptapolis/store'
import { API, POOLS, type SeatRating as Seated } from '@heptapolis/wire'
import { BotRating, Leaderboard, Profile, SeatRating } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { keyOf } from '../accounts/names.ts'
import type { ServerContext } from '../context/server-context.ts'
import type { Refuse } from '../http/refuse.ts'
import { Leaderboards } from '../ratings/board.ts'
import bots from '../ratings/bots.json' with { type: 'json' }
import { figureOf, skillOf } from '../ratings/figures.ts'
import { profileOf } from '../ratings/profile.ts'
import { seasonAt } from '../ratings/seasons.ts'

const OfBoard = Type.Object({ pool: Type.Enum([...POOLS]) })
const Wished = Type.Object({ season: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })) })

type RatingPorts = Pick<ServerContext, 'store' | 'now' | 'seasonWeeks'>

const seasonNow = ({ store, now, seasonWeeks }: RatingPorts) => seasonAt(store, now(), seasonWeeks)

export function ratingsApi(app: FastifyInstance, context: RatingPorts, refuse: Refuse): void {
  registerBoards(app, context, refuse)
  registerProfiles(app, context, refuse)
  registerRatings(app, context, refuse)
}

function registerBoards(app: FastifyInstance, context: RatingPorts, refuse: Refuse): void {
  const boards = new Leaderboards(context)

  app.get<{ Params: Static<typeof OfBoard>; Querystring: Static<typeof Wished> }>(
    `${API}/boards/:pool`,
    {
      schema: { params: OfBoard, querystring: Wished },
      config: {
        api: { scope: 'games:read', says: 'Ranking of a pool, for this season or another one.', answer: Leaderboard },
      },
    },
    async ({ visitor, params, query }, reply) => {
      const current = await seasonNow(context)
      if (!current.ok) return refuse(reply, busy)
      const wished = query.season === undefined ? current.value.number : Number(query.season)
      const board = await boards.board(params.pool, wished, current.value, visitor?.account.id)
      return board.ok ? board.value : refuse(reply, busy)
    },
  )
}

function registerProfiles(app: FastifyInstance, context: RatingPorts, refuse: Refuse): void {
  const { store } = context

  /** Own profile, private tables included. */
  app.get(`${API}/me/profile`, async ({ visitor }, reply) => {
    if (!visitor) return refuse(reply, noSession)
    const current = await seasonNow(context)
    const profile = current.ok ? await profileOf(store, visitor.account, current.value.number, true) : current
    return profile.ok ? profile.value : refuse(reply, busy)
  })

  const ofPerson = { scope: 'games:read', says: 'Games of a person at open tables.', answer: Profile } as const
  app.get<{ Params: { name: string } }>(
    `${API}/people/:name`,
    { config: { api: ofPerson } },
    async (request, reply) => {
      const { params } = request
      const account = await store.people.named(keyOf(params.name))
      if (!account.ok) return refuse(reply, busy)
      if (!account.value) return refuse(reply, noPerson)
      const current = await seasonNow(context)
      const profile = current.ok ? await profileOf(store, account.value, current.value.number, false) : current
      return profile.ok ? profile.value : refuse(reply, busy)
    },
  )
}

function registerRatings(app: FastifyInstance, { store }: RatingPorts, refuse: Refuse): void {
  /** Ratings of bot levels, measured in a league. */
  const ofBots = {
    scope: 'games:read',
    says: 'Ratings of the bots of the server.',
    answer: Type.Array(BotRating),
  } as const
  app.get(`${API}/bots/ratings`, { config: { api: ofBots } }, async () =>
    bots.ratings.map(({ level, mu, sigma, games }) => ({ level, games, ...figureOf({ mu, sigma }) })),
  )

  /** Rating changes of a game; rated tables are open to everybody. */
  const ofGame = {
    scope: 'games:read',
    says: 'Changes of ratings by a finished game, by seat; empty until they are computed.',
    answer: Type.Array(SeatRating),
  } as const
  app.get<{ Params: { table: string } }>(
    `${API}/tables/:table/ratings`,
    { config: { api: ofGame } },
    async ({ params }, reply) => {
      // Settled first: everything read afterwards is final.
      const isSettled = await store.ratings.isSettled(params.table)
      const outcomes = await store.ratings.ofGame(params.table)
      if (!isSettled.ok || !outcomes.ok) return refuse(reply, busy)
      const ratings = outcomes.value.flatMap(seatRating)
      return isSettled.value && ratings.length === 0 ? refuse(reply, notRated) : ratings
    },
  )
}

function seatRating({ seat, rated }: OutcomeRow): Seated[] {
  if (!rated) return []
  const { rating } = figureOf(skillOf(rated))
  const before = figureOf(skillOf({ mu: rated.muBefore, sigma: rated.sigmaBefore })).rating
  return [{ seat, pool: rated.pool as Seated['pool'], rating, change: rating - before, games: rated.turn }]
}

const noSession = fail('no-session', 'Who asks is not known.').error
const notRated = fail('not-rated', 'This game is over and has changed no ratings.').error
const noPerson = fail('no-person', 'Nobody here has this name.').error
const busy = fail('busy', 'The server cannot read at the moment.').error
