/** What a route says of itself: whom it is for, and how it is documented. The documentation is made of nothing else. */
import type { Scope } from '@heptapolis/wire'
import type { TSchema } from 'typebox'

export interface Described {
  /** What a token needs to come in; without, the route is for everybody and takes no token. */
  readonly scope?: Scope
  readonly says: string
  readonly answer: TSchema
  /** The answer is lines of JSON without end. */
  readonly isStream?: true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route of the public API; a route without takes no token. */
    api?: Described
  }
}
