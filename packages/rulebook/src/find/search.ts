/** Search in the book of a mix. */

import type { Rulebook } from '../book/pages.ts'
import { type Findable, finder } from '../search/finder.ts'
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
export function entriesOf(book: Rulebook): Hit[] {
  return book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section): Hit[] => {
      const at = { chapter: chapter.title, section: section.title }
      return [
        ...section.steps.map(
          (step): Hit => ({
            ...at,
            id: section.id,
            number: '',
            kind: 'step',
            title: section.title,
            text: step.text,
            box: step.box,
          }),
        ),
        ...section.paragraphs.flatMap(({ id, number, heading, text, box, examples }): Hit[] => [
          { ...at, id, number, kind: 'rule', title: heading ?? section.title, text, box },
          ...examples.map(
            (example): Hit => ({
              ...at,
              id: `example-${example.id}`,
              number: '',
              kind: 'example',
              title: example.title,
              text: example.steps.map(plain).join(' '),
              box,
            }),
          ),
        ]),
        ...section.groups.flatMap(({ items }) =>
          items.map(
            (item): Hit => ({
              ...at,
              id: `piece-${item.id}`,
              number: '',
              kind: 'piece',
              title: item.side === undefined ? item.name : `${item.name} (${item.side})`,
              text: [
                ...item.effects,
                ...item.details,
                ...(item.stages ?? []).flat().flatMap((stage) => stage.effects),
              ].join(book.say.terms.between),
              box: item.box,
            }),
          ),
        ),
        ...section.signs.map(
          ({ sign, meaning, box }): Hit => ({
            ...at,
            id: `sign-${sign}`,
            number: '',
            kind: 'sign',
            title: sign,
            text: plain(meaning),
            box,
          }),
        ),
      ]
    }),
  )
}

/** Prior likelihood of each kind. */
const WEIGHTS: Readonly<Record<Hit['kind'], number>> = { rule: 1, piece: 0.9, step: 0.6, sign: 0.8, example: 0.5 }

export const findableOf = (book: Rulebook, { number, title, text, kind, id, section }: Hit): Findable => ({
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
  const find = finder(
    entries.map((hit) => findableOf(book, hit)),
    book.dictionary,
  )
  return (query) => {
    const { found, readAs } = find(query)
    return { hits: found.map((at) => entries[at]), readAs }
  }
}

/** Results for a query, best first. */
export const search = (book: Rulebook, query: string): readonly Hit[] => searcher(book)(query).hits
