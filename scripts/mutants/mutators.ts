/** Mutators for program code: each makes one small change to a source file that some test should detect. */
import { DATA, ORDER } from './rule-data.ts'
import { type Change, child, codeIn, parse, type SyntaxNode } from './syntax.ts'

/** `code`: calculations; `data`: numbers and names of rule data; `order`: order of lists. */
export const GROUPS = ['code', 'data', 'order'] as const
export type Group = (typeof GROUPS)[number]

/** Code that must run for the change to take effect, and whether it is a statement. */
export interface Mutation extends Change {
  group: Group
  site: { start: number; end: number; isStatement: boolean }
}

const OPERATORS: Record<string, readonly string[]> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
}

const ASSIGNMENTS: Record<string, string> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '|=': '&=',
  '&=': '|=',
  '||=': '&&=',
  '&&=': '||=',
  '??=': '&&=',
}

const METHODS: Record<string, string> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  shift: 'pop',
  pop: 'shift',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
}

/** Calls that return the list unchanged when dropped. */
const DROPPED = ['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice']

type Mutator = (node: SyntaxNode, source: string) => Change[]

const textOf = (node: SyntaxNode, source: string): string => source.slice(node.start, node.end)
const replaced = (node: SyntaxNode, text: string): Change => ({ start: node.start, end: node.end, text })

/** Replaces the operator between two operands. */
function between(one: SyntaxNode, other: SyntaxNode, operator: string, instead: string, source: string): Change {
  const start = source.indexOf(operator, one.end)
  if (start < 0 || start >= other.start) throw new Error(`There is no ${operator} at ${one.end}`)
  return { start, end: start + operator.length, text: instead }
}

const isText = (node: SyntaxNode): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

const binary: Mutator = (node, source) => {
  const [left, right, operator] = [child(node, 'left'), child(node, 'right'), String(node.operator)]
  if (!left || !right || isText(left) || isText(right)) return []
  if (operator === '??') return [left, right].map((part) => replaced(node, textOf(part, source)))
  return (OPERATORS[operator] ?? []).map((instead) => between(left, right, operator, instead, source))
}

const condition: Mutator = (node) => {
  const test = child(node, 'test')
  if (!test) return []
  const isLoop = node.type !== 'IfStatement' && node.type !== 'ConditionalExpression'
  return (isLoop ? ['false'] : ['true', 'false']).map((text) => replaced(test, text))
}

const call: Mutator = (node, source) => {
  const callee = child(node, 'callee')
  const [owner, method] =
    callee?.type === 'MemberExpression' ? [child(callee, 'object'), child(callee, 'property')] : []
  if (!owner || !method || callee?.computed === true) return []
  const name = String(method.name)
  if (DROPPED.includes(name)) return [replaced(node, textOf(owner, source))]
  return Object.hasOwn(METHODS, name) ? [replaced(method, METHODS[name])] : []
}

const literal: Mutator = (node, source) => {
  if (typeof node.value === 'boolean') return [replaced(node, String(!node.value))]
  if (typeof node.value !== 'number') return []
  const hex = textOf(node, source).startsWith('0x')
  return [node.value + 1, node.value - 1].map((value) => {
    const digits = hex ? `0x${Math.abs(value).toString(16)}` : String(Math.abs(value))
    return replaced(node, value < 0 ? `(-${digits})` : digits)
  })
}

const MUTATORS: Record<string, Mutator> = {
  BinaryExpression: binary,
  LogicalExpression: binary,
  AssignmentExpression(node, source) {
    const [left, right, operator] = [child(node, 'left'), child(node, 'right'), String(node.operator)]
    if (!left || !right || !Object.hasOwn(ASSIGNMENTS, operator)) return []
    return [between(left, right, operator, ASSIGNMENTS[operator], source)]
  },
  UnaryExpression(node) {
    if (!['!', '-', '~'].includes(String(node.operator))) return []
    return [{ start: node.start, end: node.start + 1, text: '' }]
  },
  UpdateExpression(node, source) {
    const operator = String(node.operator)
    return [replaced(node, textOf(node, source).replace(operator, operator === '++' ? '--' : '++'))]
  },
  IfStatement: condition,
  ConditionalExpression: condition,
  WhileStatement: condition,
  ForStatement: condition,
  CallExpression: call,
  Literal: literal,
  ArrowFunctionExpression(node) {
    const body = child(node, 'body')
    return body?.type === 'CallExpression' ? [replaced(body, 'undefined')] : []
  },
  ExpressionStatement: (node) => [replaced(node, ';')],
  ReturnStatement: (node) => (child(node, 'argument') ? [] : [replaced(node, ';')]),
  ContinueStatement: (node) => [replaced(node, ';')],
}

/** Place for a probe: the statement of a condition, or the enclosing function of a body. */
function siteOf(node: SyntaxNode): Mutation['site'] {
  const part = child(node, node.type === 'ArrowFunctionExpression' ? 'body' : 'test')
  const isInside = part && node.type !== 'ConditionalExpression'
  const { start, end } = isInside ? part : node
  return { start, end, isStatement: !isInside && node.type.endsWith('Statement') }
}

/** All mutations of a source, in text order. Literals of tables are rule data. */
export function mutationsOf(source: string): Mutation[] {
  return [...codeIn(parse(source))].flatMap(([node, inTable]) => {
    const isDatum = inTable && node.type === 'Literal'
    const of = (group: Group, mutators: Readonly<Record<string, Mutator>>): Mutation[] =>
      (mutators[node.type]?.(node, source) ?? []).map((change) => ({ ...change, group, site: siteOf(node) }))
    return [...(isDatum ? [] : of('code', MUTATORS)), ...(inTable ? of('data', DATA) : []), ...of('order', ORDER)]
  })
}

export const mutate = (source: string, { start, end, text }: Change): string =>
  source.slice(0, start) + text + source.slice(end)
