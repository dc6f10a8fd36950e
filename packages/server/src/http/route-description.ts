/** Type of a route's description in the API for programs; the OpenAPI document is generated from it. */
import type { Scope } from '@heptapolis/wire'
import type { TSchema } from 'typebox'

export interface RouteDescription {
  /** Scope a token needs. Without a scope the route is public and takes no token. */
  readonly scope?: Scope
  readonly says: string
  readonly answer: TSchema
  /** The answer is an endless stream of JSON lines. */
  readonly isStream?: true
  /** Additional refusals, by status. */
  readonly refuses?: Readonly<Record<number, string>>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Present on routes of the API for programs; other routes take no token. */
    api?: RouteDescription
  }
}
