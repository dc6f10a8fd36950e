/**
 * Fastify hook that applies a rate limit to every API route: the limit that the route names, or the default of its
 * method.
 */
import { API } from '@heptapolis/wire'
import { DealId, TableId } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Compile } from 'typebox/compile'
import type { LimitName } from '../core/limits.ts'
import { callerOf, type Limiter } from '../rate-limits/limiter.ts'
import { slowDown } from './bearer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rate limit of this route. */
    limit?: LimitName
  }
}

/** Ids in addresses. One that cannot exist is answered like one that does not exist. */
const IDS = [
  { param: 'table', id: Compile(TableId), code: 'no-table' },
  { param: 'deal', id: Compile(DealId), code: 'no-deal' },
] as const

export function limitRoutes(app: FastifyInstance, { limiter }: { readonly limiter: Limiter }): void {
  app.addHook('preValidation', async (request, reply) => {
    const params = (request.params ?? {}) as Readonly<Record<string, unknown>>
    const impossible = IDS.find(({ param, id }) => params[param] !== undefined && !id.Check(params[param]))
    if (impossible) return reply.code(404).send({ code: impossible.code })
    const limit = limitOf(request)
    const wait = limit === undefined ? 0 : limiter.take(limit, callerOf(request))
    if (wait > 0) return slowDown(reply, wait)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const limit = limitOf(request)
    if (limit !== undefined && statusCode >= 500) limiter.giveBack(limit, callerOf(request))
  })
  app.addHook('onSend', async ({ routeOptions }, reply) => {
    if (routeOptions.url?.startsWith(API) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
}

/** Requests with a token count against the token, so they have no default. */
function limitOf({ routeOptions: { url, config }, method, bearer }: FastifyRequest): LimitName | undefined {
  if (!url?.startsWith(API)) return undefined
  if (config.limit !== undefined || bearer) return config.limit
  return method === 'GET' ? 'look' : 'account'
}
