/** Fastify application: registers hooks, static files of the web app, API routes and the WebSocket. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import { API, MOST_BYTES } from '@heptapolis/wire'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify'
import type { ServerContext } from './context/server-context.ts'
import { IDLE_TIME, REQUEST_TIME } from './core/limits.ts'
import { authenticateRequests } from './http/authentication.ts'
import { PARSING, reduceBodies } from './http/bodies.ts'
import { refuseUnknownHosts } from './http/hosts.ts'
import { reachRoute } from './http/reach.ts'
import { limitRoutes } from './http/route-limits.ts'
import { limitConnections } from './http/tcp-connections.ts'
import { programApi } from './routes/api/index.ts'
import { collectRoutes } from './routes/api/openapi.ts'
import { metricsRoute } from './routes/metrics.ts'
import { pagesApi } from './routes/pages.ts'
import { linkPicture, previewedPages } from './routes/previews/index.ts'
import { type HeartbeatSchedule, registerLive } from './sockets/live.ts'

export interface ServerOptions {
  /** Public address such as https://tables.example; without it, this machine. */
  readonly address?: string | undefined
  /** The server listens to the local network. */
  readonly lan?: boolean | undefined
  /** Additional host names for a server without an address. */
  readonly hosts?: readonly string[] | undefined
  /** Folder of the built app; without it only the API is served. */
  readonly app?: string | undefined
  /** Clients use https, by a proxy or otherwise. */
  readonly isSecure?: boolean | undefined
  /** Proxies trusted for the address of a client. */
  readonly trustProxy?: string[] | undefined
  /** Token for /metrics from other machines. */
  readonly metricsToken?: string | undefined
  /** Schedules heartbeats of sockets; by default at an interval. */
  readonly heartbeats?: HeartbeatSchedule | undefined
  /** Called for every route, for tests. */
  readonly onRoute?: (route: RouteOptions) => void
}

export async function buildServer(
  context: ServerContext,
  {
    app: folder,
    isSecure = false,
    trustProxy,
    metricsToken,
    heartbeats,
    address,
    lan,
    hosts = [],
    onRoute,
  }: ServerOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MOST_BYTES,
    ...PARSING,
    requestTimeout: REQUEST_TIME,
    connectionTimeout: IDLE_TIME,
    http: { headersTimeout: REQUEST_TIME },
    forceCloseConnections: true,
    trustProxy: trustProxy ?? false,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).code(400).headers(UNREADABLE).send({ code: 'bad-message' }),
  })
  limitConnections(app.server, trustProxy && trustProxy.length > 0 ? 0 : context.networkLimits)
  reduceBodies(app)
  app.setErrorHandler((error: { statusCode?: number; validation?: unknown }, _request, reply) => {
    const status = error.statusCode ?? (error.validation ? 400 : 500)
    if (status >= 500) context.report(error)
    return reply.code(status).send({ code: status >= 500 ? 'internal' : 'bad-message' })
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    context.logger.info({
      what: 'request',
      method,
      route: routeOptions.url,
      status: statusCode,
      ms: Math.round(elapsedTime),
    }),
  )
  if (onRoute) app.addHook('onRoute', onRoute)
  await app.register(helmet, policy(isSecure))
  refuseUnknownHosts(app, address, hosts)
  await app.register(cookie)
  authenticateRequests(app, context, { address, isSecure })
  limitRoutes(app, context)
  const describedRoutes = collectRoutes(app)
  await registerLive(app, context, folder === undefined ? '' : buildOf(folder), heartbeats)
  pagesApi(app, context, address)
  reachRoute(app, { address, lan })
  programApi(app, context, describedRoutes)
  metricsRoute(app, context, metricsToken)
  linkPicture(app, context)
  if (folder !== undefined) await pages(app, folder, previewedPages(context, folder, address))
  return app
}

/** Malformed addresses bypass the hooks that set these headers. */
const UNREADABLE = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** Over plain http nothing may upgrade to https: phones in a local network would get no answer. */
const policy = (isSecure: boolean) => ({
  strictTransportSecurity: isSecure,
  crossOriginOpenerPolicy: isSecure,
  originAgentCluster: isSecure,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
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

/** App files; every other address and home serve the one page, with a title of its own. */
async function pages(app: FastifyInstance, folder: string, preview: ReturnType<typeof previewedPages>): Promise<void> {
  await app.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isFixed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const page = (request: FastifyRequest, reply: FastifyReply) =>
    preview(request, reply, () => reply.sendFile('index.html'))
  app.get('/', page)
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith(API) && !/\.[a-z0-9]+(\?|$)/i.test(request.url)
    return isPage ? page(request, reply) : reply.code(404).send({ code: 'no-table' })
  })
}

/** Id of the app build. */
function buildOf(folder: string): string {
  const page = join(folder, 'index.html')
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : ''
}
