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

const DRAWN: readonly Inline['kind'][] = ['good', 'sign', 'coins', 'points']

/** Punctuation that begins the text after a drawing. A line may break between them, so pages tie both together. */
export function punctuationAfter(nodes: readonly Inline[], at: number): string {
  const [node, next] = [nodes[at], nodes[at + 1]]
  if (!node || !DRAWN.includes(node.kind) || next?.kind !== 'text') return ''
  return /^[\u00a0\u202f]?[,.;:!?)]+/.exec(next.text)?.[0] ?? ''
}
