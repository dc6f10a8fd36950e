/** Programs at the gate: a token in the header, never a cookie, from whatever page they like. */
import type { Store, Token } from '@heptapolis/store'
import type { Scope } from '@heptapolis/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limiter } from '../rate-limits/limiter.ts'
import { networkOf } from '../rate-limits/network.ts'
import { hashOf, visitorOf } from '../sessions/session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The token it came with, known by the gate. */
    bearer: Token | undefined
  }
}

/** It says where it is from, so that whoever finds one in public knows what it is. */
const PREFIX = 'hept_'
const BEARER = /^Bearer (hept_[0-9A-Za-z_-]{43})$/i
/** When a token was last used is told to the minute. */
const NOTED_EVERY = 60_000
const PREFLIGHT_KEPT = 600
const NO_SESSION = ''

export const tokenFrom = (bytes: Buffer): string => PREFIX + bytes.toString('base64url')

/** Whether a browser asks if a page of somebody else's may send a token here. */
export const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && /\bauthorization\b/i.test(headers['access-control-request-headers'] ?? '')

/** Any page may, as it has a token from somebody; cookies are never asked for and never counted. */
const allowPages = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'Retry-After')

export const answerPreflight = (reply: FastifyReply): FastifyReply =>
  allowPages(reply)
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'Authorization, Content-Type')
    .header('access-control-max-age', PREFLIGHT_KEPT)
    .code(204)
    .send()

/** Says when to come again, as a header and beside the code. */
export function slowDown(reply: FastifyReply, wait: number, code = 'slow-down'): FastifyReply {
  const retry = Math.max(1, Math.ceil(wait / 1000))
  return reply.code(429).header('retry-after', retry).send({ code, retry })
}

export interface AuthenticationPorts {
  readonly store: Store
  readonly now: () => number
  readonly limiter: Limiter
}

export class Bearers {
  readonly #store: Store
  readonly #now: () => number
  readonly #limiter: Limiter

  constructor(app: FastifyInstance, { store, now, limiter }: AuthenticationPorts) {
    this.#store = store
    this.#now = now
    this.#limiter = limiter
    app.decorateRequest('bearer', undefined)
  }

  /** Lets a request in, as whoever its token stands for; or answers why not. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    allowPages(reply)
    if (request.is404) return undefined
    const scope = request.routeOptions.config.api?.scope
    if (scope === undefined) return reply.code(403).send({ code: 'not-for-tokens' })
    const [, sent] = BEARER.exec(request.headers.authorization ?? '') ?? []
    const token = await this.#store.programs.token(hashOf(sent ?? ''))
    if (!token.ok) return reply.code(503).send({ code: 'busy' })
    if (!token.value) return this.#unknown(request, reply)
    const { id, account } = token.value
    const wait = this.#limiter.take('request', { person: id, network: networkOf(request.ip) })
    if (wait > 0) return slowDown(reply, wait)
    if (!isAllowed(token.value, scope)) return reply.code(403).send({ code: 'wrong-scope' })
    const known = await this.#store.people.account(account)
    if (!known.ok) return reply.code(503).send({ code: 'busy' })
    if (!known.value) return this.#unknown(request, reply)
    const visitor = await visitorOf(this.#store, known.value, NO_SESSION)
    if (!visitor.ok) return reply.code(503).send({ code: 'busy' })
    request.bearer = token.value
    // Others who share a device with its owner have nothing to do with a token.
    request.visitor = { ...visitor.value, people: [account], held: new Set() }
    await this.#note(token.value)
    return undefined
  }

  /** Whoever guesses is slowed down; those next door with a good token are not. */
  #unknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const wait = this.#limiter.take('stranger', { network: networkOf(request.ip) })
    if (wait > 0) return slowDown(reply, wait)
    return reply.code(401).header('www-authenticate', 'Bearer').send({ code: 'bad-token' })
  }

  async #note({ hash, used = 0 }: Token): Promise<void> {
    if (this.#now() - used >= NOTED_EVERY) await this.#store.programs.used(hash, this.#now())
  }
}

const isAllowed = ({ scopes }: Token, scope: Scope): boolean => scopes.includes(scope)
