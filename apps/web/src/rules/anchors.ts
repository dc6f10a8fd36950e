/** What links lead to: rules by id, and things (`score-science`, `action-sell`, `question-dig`) by the rule that explains them. */

import { BASE } from '@heptapolis/boxes'
import { RULES } from '@heptapolis/boxes/rulebook'
import type { Paragraph, Rulebook } from '@heptapolis/rulebook'
import { paragraphsOf } from '@heptapolis/rulebook'

const PIECE = 'piece-'
const ALIAS = /^(score|action|question)-(.+)$/

/** Chapters have short names that symbols of the page have too. */
export const chapterAnchor = (chapter: string): string => `chapter-${chapter}`

/** The id on the page that a link means. */
export function anchorIn(book: Rulebook, anchor: string): string {
  if (book.chapters.some(({ id }) => id === anchor)) return chapterAnchor(anchor)
  const cited = ruleCited(anchor)
  if (cited) return cited.id
  const piece = anchor.startsWith(PIECE) && book.rules.called(anchor.slice(PIECE.length))
  if (piece) return PIECE + piece.id
  const [, kind, name] = ALIAS.exec(anchor) ?? []
  const explaining = kind && explains(paragraphsOf(book), `${kind}:${name}`)
  return explaining ? explaining.id : anchor
}

const explains = (paragraphs: readonly Paragraph[], what: string): Paragraph | undefined =>
  paragraphs.find((paragraph) => paragraph.explains.includes(what))

/** The box whose rulebook has the rule: a link without a mix opens it with that box. */
export const boxOfRule = (anchor: string): string | undefined => {
  const id = ruleCited(anchor)?.id ?? anchor
  return RULES.find(({ box, atoms }) => box !== BASE && atoms.some((atom) => atom.id === id))?.box
}

/** The rule of a number: `/rules#6.8E`. */
function ruleCited(number: string): { id: string } | undefined {
  const wanted = number.toUpperCase()
  for (const { registry } of RULES) {
    const found = Object.entries(registry.rules).find(([, one]) => one === wanted)
    if (found) return { id: found[0] }
  }
  return undefined
}
