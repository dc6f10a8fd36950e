/** Examples for the API manual, from schemas: a valid request body, and the command that sends it. */
import { type ApiOperation, bodyOf, isStream, type Schema } from './description.ts'

/** A minimal valid value of a schema. */
export function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0])
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}))
    case 'string':
      return textLike(schema.pattern)
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0)
    default:
      return false
  }
}

const DIGITS = '0123456789abcdef'

/** A text of the length that a pattern such as `^[0-9a-f]{32}$` requires. */
function textLike(pattern = ''): string {
  const least = Number(/\{(\d+)/.exec(pattern)?.[1] ?? 0)
  return least === 0 ? '…' : Array.from({ length: least }, (_, i) => DIGITS[i % DIGITS.length]).join('')
}

/** The shell command that sends a request. */
export function commandFor(ask: ApiOperation, server: string): string {
  const { method, path, scope } = ask
  const body = bodyOf(ask)
  return [
    `curl -s${isStream(ask) ? 'N' : ''}`,
    ...(method === 'POST' && !body ? ['-X POST'] : []),
    server + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`),
    ...(scope === undefined ? [] : [`-H "Authorization: Bearer $${scope === 'bot:play' ? 'BOT_TOKEN' : 'TOKEN'}"`]),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(exampleOf(body))}'`] : []),
  ].join(' ')
}
