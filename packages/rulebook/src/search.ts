/** Finding a word in the book, as it stands for its mix. */
import type { Rulebook } from './book.ts'
import { plain } from './inline.ts'

export interface Hit {
  /** The link: a rule, a piece, or a section. */
  id: string
  kind: 'rule' | 'piece' | 'step' | 'sign' | 'example'
  chapter: string
  section: string
  title: string
  text: string
  box: string
}

/** Everything that can be found, in the order of the book. */
export function entriesOf(book: Rulebook): Hit[] {
  return book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section): Hit[] => {
      const at = { chapter: chapter.title, section: section.title }
      return [
        ...section.steps.map(
          (step): Hit => ({
            ...at,
            id: section.id,
            kind: 'step',
            title: section.title,
            text: step.text,
            box: step.box,
          }),
        ),
        ...section.paragraphs.flatMap(({ id, heading, text, box, examples }): Hit[] => [
          { ...at, id, kind: 'rule', title: heading ?? section.title, text, box },
          ...examples.map(
            (example): Hit => ({
              ...at,
              id: `example-${example.id}`,
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
              kind: 'piece',
              title: item.side === undefined ? item.name : `${item.name} (${item.side})`,
              text: [
                ...item.effects,
                ...item.details,
                ...(item.stages ?? []).flat().flatMap((stage) => stage.effects),
              ].join('; '),
              box: item.box,
            }),
          ),
        ),
        ...section.signs.map(
          ({ sign, meaning, box }): Hit => ({
            ...at,
            id: `sign-${sign}`,
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

const normal = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')

const [IS_TITLE, IN_TITLE, AT_START, IN_TEXT] = [16, 4, 2, 1]

/** The entries in which every word of the query occurs, those that name it first. */
export function search(book: Rulebook, query: string, entries: readonly Hit[] = entriesOf(book)): Hit[] {
  const words = normal(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const rated = entries.map((hit, order) => ({ hit, order, rank: rankOf(hit, words) }))
  return rated
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.order - b.order)
    .map(({ hit }) => hit)
}

/** 0 where one of the words is missing. */
function rankOf({ id, title, text }: Hit, words: readonly string[]): number {
  const [name, body] = [normal(`${title} ${id}`), normal(text)]
  let rank = normal(title) === words.join(' ') ? IS_TITLE : 0
  for (const word of words) {
    const inName = name.includes(word)
    if (!inName && !body.includes(word)) return 0
    rank += (inName ? IN_TITLE : 0) + (new RegExp(`\\b${escaped(word)}`).test(body) ? AT_START : 0) + IN_TEXT
  }
  return rank
}

const escaped = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')
