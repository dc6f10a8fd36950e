/** Navigation in a rulebook: all paragraphs, and a link to the rule that explains a card, an action or a score line. */
import type { Paragraph, Rulebook } from './pages.ts'

export const paragraphsOf = (book: Rulebook): Paragraph[] =>
  book.chapters.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))

/** Link to the explanation of `piece:altar`, `action:sell`, `question:dig`, `score:science`. */
export function linkTo(book: Rulebook, what: string): string | undefined {
  const [kind, id] = what.split(':')
  if (kind === 'piece') return `piece-${id}`
  return paragraphsOf(book).find(({ explains }) => explains.includes(what))?.id
}
