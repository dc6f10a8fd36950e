/** HTTP API for programs that authenticate by a token, and its OpenAPI description. */
import { fail, type Problem } from '@heptapolis/engine/kernel'
import type { Account } from '@heptapolis/store'
import { groupDealOf, shown } from '@heptapolis/table'
import { API } from '@heptapolis/wire'
import { Done, Refusal, RoomCommand, type Scope, View, Whoami } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { ServerContext } from '../../context/server-context.ts'
import { refuse } from '../../http/refuse.ts'
import { type AdmittedPerson, admit } from '../../sessions/access.ts'
import { senderAt } from '../../sessions/sender.ts'
import { peopleOf } from '../../sessions/session.ts'
import { noteDealSeen } from '../../shared-origin/deal-knowledge.ts'
import { botApi } from './bots.ts'
import { openApi } from './openapi.ts'
import { ProgramStreams } from './streams.ts'
import { tokenApi } from './tokens.ts'

type AtTable = { Params: { table: string } }

export function programApi(
  app: FastifyInstance,
  context: ServerContext,
  describedRoutes: Parameters<typeof openApi>[0],
): void {
  const listening = new ProgramStreams(context)
  tokenApi(app, context, listening, refuse)
  botApi(app, context, listening, refuse)

  registerReads(app, context)
  registerRoomCommands(app, context)

  const schema = Type.Object({ openapi: Type.String() })
  app.get(`${API}/openapi.json`, { config: { api: { says: 'This description.', answer: schema } } }, async () =>
    openApi(describedRoutes, { Refusal, View }),
  )
}

function registerReads(app: FastifyInstance, context: ServerContext): void {
  app.get(
    `${API}/account`,
    {
      config: {
        api: { scope: 'account:read', says: 'The account of the token, and its scopes.', answer: Whoami },
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
          says: 'A table as spectators see it.',
          answer: View,
        },
      },
    },
    async ({ visitor, params }, reply) => {
      const sender = await senderAt(context, visitor, 0, params.table)
      const at = sender.ok ? await admit(context, sender.value, params.table) : sender
      if (!visitor || !at.ok) return refuse(reply, at.ok ? noToken : at.error)
      const refused = await dealRefusal(context, at.value, visitor.account)
      if (refused) return refuse(reply, refused)
      // A token stands for one person, but games played on the device count for what may be shown.
      return shown(at.value.table, NOBODY, [...visitor.parts, ...peopleOf(visitor.account)])
    },
  )
}

function registerRoomCommands(app: FastifyInstance, context: ServerContext): void {
  app.post<AtTable & { Body: RoomCommand }>(
    `${API}/tables/:table/room`,
    {
      schema: { body: RoomCommand },
      config: {
        api: {
          scope: 'tables:write',
          says: 'Changes the settings of an own table, or begins the game. A repeated `cid` counts once.',
          answer: Done,
        },
      },
    },
    async ({ visitor, params, body: { cid, command } }, reply) => {
      const done = await context.commands.perform({
        sender: await senderAt(context, visitor, 0, params.table),
        table: params.table,
        command: { ...command, cid },
      })
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )
}

/** A running game of a shared deal shows cards that other groups have yet to play, so readers are noted. */
async function dealRefusal(context: ServerContext, { table, who }: AdmittedPerson, { kind }: Account) {
  if (groupDealOf(table) === undefined || table.phase === 'room') return undefined
  if (kind === 'bot') return peopleOnly.error
  const noted = await noteDealSeen(context, table, [{ who }])
  return noted.ok ? undefined : busy.error
}

const peopleOnly = fail('deal-people', 'Programs cannot view a deal: their owners would know it.')
const busy = fail('busy', 'The server cannot write at the moment.')

/** Viewer without a seat. */
const NOBODY = ''

const noToken: Problem = fail('bad-token', 'This is asked with a token.').error
