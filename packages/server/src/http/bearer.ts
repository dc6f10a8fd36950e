/** Token authentication of programs: by the `Authorization` header, never by a cookie, and from any website. */
import type { Store, Token } from '@heptapolis/store'
import type { Scope } from '@heptapolis/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limiter } from '../rate-limits/limiter.ts'
import { networkOf } from '../rate-limits/network.ts'
import { hashOf, visitorOf } from '../sessions/session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Token of the request. */
    bearer: Token | undefined
  }
}

/** Recognizable prefix, so that leaked tokens can be identified. */
const PREFIX = 'hept_'
const BEARER = /^Bearer (hept_[0-9A-Za-z_-]{43})$/i
/** Resolution of the last use of a token, in milliseconds. */
const NOTED_EVERY = 60_000
const PREFLIGHT_KEPT = 600
const NO_SESSION = ''

export const tokenFrom = (bytes: Buffer): string => PREFIX + bytes.toString('base64url')

/** Whether a browser asks if a foreign page may send a token. */
export const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && /\bauthorization\b/i.test(headers['access-control-request-headers'] ?? '')

/** Any origin is allowed, because the token authenticates; cookies are never used here. */
const allowPages = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'Retry-After')

export const answerPreflight = (reply: FastifyReply): FastifyReply =>
  allowPages(reply)
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'Authorization, Content-Type')
    .header('access-control-max-age', PREFLIGHT_KEPT)
    .code(204)
    .send()

/** Refuses with the time to wait, in a header and in the body. */
export function slowDown(reply: FastifyReply, wait: number, code = 'slow-down'): FastifyReply {
  const retry = Math.max(1, Math.ceil(wait / 1000))
  return reply.code(429).header('retry-after', retry).send({ code, retry })
}

export interface AuthenticationPorts {
  readonly store: Store
  readonly now: () => number
  readonly limiter: Limiter
}

export class BearerAuthentication {
  readonly #store: Store
  readonly #now: () => number
  readonly #limiter: Limiter

  constructor(app: FastifyInstance, { store, now, limiter }: AuthenticationPorts) {
    this.#store = store
    this.#now = now
    this.#limiter = limiter
    app.decorateRequest('bearer', undefined)
  }

  /** Authenticates a request by its token, or refuses it. */
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
    // A token never covers other people on its owner's device.
    request.visitor = { ...visitor.value, people: [account], held: new Set() }
    await this.#note(token.value)
    return undefined
  }

  /** Slows down guessing per network, without affecting valid tokens of that network. */
  #unknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const wait = this.#limiter.take('wrongToken', { network: networkOf(request.ip) })
    if (wait > 0) return slowDown(reply, wait)
    return reply.code(401).header('www-authenticate', 'Bearer').send({ code: 'bad-token' })
  }

  async #note({ hash, used = 0 }: Token): Promise<void> {
    if (this.#now() - used >= NOTED_EVERY) await this.#store.programs.used(hash, this.#now())
  }
}

const isAllowed = ({ scopes }: Token, scope: Scope): boolean => scopes.includes(scope)
