/** Finder of type assertions in source code: each one is a claim that the compiler does not check. */
import { lineAt, nameOf, parseSource, partOf, type SyntaxNode, visit } from './syntax.ts'

export interface Cast {
  readonly place: string
  /** An assertion of an assertion, which can claim anything. */
  readonly isDouble: boolean
}

/** Assertions other than `as const` in one file. */
export function castsIn(file: string, source: string): Cast[] {
  if (!/\bas (?!const\b)/.test(source)) return []
  const found: Cast[] = []
  visit(parseSource(file, source), (node) => {
    if (isCast(node))
      found.push({ place: `${file}:${lineAt(source, node.start)}`, isDouble: isCast(bare(partOf(node, 'expression'))) })
  })
  return found
}

const isCast = (node: SyntaxNode | undefined): boolean =>
  node?.type === 'TSAsExpression' && !isConst(partOf(node, 'typeAnnotation'))

const isConst = (type: SyntaxNode | undefined): boolean =>
  type?.type === 'TSTypeReference' && nameOf(partOf(type, 'typeName')) === 'const'

const bare = (node: SyntaxNode | undefined): SyntaxNode | undefined =>
  node?.type === 'ParenthesizedExpression' ? bare(partOf(node, 'expression')) : node
