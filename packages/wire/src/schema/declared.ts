/**
 * Copies a validated value without the fields that its schema does not declare. Each schema is compiled once into a
 * copy function.
 */
import type { TSchema } from 'typebox'

type Reduce = (value: unknown) => unknown

interface Node {
  readonly const?: unknown
  readonly anyOf?: readonly Node[]
  readonly items?: Node
  readonly properties?: { readonly [name: string]: Node }
  readonly additionalProperties?: unknown
}

export const reducerFor = (schema: TSchema): Reduce => reducerOf(schema as Node)

const same: Reduce = (value) => value

function reducerOf({ anyOf, items, properties, additionalProperties }: Node): Reduce {
  if (anyOf) return unionReducer(anyOf.filter((one) => one.properties !== undefined))
  if (items) {
    const reduce = reducerOf(items)
    return (value) => (value as unknown[]).map(reduce)
  }
  return properties && additionalProperties !== true ? objectReducer(properties) : same
}

function objectReducer(properties: NonNullable<Node['properties']>): Reduce {
  const fields = Object.entries(properties).map(([name, part]) => [name, reducerOf(part)] as const)
  return (value) => {
    const sent = value as { [name: string]: unknown }
    const known: { [name: string]: unknown } = {}
    for (const [name, reduce] of fields) if (Object.hasOwn(sent, name)) known[name] = reduce(sent[name])
    return known
  }
}

/** The discriminator of a union: the field that is a literal in all its objects. */
function unionReducer(objects: readonly Node[]): Reduce {
  const [first] = objects
  if (!first) return same
  const tag = Object.entries(first.properties ?? {}).find(([, part]) => part.const !== undefined)?.[0] ?? ''
  const kinds = new Map(objects.map((one) => [one.properties?.[tag]?.const, reducerOf(one)]))
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    return (kinds.get((value as { [name: string]: unknown })[tag]) ?? same)(value)
  }
}
