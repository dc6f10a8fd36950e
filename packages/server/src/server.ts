/** Serves the app, the API and the live channel. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import { API, MOST_BYTES } from '@heptapolis/wire'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { api } from './api/api.ts'
import { answerPreflight, Bearers, isPreflight } from './gate/bearer.ts'
import { knowDevices, nameDevice } from './gate/device.ts'
import { live } from './gate/live.ts'
import { isOwnPage } from './gate/origin.ts'
import { knownVisitor, LIFE } from './gate/session.ts'
import { metrics } from './metrics/route.ts'
import { publicApi } from './public/index.ts'
import { describing } from './public/openapi.ts'
import type { ServerContext } from './server-context.ts'

export interface ServerOptions {
  /** Where people find it, such as https://tables.example; without, at this very machine. */
  readonly address?: string
  /** The folder of the built app; without, only the API is served. */
  readonly app?: string
  /** People come over https, by a proxy or otherwise. */
  readonly isSecure?: boolean
  /** Proxies whose word is taken for where somebody comes from. */
  readonly trustProxy?: string[]
  /** Whoever has it may read the figures from another machine. */
  readonly metricsToken?: string
  /** How often lines are asked whether their other end is there, in milliseconds. */
  readonly beatEvery?: number
}

export async function buildServer(
  house: ServerContext,
  { app: folder, isSecure = false, trustProxy, metricsToken, beatEvery, address }: ServerOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MOST_BYTES,
    forceCloseConnections: true,
    trustProxy: trustProxy ?? false,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).code(400).headers(UNREADABLE).send({ code: 'bad-message' }),
  })
  app.setValidatorCompiler(({ schema }) => {
    const check = Compile(schema as TSchema)
    return (value) => (check.Check(value) ? { value } : { error: new Error('bad-message') })
  })
  app.setErrorHandler((error: { statusCode?: number; validation?: unknown }, _request, reply) => {
    const status = error.statusCode ?? (error.validation ? 400 : 500)
    if (status >= 500) house.report(error)
    return reply.code(status).send({ code: status >= 500 ? 'internal' : 'bad-message' })
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    house.journal.info({
      what: 'request',
      method,
      route: routeOptions.url,
      status: statusCode,
      ms: Math.round(elapsedTime),
    }),
  )
  await app.register(helmet, policy(isSecure))
  await app.register(cookie)
  gate(app, house, isSecure)
  const described = describing(app)
  await live(app, house, folder === undefined ? '' : buildOf(folder), beatEvery)
  api(app, house, address)
  publicApi(app, house, described)
  metrics(app, house, metricsToken)
  if (folder !== undefined) await pages(app, folder)
  return app
}

/** An address that cannot be read never comes past what says this for all others. */
const UNREADABLE = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** Over plain http in a room nothing may ask for https: phones would find nothing there. */
const policy = (isSecure: boolean) => ({
  strictTransportSecurity: isSecure,
  crossOriginOpenerPolicy: isSecure,
  originAgentCluster: isSecure,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      styleSrc: ["'self'", "'unsafe-inline'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default'],
      ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
})

/** Who comes in, and from where. */
function gate(app: FastifyInstance, house: ServerContext, isSecure: boolean): void {
  const name = isSecure ? '__Host-heptapolis' : 'heptapolis'
  const bearers = new Bearers(app, house)
  app.decorateRequest('visitor', undefined)
  knowDevices(app, isSecure)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(API)) return
    if (isPreflight(request)) return answerPreflight(reply)
    if (request.headers.authorization !== undefined) return bearers.admit(request, reply)
    const isOurs = isOwnPage(request.headers.origin, request.host)
    const isPlain = request.method === 'GET' && !isUpgrade(request) && request.headers.origin === undefined
    if (!isPlain && !isOurs) return reply.code(403).send({ code: 'wrong-origin' })
    const visitor = await knownVisitor(house.store, request.cookies[name], house.now(), request.headers['user-agent'])
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

const isUpgrade = (request: FastifyRequest): boolean => request.headers.upgrade !== undefined

/** The files of the app; every other address is its one page. */
async function pages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isFixed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith(API) && !/\.[a-z0-9]+(\?|$)/i.test(request.url)
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ code: 'no-table' })
  })
}

/** Which build of the app this is. */
function buildOf(folder: string): string {
  const page = join(folder, 'index.html')
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : ''
}
