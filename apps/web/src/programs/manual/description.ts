/** Types for the part of an OpenAPI description that the manual shows, and lookups in it. */
import type { Scope } from '@heptapolis/wire'

export interface Schema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  items?: Schema
  minItems?: number
  minimum?: number
  pattern?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}

export interface Operation {
  operationId: string
  summary: string
  security: readonly { token: readonly Scope[] }[]
  parameters?: readonly { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Readonly<Record<string, { description: string; content?: Readonly<Record<string, { schema: Schema }>> }>>
}

export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** One method of one path. */
export interface ApiOperation {
  method: string
  path: string
  scope: Scope | undefined
  operation: Operation
}

export const asksIn = ({ paths }: Description): ApiOperation[] =>
  Object.entries(paths).flatMap(([path, ways]) =>
    Object.entries(ways).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      scope: operation.security[0]?.token[0],
      operation,
    })),
  )

export const bodyOf = ({ operation: { requestBody } }: ApiOperation): Schema | undefined =>
  requestBody?.content['application/json'].schema

export const answerOf = ({ operation: { responses } }: ApiOperation): Schema | undefined =>
  Object.values(responses[200]?.content ?? {})[0]?.schema

export const isStream = ({ operation: { responses } }: ApiOperation): boolean =>
  Object.keys(responses[200]?.content ?? {}).includes('application/x-ndjson')
