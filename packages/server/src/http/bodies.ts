/**
 * Validation of request bodies. Fields that the route does not declare are dropped, not refused, because clients may be
 * newer or older than the server.
 */
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Clean } from 'typebox/value'

/** Drops keys that would change prototypes. */
export const PARSING = { onProtoPoisoning: 'remove', onConstructorPoisoning: 'remove' } as const

/** Installs validation for all routes added afterwards. */
export function reduceBodies(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const declared = schema as TSchema
    // Compiled for the first request: compiling all routes would take a fifth of the start of a server.
    let check: ReturnType<typeof Compile> | undefined
    return (value) => {
      check ??= Compile(declared)
      const known = httpPart === 'body' ? Clean(declared, value) : value
      return check.Check(known) ? { value: known } : { error: new Error('bad-message') }
    }
  })
  app.addHook('preValidation', async (request) => {
    const { body } = (request.routeOptions.schema ?? {}) as { body?: unknown }
    if (body === undefined) request.body = undefined
  })
}
