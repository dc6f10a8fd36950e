/** The words of the book itself. Those of the rules stand with their boxes. */
import type { Speech } from '@heptapolis/boxes'
import type { Source } from '@heptapolis/boxes/rulebook'
import type { Mix } from './condition.ts'

/** How a language counts. */
export interface Counting {
  /** Which of the two is right for so many. */
  form(count: number, one: string, many: string): string
  /** Ways to spell a number, by the names texts use: small, with a capital, as languages with genders do, by its place. */
  spelled: Readonly<Record<'word' | 'Word' | 'feminine' | 'ordinal', (count: number) => string>>
}

export interface BookWords {
  title: string
  /** The mix in a line: edition, boxes, players. */
  subtitle(mix: Mix, say: Speech): string
  contents: string
  /** What the picture of the table shows. */
  tableSaid(players: number, hand: number): string
  freeCity: string
  you: string
  before: string
  after: string
  glossary: string
  index: string
  lists: string
  search: string
  noHits: string
  close: string
  /** The switch between day and night. */
  night: string
  /** How a search was read. */
  readAs: string
  /** Words that tell nothing in a question. */
  stops: string
  labels: {
    with(boxes: readonly string[]): string
    instead(boxes: readonly string[]): string
    was(value: number): string
    /** Who says so. */
    sources: Readonly<Record<Source, string>>
    /** A printed rulebook, by its year, and the heading there. */
    printed: (year: number, said?: string) => string
    lastTurn: string
    again(from: number, to: number): string
    resolved: string
    copies(count: number): string
    chainFrom: string
    chainTo: string
    either: string
    start: string
    anyOrder: string
    example: string
    /** A heading and what it is the heading of. */
    labelled(head: string, text: string): string
    results: string
    legend: string
    city(number: number): string
  }
  /** Signs as they are read aloud, where their drawings have other names. */
  signs: Readonly<Record<string, string>>
  counting: Counting
  /** The words in front of a name as they stand there, for languages that run the two together. */
  beforeName(text: string, name: string): string
}
