/**
 * Mutators for rule data (costs, rewards, effects, chains) and for order (steps, statements, lines of the turn script).
 */
import { type Change, child, nodesIn, type SyntaxNode } from './syntax.ts'

type Mutator = (node: SyntaxNode, source: string) => Change[]

const isNumber = (node: SyntaxNode | undefined): boolean => node?.type === 'Literal' && typeof node.value === 'number'
const isText = (node: SyntaxNode | undefined): boolean => node?.type === 'Literal' && typeof node.value === 'string'

/** Removes one of several parts with its comma. */
function without(parts: readonly SyntaxNode[], at: number): Change {
  const next = parts[at + 1]
  const last = parts[at - 1]
  if (next) return { start: parts[at].start, end: next.start, text: '' }
  return { start: last?.end ?? parts[at].start, end: parts[at].end, text: '' }
}

const swapped = (one: SyntaxNode, other: SyntaxNode, source: string, end = ''): Change => {
  const [first, second] = [one, other].map((node) => source.slice(node.start, node.end))
  return { start: one.start, end: other.end, text: second + end + source.slice(one.end, other.start) + first }
}

/** Number of a table: plus one, and minus one if positive. */
const amount: Mutator = (node) => {
  const { type, value } = node
  if (type !== 'Literal' || typeof value !== 'number') return []
  const others = value > 0 ? [value + 1, value - 1] : [value + 1]
  return others.map((other) => ({ start: node.start, end: node.end, text: String(other) }))
}

/** Resource of a cost, or another value counted by name. */
const costs: Mutator = (node) => {
  const parts = nodesIn(node, 'properties')
  return parts.flatMap((part, i) => (isNumber(child(part, 'value')) ? [without(parts, i)] : []))
}

/** Building of a chain, or another name of a list. */
const chains: Mutator = (node) => {
  const parts = nodesIn(node, 'elements')
  return parts.length > 0 && parts.every(isText) ? parts.map((_, i) => without(parts, i)) : []
}

const EFFECT = ['CallExpression', 'ObjectExpression']

/** Last effect of a card or stage: an argument after id and cost. */
const effects: Mutator = (node) => {
  const parts = nodesIn(node, 'arguments')
  const last = parts.at(-1)
  return parts.length > 2 && last && EFFECT.includes(last.type) ? [without(parts, parts.length - 1)] : []
}

export const DATA: Readonly<Record<string, Mutator>> = {
  Literal: amount,
  ObjectExpression: costs,
  ArrayExpression: chains,
  CallExpression: effects,
}

const SPREAD = 'SpreadElement'

/** Swaps adjacent entries of a list of steps, lines or boards; lists of plain names and numbers have no order. */
const neighbours: Mutator = (node, source) => {
  const parts = nodesIn(node, 'elements')
  if (parts.some((part) => part.type === SPREAD || part.type === 'Literal')) return []
  return parts.slice(1).map((part, i) => swapped(parts[i], part, source))
}

/** Swaps two adjacent statements. */
const statements: Mutator = (node, source) => {
  const parts = nodesIn(node, 'body')
  return parts.slice(1).flatMap((part, i) => {
    const isPair = [parts[i], part].every(({ type }) => type === 'ExpressionStatement')
    return isPair ? [swapped(parts[i], part, source, ';')] : []
  })
}

const OTHER_SIDE: Readonly<Record<string, string>> = { after: 'before', before: 'after' }

/** Position of a line: before another instead of after it. */
const places: Mutator = (node) =>
  nodesIn(node, 'properties').flatMap((part) => {
    const key = child(part, 'key')
    const other = OTHER_SIDE[String(key?.name)]
    return key && other && isText(child(part, 'value')) ? [{ start: key.start, end: key.end, text: other }] : []
  })

export const ORDER: Readonly<Record<string, Mutator>> = {
  ArrayExpression: neighbours,
  BlockStatement: statements,
  ObjectExpression: places,
}
