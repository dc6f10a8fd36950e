/**
 * Reduces every request body to the fields its route declares, in one place. Fields nobody declares are dropped, not refused:
 * clients may be newer or older than the server.
 */
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Clean } from 'typebox/value'

/** Keys that change prototypes are dropped like any other that no route declares. */
export const PARSING = { onProtoPoisoning: 'remove', onConstructorPoisoning: 'remove' } as const

/** Checks and reduces what comes to every route that is added from now on. */
export function reduceBodies(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const declared = schema as TSchema
    const check = Compile(declared)
    return (value) => {
      const known = httpPart === 'body' ? Clean(declared, value) : value
      return check.Check(known) ? { value: known } : { error: new Error('bad-message') }
    }
  })
  app.addHook('preValidation', async (request) => {
    const { body } = (request.routeOptions.schema ?? {}) as { body?: unknown }
    if (body === undefined) request.body = undefined
  })
}
