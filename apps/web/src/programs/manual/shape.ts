/** Short text form of a JSON schema for the API manual: field names, types, and a mark on optional ones. */
import type { Schema } from './description.ts'

const STEP = '  '

export function shapeOf(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((one) => shapeOf(one, indent)).join(' | ')
  if (schema.type === 'array') return `[${shapeOf(schema.items ?? {}, indent)}, …]`
  if (schema.type === 'object') return objectShape(schema, indent)
  return [schema.type ?? '…', schema.pattern].filter(Boolean).join(' ')
}

function objectShape({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = indent + STEP
  const fields = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field, inner)}`,
  )
  return fields.length === 0 ? '{…}' : `{\n${fields.join('\n')}\n${indent}}`
}
