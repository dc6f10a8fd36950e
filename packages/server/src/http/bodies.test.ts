/** For every route: fields without a declaration never reach the handler. */
import { sure } from '@heptapolis/engine/kernel'
import { memoryStore } from '@heptapolis/store'
import fc, { type Arbitrary } from 'fast-check'
import type { RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { afterEach, describe, expect, test } from 'vitest'
import { ServerContext } from '../index.ts'
import { buildServer } from '../server.ts'
import { newVisitor } from '../sessions/session.ts'

interface Node {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Node[]
  properties?: Record<string, Node>
  patternProperties?: object
  required?: string[]
  additionalProperties?: unknown
  items?: Node
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const EXTRA = {
  do: 'abort',
  deal: '9999-12-31',
  library: 5,
  who: 'somebody',
  account: 'somebody',
  as: 1,
  isProgram: true,
  now: 0,
  secret: '0'.repeat(64),
  constructor: { prototype: { who: 'somebody' } },
  unheard: [1, { of: 2 }],
}

/** Generates values that a schema accepts. */
function accepted(node: Node): Arbitrary<unknown> {
  if (node.anyOf) return fc.oneof(...node.anyOf.map(accepted))
  if (node.enum) return fc.constantFrom(...node.enum)
  if (node.const !== undefined) return fc.constant(node.const)
  if (node.type === 'string') return fc.stringMatching(new RegExp(node.pattern ?? '^[a-z]{1,10}$'))
  if (node.type === 'integer') return fc.integer({ min: node.minimum ?? 0, max: node.maximum ?? 9 })
  if (node.type === 'boolean') return fc.boolean()
  if (node.type === 'array')
    return fc.uniqueArray(accepted(node.items ?? {}), {
      minLength: node.minItems ?? 0,
      maxLength: node.minItems ?? 2,
      selector: (one) => (typeof one === 'object' ? {} : one),
    })
  const parts = Object.entries(node.properties ?? {}).map(([name, part]) => [name, accepted(part)] as const)
  return fc.record(Object.fromEntries(parts), { requiredKeys: node.required ?? [] })
}

/** Adds fields to every object with declared fields. */
function stuffed(node: Node, value: unknown): unknown {
  const variant = node.anyOf?.find((one) => isKind(one, value)) ?? node
  if (Array.isArray(value)) return value.map((one) => stuffed(variant.items ?? {}, one))
  if (typeof value !== 'object' || value === null || !variant.properties) return value
  const known = Object.entries(value).map(([name, part]) => [name, stuffed(variant.properties?.[name] ?? {}, part)])
  const extra = Object.entries(EXTRA).filter(([name]) => !Object.hasOwn(variant.properties ?? {}, name))
  return Object.fromEntries([...known, ...(variant.additionalProperties === true ? [] : extra)])
}

/** Variants of a union differ in a literal field, or in being objects. */
function isKind({ properties }: Node, value: unknown): boolean {
  if (!properties || typeof value !== 'object' || value === null) return false
  return Object.entries(properties).every(
    ([name, part]) => part.const === undefined || part.const === (value as Record<string, unknown>)[name],
  )
}

interface OpenedServer {
  readonly routes: { url: string; body: TSchema | undefined }[]
  /** Body as the handler of a route would receive it. */
  received(url: string, payload: string): Promise<unknown>
}

let close = async (): Promise<void> => {}
afterEach(() => close())

async function opened(): Promise<OpenedServer> {
  const store = memoryStore()
  // An administrator may use every route; the clock advances, so no rate limit interferes.
  let time = 0
  const admin = sure(await newVisitor(store, time))
  sure(await store.people.promote(admin.account.id, 'person'))
  const context = await ServerContext.open({ store, now: () => (time += 600_000), admins: [admin.account.id] })
  const routes: OpenedServer['routes'] = []
  const onRoute = ({ method, url, schema }: RouteOptions): void => {
    if (String(method).includes('POST')) routes.push({ url, body: (schema as { body?: TSchema } | undefined)?.body })
  }
  const app = await buildServer(context, { onRoute })
  // Replaces the handler.
  let body: unknown
  app.addHook('preHandler', async (request, reply) => {
    body = request.body
    return reply.code(299).send({})
  })
  close = async () => {
    await app.close()
    await context.close()
    await store.close()
  }
  const headers = {
    'content-type': 'application/json',
    origin: 'http://localhost',
    host: 'localhost',
    cookie: `heptapolis=${admin.token}`,
  }
  const received = async (url: string, payload: string): Promise<unknown> => {
    const { statusCode } = await app.inject({ method: 'POST', url: addressOf(url), headers, payload })
    expect([url, payload, statusCode]).toEqual([url, payload, 299])
    return body
  }
  return { routes, received }
}

const addressOf = (url: string): string =>
  url
    .replaceAll(/:id\b/g, 'abcd')
    .replaceAll(/:deal\b/g, 'abcdefabcdef')
    .replaceAll(/:\w+/g, 'abcdef')

describe('a body with undeclared fields', () => {
  test('arrives without them at every route, at any depth', async () => {
    const { routes, received } = await opened()
    const some = routes.filter(({ body }) => body !== undefined)
    expect(some.length).toBeGreaterThan(25)
    for (const { url, body } of some) {
      const node = JSON.parse(JSON.stringify(body)) as Node
      for (const value of fc.sample(accepted(node), { seed: 7, numRuns: 4 })) {
        const plain = await received(url, JSON.stringify(value))
        expect(plain).toEqual(JSON.parse(JSON.stringify(value)))
        expect([url, await received(url, JSON.stringify(stuffed(node, value)))]).toEqual([url, plain])
        const poisoned = JSON.stringify(value).replace(/^\{/, '{"__proto__":{"who":"somebody"},').replace(',}', '}')
        expect([url, await received(url, poisoned)]).toEqual([url, plain])
      }
    }
  })

  test('is ignored where a route declares no body', async () => {
    const { routes, received } = await opened()
    const bare = routes.filter(({ body }) => body === undefined)
    expect(bare.length).toBeGreaterThan(5)
    for (const { url } of bare) expect([url, await received(url, JSON.stringify(EXTRA))]).toEqual([url, undefined])
  })
})
