/** What a route says of itself: whom it is for, and how it is documented. The documentation is made of nothing else. */
import type { Scope } from '@heptapolis/wire'
import type { TSchema } from 'typebox'

export interface RouteDescription {
  /** What a token needs to come in; without, the route is for everybody and takes no token. */
  readonly scope?: Scope
  readonly says: string
  readonly answer: TSchema
  /** The answer is lines of JSON without end. */
  readonly isStream?: true
  /** What it refuses besides what all do, by status. */
  readonly refuses?: Readonly<Record<number, string>>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route of the public API; a route without takes no token. */
    api?: RouteDescription
  }
}
