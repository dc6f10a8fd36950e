/**
 * Resolution of links into the rulebook: rules by id, and parts of the game such as `score-science` by the rule that
 * explains them.
 */

import { BASE } from '@heptapolis/boxes'
import { RULES } from '@heptapolis/boxes/rulebook'
import {
  type Chapter,
  inlinesOf,
  insertsIn,
  type Paragraph,
  paragraphsOf,
  type Rulebook,
  type Section,
} from '@heptapolis/rulebook'

const PIECE = 'piece-'
const ALIAS = /^(score|action|question|refusal)-(.+)$/

/** The id of the contents. */
export const CONTENTS = 'contents'

/** The prefix avoids clashes with ids of symbols. */
export const chapterAnchor = (chapter: string): string => `chapter-${chapter}`

/** The id of the element that a link means. */
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

/** The chapter of an element; by default the first. */
export function chapterWith(chapters: readonly Chapter[], id: string): number {
  const holds = ({ id: chapter, sections }: Chapter): boolean =>
    chapterAnchor(chapter) === id || sections.some((section) => section.id === id || placesIn(section).includes(id))
  return Math.max(0, chapters.findIndex(holds))
}

const placesIn = ({ paragraphs, groups, signs }: Section): string[] => [
  ...paragraphs.flatMap(({ id, blocks, examples }) => [
    id,
    ...blocks.flatMap((block) => insertsIn(inlinesOf(block))),
    ...examples.map((example) => `example-${example.id}`),
  ]),
  ...groups.flatMap(({ items }) => items.map(({ id }) => PIECE + id)),
  ...signs.map(({ sign }) => `sign-${sign}`),
]

const explains = (paragraphs: readonly Paragraph[], what: string): Paragraph | undefined =>
  paragraphs.find((paragraph) => paragraph.explains.includes(what))

/** The box of a rule, for links without a mix. */
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
