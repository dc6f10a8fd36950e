/** HTTP streams of the lobby: open tables, and the viewer's own progress in quick match. */
import { fail, ok, type Problem, type Result } from '@heptapolis/engine/kernel'
import { API, type Lobby } from '@heptapolis/wire'
import { LobbyEvent } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { JsonLineStream } from '../../broadcast/json-lines.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { LOBBIES } from '../../core/limits.ts'
import { slowDown } from '../../http/bearer.ts'
import { callerOf } from '../../rate-limits/limiter.ts'
import { Slots } from '../../rate-limits/slots.ts'
import type { Visitor } from '../../sessions/session.ts'
import type { LobbyStreams, LobbyUpdate } from './updates.ts'

export interface LobbyView {
  /** Changes whenever the lobby does. */
  readonly version: string
  readonly lobby: () => Promise<Lobby>
}

export function lobbyStreams(
  app: FastifyInstance,
  context: Pick<ServerContext, 'networkLimits' | 'connections' | 'matchmaker'>,
  streams: LobbyStreams,
  listFor: (visitor: Visitor | undefined) => Promise<LobbyView>,
  refuse: (reply: FastifyReply, problem: Problem) => FastifyReply,
): void {
  const { matchmaker } = context
  const slots = new Slots(LOBBIES, context.networkLimits)
  app.addHook('preClose', async () => streams.close())

  const description = {
    scope: 'games:read',
    says: 'The lobby at first and after every change.',
    answer: LobbyEvent,
    isStream: true,
  } as const
  app.get(`${API}/lobby/stream`, { config: { api: description } }, async (request, reply) => {
    const update = async (since: unknown): Promise<Result<LobbyUpdate | undefined>> => {
      const { version, lobby } = await listFor(request.visitor)
      return ok(version === since ? undefined : { event: { t: 'lobby', ...(await lobby()) }, version })
    }
    return open(request, reply, update)
  })

  /** An open stream counts as heartbeat of a waiting player. */
  app.get(`${API}/lobby/seek/stream`, async (request, reply) => {
    const account = request.visitor?.account.id
    if (account === undefined) return refuse(reply, noSession)
    const update = async (): Promise<Result<LobbyUpdate>> => {
      const seeking = await matchmaker.stay(account)
      return seeking.ok ? ok({ event: { t: 'seek', ...seeking.value }, version: undefined }) : seeking
    }
    return open(request, reply, update)
  })

  function open(request: FastifyRequest, reply: FastifyReply, update: Parameters<LobbyStreams['open']>[1]) {
    const { visitor } = request
    const free = slots.take(callerOf(request))
    if (!free) return slowDown(reply, TOO_MANY_WAIT, 'too-many-followed')
    let gone = (): void => {}
    const watched = streams.open(new JsonLineStream(reply, () => gone()), update)
    const closed = context.connections.add({ visitor, end: watched.end })
    gone = () => {
      watched.gone()
      free()
      closed()
    }
  }
}

/** Wait time in milliseconds after too many streams. */
const TOO_MANY_WAIT = 10_000

const noSession = fail('no-session', 'Who asks is not known.').error
