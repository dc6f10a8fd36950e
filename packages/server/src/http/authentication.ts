/** Fastify hooks that authenticate every API request, and refuse requests from pages of other websites. */
import { API } from '@heptapolis/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { knowDevices, nameDevice } from '../sessions/device.ts'
import { knownVisitor, LIFE } from '../sessions/session.ts'
import { type AuthenticationPorts, answerPreflight, BearerAuthentication, isPreflight } from './bearer.ts'
import { isOwnPage } from './origin.ts'

export interface AuthenticationOptions {
  /** Public address; without it the request's host counts. */
  readonly address?: string | undefined
  readonly isSecure: boolean
}

export function authenticateRequests(
  app: FastifyInstance,
  { store, now, limiter }: AuthenticationPorts,
  { address, isSecure }: AuthenticationOptions,
): void {
  const name = isSecure ? '__Host-heptapolis' : 'heptapolis'
  const bearers = new BearerAuthentication(app, { store, now, limiter })
  app.decorateRequest('visitor', undefined)
  knowDevices(app, isSecure)
  app.addHook('onRequest', async (request, reply) => {
    if (!isForApi(request)) return
    if (isPreflight(request)) return answerPreflight(reply)
    if (request.headers.authorization !== undefined) return bearers.admit(request, reply)
    const isOurs = isOwnPage(request.headers.origin, request.host, address)
    const isPlain = request.method === 'GET' && !isUpgrade(request) && request.headers.origin === undefined
    if (!isPlain && !isOurs) return reply.code(403).send({ code: 'wrong-origin' })
    const visitor = await knownVisitor(store, request.cookies[name], now(), request.headers['user-agent'])
    if (!visitor.ok) return reply.code(503).send({ code: 'busy' })
    request.visitor = visitor.value
  })
  app.addHook('onSend', async (request, reply) => {
    const token = request.visitor?.token
    if (token === undefined) return
    const kept = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: isSecure }
    if (token === null) return void reply.clearCookie(name, kept)
    reply.setCookie(name, token, { ...kept, maxAge: LIFE / 1000 })
    nameDevice(request, reply, isSecure, LIFE / 1000)
  })
}

/** Asks the route, because the router decodes addresses: `/%61pi` is `/api`. Unrouted addresses count as sent. */
const isForApi = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith(API)

const isUpgrade = (request: FastifyRequest): boolean => request.headers.upgrade !== undefined
