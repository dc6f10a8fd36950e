/**
 * Type of the rulebook's own texts in one language: titles, labels, number words. The texts of rules belong to the
 * boxes (base game and expansions).
 */
import type { Speech } from '@heptapolis/boxes'
import type { Source } from '@heptapolis/boxes/rulebook'
import type { Mix } from './condition.ts'

/** Number words and plural forms of a language. */
export interface NumberWords {
  /** Selects the singular or plural form. */
  form(count: number, one: string, many: string): string
  /** Spellings of a number, by the name that texts use: lower case, capitalised, feminine, ordinal. */
  spelled: Readonly<Record<'word' | 'Word' | 'feminine' | 'ordinal', (count: number) => string>>
}

/** Words of a language for questions such as "how many cards": patterns without flags. */
export interface CountWords {
  asks: string
  numbers: string
}

/** Moments of a first game at which a teacher speaks, in order. */
export const TEACHING_MOMENTS = [
  'welcome',
  'cards',
  'turn',
  'expansion',
  'trade',
  'chains',
  'age-end',
  'guilds',
  'score',
] as const
export type TeachingMoment = (typeof TEACHING_MOMENTS)[number]

export interface BookWords {
  title: string
  /** Mix in one line: edition, boxes, players. */
  subtitle(mix: Mix, say: Speech): string
  contents: string
  /** Title of the list of house rules. */
  houseRules: string
  /** Description of the table picture. */
  tableSaid(players: number, hand: number): string
  freeCity: string
  you: string
  before: string
  after: string
  glossary: string
  index: string
  /** Explains the numbers of the index. */
  indexNumbers: string
  /** Title of a chapter whose lists follow later. */
  continued(title: string): string
  search: string
  noHits: string
  close: string
  /** Switch between day and night. */
  night: string
  /** Interpretation of a search query. */
  readAs: string
  /** Stop words of a question. */
  stops: string
  /** Endings of words that the search ignores. */
  endings: string
  /** Pattern of a number of players in a question, without accents. */
  playerCount: string
  /** Questions for a number, and numbers, as patterns without accents. */
  counts: CountWords
  /** For a teacher: when each part is told, and what to do meanwhile. */
  script: Readonly<Record<TeachingMoment, { when: string; show: string }>>
  labels: {
    with(boxes: readonly string[]): string
    instead(boxes: readonly string[]): string
    was(value: number): string
    /** Names of the sources. */
    sources: Readonly<Record<Source, string>>
    /** Mark of a drawing whose values are reconstructed. */
    reconstructed: string
    /** Printed rulebook by year and heading. */
    printed: (year: number, said?: string) => string
    lastTurn: string
    again(from: number, to: number): string
    /** The same step comes a second time in a turn. */
    sameAs(step: number): string
    resolved: string
    copies(count: number): string
    chainFrom: string
    chainTo: string
    /** Halves of a stage; a stage without halves is one text. */
    either(halves: readonly string[]): string
    start: string
    anyOrder: string
    example: string
    /** Heading with its text. */
    labelled(head: string, text: string): string
    results: string
    /** Note on colours, for mixes with expansions. */
    colours: string
    legend: string
    city(number: number): string
  }
  /** Spoken names of signs, where they differ from the drawings. */
  signs: Readonly<Record<string, string>>
  counting: NumberWords
  /** Contracts the words before a name, as some languages require. */
  beforeName(text: string, name: string): string
}
