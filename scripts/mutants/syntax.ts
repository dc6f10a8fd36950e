/** Parser for mutation testing: the syntax tree of a source file, without nodes that mutants never change. */
import { parseAst } from 'vitest/node'

export interface SyntaxNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

export interface Change {
  start: number
  end: number
  /** Replacement. */
  text: string
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const child = (node: SyntaxNode, field: string): SyntaxNode | undefined => {
  const value = node[field]
  return isNode(value) ? value : undefined
}

/** Nodes of a list, such as the elements of an array. */
export const nodesIn = (node: SyntaxNode, field: string): SyntaxNode[] => {
  const value = node[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Types and imports are no code; for a type assertion, only its expression is. */
const IDLE = /^(TS(?!(AsExpression|SatisfiesExpression|NonNullExpression)$)|Import|ExportAll)/

/** Names of properties and methods are no expressions. */
const isName = (node: SyntaxNode, field: string): boolean =>
  (field === 'key' || field === 'property') && node.computed === false

/** Texts for people are no rules. */
const WORDS = /^(describe|text)$|Texts?$|^WORDS$|_TEXTS?$/
const isWords = (node: SyntaxNode): boolean => {
  const name = child(node, 'key') ?? child(node, 'id')
  return typeof name?.name === 'string' && WORDS.test(name.name)
}

const TABLES = ['ArrayExpression', 'ObjectExpression', 'CallExpression', 'NewExpression']

/** Yields every code node, outer ones first, and whether it belongs to a table outside any function. */
export function* codeIn(node: SyntaxNode, inTable = false, inFunction = false): Generator<[SyntaxNode, boolean]> {
  yield [node, inTable]
  if (node.type === 'TemplateLiteral') return
  const within = inFunction || /Function|^PropertyDefinition$/.test(node.type)
  const table = !within && (inTable || TABLES.includes(node.type))
  for (const [field, value] of Object.entries(node)) {
    if (isName(node, field)) continue
    for (const part of Array.isArray(value) ? value : [value]) {
      if (isNode(part) && !IDLE.test(part.type) && !isWords(part)) yield* codeIn(part, table, within)
    }
  }
}

/** Its tree is read by field names alone. */
export function parse(source: string): SyntaxNode {
  const program: unknown = parseAst(source, { lang: 'ts' })
  if (!isNode(program)) throw new Error('The parser returned no tree')
  return program
}
