/** The index: names, terms and pieces in the order of the alphabet, with the numbers of the rules that speak of them. */
import type { Rulebook } from './book.ts'
import type { Inline } from './inline.ts'
import { plain } from './inline.ts'
import { inlinesOf } from './inlines.ts'
import { paragraphsOf } from './parts.ts'

export interface IndexEntry {
  term: string
  /** Numbers of rules. */
  rules: readonly string[]
}

/** Longer than this it is no term, but a question. */
const MOST_WORDS = 3

export function indexOf(book: Rulebook): IndexEntry[] {
  const entries = new Map<string, { term: string; rules: Set<string> }>()
  const add = (term: string, number: string): void => {
    const key = term.toLocaleLowerCase(book.language)
    const entry = entries.get(key) ?? { term, rules: new Set() }
    entry.rules.add(number)
    entries.set(key, entry)
  }
  for (const { number, heading, blocks } of paragraphsOf(book)) {
    if (heading !== undefined) add(heading, number)
    for (const term of blocks.flatMap((block) => termsIn(inlinesOf(block)))) add(term, number)
  }
  return [...entries.values()]
    .map(({ term, rules }) => ({ term: capital(term), rules: [...rules] }))
    .sort((a, b) => a.term.localeCompare(b.term, book.language))
}

const capital = (term: string): string => term.charAt(0).toUpperCase() + term.slice(1)

/** Words that stand out, and pieces that are named. */
const termsIn = (nodes: readonly Inline[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'piece') return [node.name]
    if (node.kind === 'strong') return isTerm(plain(node.inner)) ? [plain(node.inner)] : termsIn(node.inner)
    return 'inner' in node ? termsIn(node.inner) : []
  })

const isTerm = (words: string): boolean => !/[?:,.!]/.test(words) && words.split(' ').length <= MOST_WORDS
