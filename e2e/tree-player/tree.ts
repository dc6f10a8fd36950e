/** The accessibility tree of a page, as the browser gives it to screen readers. */
import type { CDPSession } from 'playwright-core'

/** A node that a screen reader reads. */
export interface TreeNode {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly value: string
  readonly parent: TreeNode | undefined
  /** States and properties: `focused`, `checked`, `level`, `live` and so on. */
  readonly states: ReadonlyMap<string, unknown>
}

/** Nodes in reading order. */
export type Tree = readonly TreeNode[]

type RawNode = Awaited<ReturnType<typeof fetchTree>>[number]

/** Wrappers without a meaning of their own; their children are read in their place. */
const UNREAD = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak'])

const fetchTree = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes

export async function readTree(session: CDPSession): Promise<Tree> {
  const raw = await fetchTree(session)
  const byId = new Map(raw.map((node) => [node.nodeId, node]))
  const tree: TreeNode[] = []
  const walk = (node: RawNode, parent: TreeNode | undefined): void => {
    const read = isRead(node) ? nodeOf(node, parent) : undefined
    if (read) tree.push(read)
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) walk(child, read ?? parent)
    }
  }
  for (const node of raw) if (node.parentId === undefined) walk(node, undefined)
  return tree
}

const isRead = ({ ignored, role }: RawNode): boolean => !ignored && !UNREAD.has(String(role?.value))

const nodeOf = (node: RawNode, parent: TreeNode | undefined): TreeNode => ({
  role: text(node.role),
  name: text(node.name),
  description: text(node.description),
  value: text(node.value),
  parent,
  states: new Map((node.properties ?? []).map(({ name, value }) => [name, value.value])),
})

const text = (field: RawNode['name']): string => String(field?.value ?? '').trim()

const isFocused = ({ states }: TreeNode): boolean => states.get('focused') === true

/** The deepest focused node: the page itself counts as focused too. */
export const focusIn = (tree: Tree): TreeNode | undefined => tree.findLast(isFocused)

export function isInside(node: TreeNode, outer: TreeNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at === outer) return true
  return false
}

export const nodesInside = (tree: Tree, outer: TreeNode): Tree => tree.filter((node) => isInside(node, outer))

/** All text inside a node. */
export const textInside = (tree: Tree, outer: TreeNode): string =>
  nodesInside(tree, outer)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
