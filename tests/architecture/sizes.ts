/** Finder of files and functions that have too many lines. */
import { lineAt, nameOf, parseSource, partOf, type SyntaxNode, visit } from './syntax.ts'

const MOST_LINES = 300
const MOST_FUNCTION_LINES = 60

const isFunction = (type: string): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

export const isLongFile = (source: string): boolean => source.trimEnd().split('\n').length > MOST_LINES

/** Own name, that of the constant it is assigned to, or its line. */
function functionName(source: string, node: SyntaxNode): string {
  const before = source.slice(source.lastIndexOf('\n', node.start) + 1, node.start)
  return nameOf(partOf(node, 'id')) || (/const (\w+)/.exec(before)?.[1] ?? `line ${lineAt(source, node.start)}`)
}

/** Functions of a file with too many lines, as `file name`. */
export function longFunctions(file: string, source: string): string[] {
  if (source.split('\n').length <= MOST_FUNCTION_LINES) return []
  const found: string[] = []
  visit(parseSource(file, source), (node) => {
    if (!isFunction(node.type)) return
    const lines = source.slice(node.start, node.end).split('\n').length
    if (lines > MOST_FUNCTION_LINES) found.push(`${file} ${functionName(source, node)}`)
  })
  return found
}
