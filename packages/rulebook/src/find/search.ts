/** Full-text search in a rulebook: its searchable entries, and the entries that answer a query. */

import type { Component } from '../book/components.ts'
import type { Paragraph, Rulebook } from '../book/pages.ts'
import type { Findable } from '../search/findable.ts'
import { finder } from '../search/finder.ts'
import { plain } from '../text/inline.ts'

export interface Hit {
  /** Link target: a rule, a piece or a section. */
  id: string
  /** Citation number; rules only. */
  number: string
  kind: 'rule' | 'piece' | 'step' | 'sign' | 'example'
  chapter: string
  section: string
  title: string
  text: string
  box: string
}

/** All searchable entries, in book order. */
export const entriesOf = (book: Rulebook): Hit[] =>
  book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section): Hit[] => [
      ...section.steps.map(({ text, box }) =>
        hitIn(chapter, section, { id: section.id, kind: 'step', title: section.title, text, box }),
      ),
      ...section.paragraphs.flatMap((rule) => ruleHits(chapter, section, rule)),
      ...section.groups.flatMap(({ items }) => items.map((item) => pieceHit(book, chapter, section, item))),
      ...section.signs.map(({ sign, meaning, box }) =>
        hitIn(chapter, section, { id: `sign-${sign}`, kind: 'sign', title: sign, text: plain(meaning), box }),
      ),
    ]),
  )

type Place = Pick<Rulebook['chapters'][number], 'title'>

const hitIn = (chapter: Place, section: Place, hit: Omit<Hit, 'chapter' | 'section' | 'number'>, number = ''): Hit => ({
  chapter: chapter.title,
  section: section.title,
  number,
  ...hit,
})

/** Rule, followed by its examples. */
const ruleHits = (chapter: Place, section: Place, rule: Paragraph): Hit[] => [
  hitIn(
    chapter,
    section,
    { id: rule.id, kind: 'rule', title: rule.heading ?? section.title, text: rule.text, box: rule.box },
    rule.number,
  ),
  ...rule.examples.map(({ id, title, steps }) =>
    hitIn(chapter, section, {
      id: `example-${id}`,
      kind: 'example',
      title,
      text: steps.map(plain).join(' '),
      box: rule.box,
    }),
  ),
]

function pieceHit({ say }: Rulebook, chapter: Place, section: Place, item: Component): Hit {
  const stages = (item.stages ?? []).flat().flatMap(({ effects }) => effects)
  return hitIn(chapter, section, {
    id: `piece-${item.id}`,
    kind: 'piece',
    title: item.side === undefined ? item.name : `${item.name} (${item.side})`,
    text: [...item.effects, ...item.details, ...stages].join(say.terms.between),
    box: item.box,
  })
}

/** Prior likelihood of each kind. */
const WEIGHTS: Readonly<Record<Hit['kind'], number>> = { rule: 1, piece: 0.9, step: 0.6, sign: 0.8, example: 0.5 }

/** Entries as the search needs them. An example explains the rule before it. */
export const findablesOf = (book: Rulebook, entries: readonly Hit[]): Findable[] => {
  let rule = -1
  return entries.map((hit, at) => {
    if (hit.kind === 'rule') rule = at
    return { ...findableOf(book, hit), ...(hit.kind === 'example' ? { explains: rule } : {}) }
  })
}

const findableOf = (book: Rulebook, { number, title, text, kind, id, section }: Hit): Findable => ({
  number,
  title,
  text,
  near: [section, id.replaceAll('-', ' '), ...(kind === 'piece' ? namesElsewhere(book, id) : [])].join(' '),
  asked: kind === 'rule' ? (book.asked.get(id) ?? []) : [],
  weight: WEIGHTS[kind],
})

/** Names of a piece in other printed languages; boards by their wonder. */
function namesElsewhere({ library: { names }, rules }: Rulebook, link: string): readonly string[] {
  const id = link.replace(/^piece-/, '')
  const wonder = rules.boards.find(({ piece }) => piece.id === id)?.def.wonder ?? ''
  return Object.values(names.pieces[id] ?? names.wonders[wonder] ?? {}).flat()
}

export interface Search {
  hits: readonly Hit[]
  /** Interpretation of the query, if it differs. */
  readAs: string
}

/** Creates a search over a book; the index is built once. */
export function searcher(book: Rulebook): (query: string) => Search {
  const entries = entriesOf(book)
  const find = finder(findablesOf(book, entries), book.dictionary)
  return (query) => {
    const { found, readAs } = find(query)
    return { hits: found.map((at) => entries[at]), readAs }
  }
}

/** Results for a query, best first. */
export const search = (book: Rulebook, query: string): readonly Hit[] => searcher(book)(query).hits
