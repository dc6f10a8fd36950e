/** Finding one's way in a book. */
import type { Paragraph, Rulebook } from './book.ts'
import type { Block, Inline } from './inline.ts'

/** Every paragraph of a book. */
export const paragraphsOf = (book: Rulebook): Paragraph[] =>
  book.chapters.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))

/** Where something is explained: `piece:altar`, `action:sell`, `question:dig`, `score:science`. */
export function linkTo(book: Rulebook, what: string): string | undefined {
  const [kind, id] = what.split(':')
  if (kind === 'piece') return `piece-${id}`
  return paragraphsOf(book).find(({ explains }) => explains.includes(what))?.id
}

/** Every atom that stands in a block, by itself or put into another. */
export const insertsIn = (nodes: readonly Inline[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'insert') return [node.atom, ...insertsIn(node.inner)]
    return 'inner' in node ? insertsIn(node.inner) : []
  })

export const inlinesOf = (block: Block): readonly Inline[] =>
  block.kind === 'words' ? block.inner : block.items.flat()
