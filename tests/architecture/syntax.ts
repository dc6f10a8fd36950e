/** Parser of source code into syntax trees, for the architecture tests. */
import { parseAst } from 'vitest/node'

export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export function parseSource(file: string, source: string): SyntaxNode {
  const tree: unknown = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  if (!isNode(tree)) throw new Error(`${file} has no syntax tree`)
  return tree
}

export const partOf = (node: SyntaxNode, field: string): SyntaxNode | undefined => {
  const value = node[field]
  return isNode(value) ? value : undefined
}

export const nameOf = (node: SyntaxNode | undefined): string => (typeof node?.name === 'string' ? node.name : '')

/** Calls back for the node and everything in it, outer ones first. */
export function visit(node: SyntaxNode, see: (node: SyntaxNode) => void): void {
  see(node)
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const part of value) isNode(part) && visit(part, see)
    else if (isNode(value)) visit(value, see)
  }
}

export const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length
