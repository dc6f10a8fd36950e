/** Ratings, boards and profiles, over plain HTTP. */
import { fail, type Problem } from '@heptapolis/engine/kernel'
import { API, type BotRating, POOLS, RATES } from '@heptapolis/wire'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import { keyOf } from '../accounts/names.ts'
import { Buckets } from '../gate/bucket.ts'
import type { House } from '../house.ts'
import { Boards } from '../ratings/board.ts'
import bots from '../ratings/bots.json' with { type: 'json' }
import { figureOf } from '../ratings/figures.ts'
import { profileOf } from '../ratings/profile.ts'
import { seasonAt } from '../ratings/seasons.ts'

const OfBoard = Type.Object({ pool: Type.Enum([...POOLS]) })
const Wished = Type.Object({ season: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })) })

export function ratingsApi(
  app: FastifyInstance,
  house: House,
  refuse: (reply: FastifyReply, problem: Problem) => FastifyReply,
): void {
  const { store, now } = house
  const boards = new Boards(house)
  const looks = new Buckets(RATES.look, now)
  const season = () => seasonAt(store, now(), house.seasonWeeks)

  app.get<{ Params: Static<typeof OfBoard>; Querystring: Static<typeof Wished> }>(
    `${API}/boards/:pool`,
    { schema: { params: OfBoard, querystring: Wished } },
    async ({ visitor, ip, params, query }, reply) => {
      if (!looks.take(visitor?.account.id ?? ip)) return refuse(reply, slowDown)
      const current = await season()
      if (!current.ok) return refuse(reply, busy)
      const wished = query.season === undefined ? current.value.number : Number(query.season)
      const board = await boards.board(params.pool, wished, current.value, visitor?.account.id)
      return board.ok ? board.value : refuse(reply, busy)
    },
  )

  /** The own profile, which tells of private tables too. */
  app.get(`${API}/me/profile`, async ({ visitor }, reply) => {
    if (!visitor) return refuse(reply, noSession)
    if (!looks.take(visitor.account.id)) return refuse(reply, slowDown)
    const current = await season()
    const profile = current.ok ? await profileOf(store, visitor.account, current.value.number, true) : current
    return profile.ok ? profile.value : refuse(reply, busy)
  })

  app.get<{ Params: { name: string } }>(`${API}/people/:name`, async ({ visitor, ip, params }, reply) => {
    if (!looks.take(visitor?.account.id ?? ip)) return refuse(reply, slowDown)
    const account = await store.people.named(keyOf(params.name))
    if (!account.ok) return refuse(reply, busy)
    if (!account.value) return refuse(reply, noPerson)
    const current = await season()
    const profile = current.ok ? await profileOf(store, account.value, current.value.number, false) : current
    return profile.ok ? profile.value : refuse(reply, busy)
  })

  /** How strong the bots of the house are, as a league has shown. */
  app.get(`${API}/bots/ratings`, async () =>
    bots.ratings.map(({ level, mu, sigma, games }) => ({ level, games, ...figureOf({ mu, sigma }) }) as BotRating),
  )
}

const noSession = fail('no-session', 'Who asks is not known.').error
const noPerson = fail('no-person', 'Nobody here has this name.').error
const slowDown = fail('slow-down', 'That is too often.').error
const busy = fail('busy', 'The server cannot read at the moment.').error
