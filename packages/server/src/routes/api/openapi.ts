/** Generator of the OpenAPI document, from route descriptions and body schemas. */
import { ENGINE } from '@heptapolis/engine/records'
import { SCOPES, type Scope } from '@heptapolis/wire/schema'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import type { RouteDescription } from '../../http/route-description.ts'

interface Route {
  readonly method: string
  readonly path: string
  readonly body?: TSchema | undefined
  readonly query?: TSchema | undefined
  readonly api: RouteDescription
}

/** Collects every described route added afterwards. */
export function collectRoutes(app: FastifyInstance): readonly Route[] {
  const routes: Route[] = []
  app.addHook('onRoute', ({ method, url, config, schema }: RouteOptions) => {
    if (!config?.api || method === 'HEAD') return
    const { body, querystring: query } = (schema ?? {}) as { body?: TSchema; querystring?: TSchema }
    routes.push({ method: String(method), path: url, body, query, api: config.api })
  })
  return routes
}

const MEANING: Record<Scope, string> = {
  'account:read': 'reads the account of the token',
  'games:read':
    'lists tables, and reads their public state, records of finished games, rankings, profiles and the daily deal',
  'tables:write': 'opens tables, invites bots, changes the settings and begins',
  'bot:play': 'receives invitations, joins tables and plays; only for bots',
}

const REFUSED: Record<string, string> = {
  400: 'The request is malformed, or the table refuses it; `code` names the reason.',
  401: 'The token is unknown or revoked (`bad-token`).',
  403: 'The token lacks the scope (`wrong-scope`), or its account is not admitted to the table.',
  404: 'Unknown table, person, bot or invitation, or no rating has changed (`not-rated`).',
  413: 'The body has more than 8 kilobytes.',
  429: 'Too many requests (`slow-down`) or tables: retry after `Retry-After` seconds.',
  503: 'The server cannot write at the moment (`busy`): repeat the request.',
}

/** Tags of routes without a token. */
const OPENLY: Record<string, string> = {
  403: 'The route accepts no token (`not-for-tokens`).',
}

const TEXT = { type: 'string' }
const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }

/** OpenAPI 3.1, which uses plain JSON Schema. */
export function openApi(routes: readonly Route[], named: Readonly<Record<string, TSchema>>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  const { schemas, referring } = referenced(named)
  return {
    openapi: '3.1.0',
    // Relative to the server of this document.
    servers: [{ url: '/' }],
    info: {
      license: { name: 'MIT', identifier: 'MIT' },
      title: 'Heptapolis',
      version: ENGINE,
      description: `Tables of 7 Wonders for programs. Scopes of tokens: ${SCOPES.map((one) => `\`${one}\` ${MEANING[one]}`).join('; ')}. See docs/api.md.`,
    },
    paths: referring(paths),
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation({ method, path, body, query, api: { scope, says, answer, isStream, refuses } }: Route): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: TEXT }))
  const inQuery = Object.entries((query as TObject | undefined)?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: plain(schema),
  }))
  const parameters = [...inPath, ...inQuery]
  const type = isStream ? 'application/x-ndjson' : 'application/json'
  const refused = Object.entries({ ...REFUSED, ...refuses }).filter(([code]) => body !== undefined || code !== '413')
  return {
    operationId: [method.toLowerCase(), ...path.split('/').slice(3)].join('-').replaceAll(':', ''),
    summary: says,
    security: scope === undefined ? [] : [{ token: [scope] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: plain(body) } } } }),
    responses: {
      200: {
        description: isStream ? 'One JSON object per line, and an empty line every 7 seconds.' : 'The answer.',
        content: { [type]: { schema: plain(answer) } },
      },
      ...Object.fromEntries(
        (scope === undefined ? Object.entries(OPENLY) : refused).map(([code, description]) => [
          code,
          { description, content: refusal },
        ]),
      ),
    },
  }
}

/** Replaces named schemas by references to one definition. */
function referenced(named: Readonly<Record<string, TSchema>>) {
  const schemas = Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, plain(schema)]))
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]))
  const referring = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const name = names.get(JSON.stringify(value))
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
    if (Array.isArray(value)) return value.map(referring)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, referring(inner)]))
  }
  return { schemas, referring }
}

/** Removes symbols that only our validator uses. */
const plain = (schema: TSchema): object => JSON.parse(JSON.stringify(schema))
