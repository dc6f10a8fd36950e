/** Alphabetical index of a rulebook: terms, names and pieces with the numbers of their rules. */
import { COLOURS } from '@heptapolis/engine/show'
import type { ComponentGroup } from '../book/components.ts'
import { paragraphsOf } from '../book/navigation.ts'
import type { Rulebook } from '../book/pages.ts'
import type { Inline } from '../text/inline.ts'
import { inlinesOf } from '../text/inline-lists.ts'
import { searcher } from './search.ts'

export interface IndexEntry {
  term: string
  /** Numbers of rules; of a chapter where it lists the term. */
  rules: readonly string[]
}

/** Maximum rules per entry; more are of no help. */
const MOST_RULES = 4

/** Singular and plural share an entry. */
export function indexOf(book: Rulebook): IndexEntry[] {
  const entries = new Map<string, { term: string; rules: Set<string> }>()
  const add = (term: string, number: string): void => {
    const key = term.toLocaleLowerCase(book.language).replaceAll(/s\b/g, '')
    const entry = entries.get(key) ?? { term, rules: new Set() }
    entry.rules.add(number)
    entries.set(key, entry)
  }
  const find = searcher(book)
  for (const term of termsOf(book)) {
    const found = find(term).hits.filter(({ kind }) => kind === 'rule')
    const named = found.filter(({ title, text }) => hasWords(`${title} ${text}`, term, book.language))
    const rules = named.length > 0 ? named : found
    for (const { number } of rules.slice(0, MOST_RULES)) add(term, number)
  }
  for (const { number, heading, blocks } of paragraphsOf(book)) {
    if (heading !== undefined) add(heading, number)
    for (const piece of blocks.flatMap((block) => piecesIn(inlinesOf(block)))) add(piece, number)
  }
  for (const [wonder, numbers] of wondersOf(book)) for (const number of numbers) add(wonder, number)
  const order = paragraphsOf(book).map(({ number }) => number)
  const inOrder = (rules: ReadonlySet<string>): string[] =>
    [...rules].sort((a, b) => placeIn(order, a) - placeIn(order, b))
  return [...entries.values()]
    .map(({ term, rules }) => ({ term: book.say.terms.capital(term), rules: inOrder(rules) }))
    .sort((a, b) => a.term.localeCompare(b.term, book.language))
}

/** Numbers of chapters follow those of rules. */
const placeIn = (order: readonly string[], number: string): number =>
  order.includes(number) ? order.indexOf(number) : order.length

/** Wonders with the rules that name them, and the chapter that lists their stages. */
function wondersOf(book: Rulebook): [wonder: string, numbers: string[]][] {
  const names = [...new Set(book.rules.boards.map(({ def }) => book.say.wonder(def.wonder)))]
  const listing = book.chapters.find(({ sections }) => sections.some(({ groups }) => groups.some(isBoards)))
  const rules = book.chapters
    .flatMap(({ sections }) => sections)
    .filter(({ id }) => id !== CONTENTS)
    .flatMap(({ paragraphs }) => paragraphs)
  return names.map((name) => [
    name,
    [
      ...rules.filter(({ text }) => text.includes(name)).map(({ number }) => number),
      ...(listing ? [listing.number] : []),
    ],
  ])
}

const CONTENTS = 'setup..contents'

const isBoards = ({ id }: ComponentGroup): boolean => id === 'boards'

/** Maximum number of other words within a term, as in "brown and grey cards". */
const BETWEEN = 3

/** Whether a text contains the words of a term together, in singular or plural. The search also finds related words. */
function hasWords(text: string, term: string, language: string): boolean {
  const wordsOf = (said: string): string[] =>
    (said.toLocaleLowerCase(language).match(/\p{L}+/gu) ?? []).map((word) =>
      word.replace(/ies$/, 'y').replace(/[sx]$/, ''),
    )
  const [said, wanted] = [wordsOf(text), wordsOf(term)]
  return said.some((_, at) => {
    const near = said.slice(at, at + wanted.length + BETWEEN)
    return wanted.every((word) => near.includes(word))
  })
}

/** Glossary terms, and card colours. */
function termsOf({ glossary, rules, say }: Rulebook): string[] {
  const colours = COLOURS.filter((_, colour) => rules.pieces.some((piece) => piece.colour === colour))
  return [
    ...glossary().map(({ term }) => term),
    ...colours.map((colour) => say.thing(colour)[1]),
    ...(rules.cities > rules.players ? [say.terms.freeCity] : []),
  ]
}

const piecesIn = (nodes: readonly Inline[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'piece') return [node.name]
    return 'inner' in node ? piecesIn(node.inner) : []
  })
