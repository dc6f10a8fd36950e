/** The public API: what programs may ask with a token, and where it is told how. */
import { fail, type Problem, type Result } from '@heptapolis/engine/kernel'
import { decide, shown, type Table } from '@heptapolis/table'
import { API } from '@heptapolis/wire'
import { Done, Refusal, RoomCommand, type Scope, Whoami } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { refuse } from '../api/api.ts'
import { isAtHome } from '../gate/access.ts'
import { selvesOf } from '../gate/session.ts'
import type { House } from '../house.ts'
import { botApi } from './bots.ts'
import { Listening } from './listening.ts'
import { openApi } from './openapi.ts'
import { tokenApi } from './tokens.ts'

type AtTable = { Params: { table: string } }

export function publicApi(app: FastifyInstance, house: House, described: Parameters<typeof openApi>[0]): void {
  const { desks } = house
  const listening = new Listening(house)
  tokenApi(app, house, listening, refuse)
  botApi(app, house, listening, refuse)

  app.get(
    `${API}/account`,
    {
      config: {
        api: { scope: 'account:read', says: 'Whom the token stands for, and what it may do.', answer: Whoami },
      },
    },
    async ({ visitor, bearer }, reply) => {
      if (!visitor || !bearer) return refuse(reply, noToken)
      const { id, name, kind } = visitor.account
      return { account: id, name, kind, scopes: bearer.scopes as Scope[] }
    },
  )

  app.get<AtTable>(
    `${API}/tables/:table`,
    {
      config: {
        api: {
          scope: 'games:read',
          says: 'A table as everybody sees it who only looks on.',
          answer: Type.Object({ id: Type.String(), phase: Type.Enum(['room', 'play', 'over']), n: Type.Integer() }),
        },
      },
    },
    async ({ visitor, params }, reply) => {
      const table = await at(selvesOf(visitor) ?? [], params.table)
      return table.ok ? shown(table.value, NOBODY) : refuse(reply, table.error)
    },
  )

  app.post<AtTable & { Body: RoomCommand }>(
    `${API}/tables/:table/room`,
    {
      schema: { body: RoomCommand },
      config: {
        api: {
          scope: 'tables:write',
          says: 'Sets the own table up, and begins. The same `cid` sent again counts once.',
          answer: Done,
        },
      },
    },
    async ({ visitor, params, body: { cid, command } }, reply) => {
      const people = selvesOf(visitor) ?? []
      const table = await at(people, params.table)
      if (!table.ok) return refuse(reply, table.error)
      const who = people.find((one) => one === table.value.host) ?? String(people[0])
      const done = await desks
        .at(params.table)
        .decide((now, time) => decide(now, who, { ...command, cid }, { now: time }))
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  const schema = Type.Object({ openapi: Type.String() })
  app.get(`${API}/openapi.json`, { config: { api: { says: 'This description.', answer: schema } } }, async () =>
    openApi(described, Refusal),
  )

  async function at(people: readonly string[], id: string): Promise<Result<Table>> {
    if (people.length === 0) return { ok: false, error: noSession }
    const table = await desks.at(id).look()
    if (!table.ok || people.some((who) => isAtHome(table.value, who))) return table
    return { ok: false, error: notInvited }
  }
}

/** Nobody is called so. */
const NOBODY = ''

const noToken: Problem = fail('bad-token', 'This is asked with a token.').error
const noSession: Problem = fail('no-session', 'Who asks is not known.').error
const notInvited: Problem = fail('not-invited', 'A table is seen by those at it.').error
