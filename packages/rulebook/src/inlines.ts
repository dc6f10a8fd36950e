/** What stands within a block of words. */
import type { Block, Inline } from './inline.ts'

/** Every atom that stands in a block, by itself or put into another. */
export const insertsIn = (nodes: readonly Inline[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'insert') return [node.atom, ...insertsIn(node.inner)]
    return 'inner' in node ? insertsIn(node.inner) : []
  })

export const inlinesOf = (block: Block): readonly Inline[] =>
  block.kind === 'words' ? block.inner : block.items.flat()
