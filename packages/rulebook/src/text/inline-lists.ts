/** Helpers for parsed rule texts: the rules inserted into a text, and the inline parts of a block. */
import type { Block, Inline } from './inline.ts'

/** All atoms of a block, including inserted ones. */
export const insertsIn = (nodes: readonly Inline[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'insert') return [node.atom, ...insertsIn(node.inner)]
    return 'inner' in node ? insertsIn(node.inner) : []
  })

export const inlinesOf = (block: Block): readonly Inline[] =>
  block.kind === 'words' ? block.inner : block.items.flat()
