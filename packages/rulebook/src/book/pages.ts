/** Types of a finished rulebook: chapters, sections, paragraphs, examples, glossary terms. */
import type { Speech } from '@heptapolis/boxes'
import type { Example, Headings, Source } from '@heptapolis/boxes/rulebook'
import type { Ruleset } from '@heptapolis/engine'
import type { BookWords } from '../mix/book-words.ts'
import type { Mix } from '../mix/condition.ts'
import type { Library } from '../mix/library.ts'
import type { BookNumbers } from '../mix/numbers.ts'
import type { Dictionary } from '../search/findable.ts'
import type { Block, Inline } from '../text/inline.ts'
import type { ComponentGroup } from './components.ts'
import type { OrderStep } from './order.ts'

export interface ExampleView extends Example {
  title: string
  steps: readonly (readonly Inline[])[]
}

/** Printed rulebook by year. */
export interface Print {
  year: number
  said?: string
}

export interface Paragraph {
  /** Id of the rule; link target. */
  id: string
  /** Citation number, equal in every mix: 6.8, or 6.8E for the addition of a box. */
  number: string
  heading?: string
  /** Box of the rule, and the boxes it requires. */
  box: string
  boxes: readonly string[]
  /** Whether a box added it or replaced another rule by it. */
  change?: 'added' | 'changed'
  source: Source
  /** Source rulebook and heading. */
  print?: Print
  blocks: readonly Block[]
  text: string
  explains: readonly string[]
  examples: readonly ExampleView[]
}

export interface Sign {
  sign: string
  meaning: readonly Inline[]
  box: string
}

/** Term of the game and its meaning. */
export interface Term {
  id: string
  term: string
  meaning: readonly Inline[]
  box: string
}

export interface Section {
  id: string
  title: string
  paragraphs: readonly Paragraph[]
  steps: readonly OrderStep[]
  groups: readonly ComponentGroup[]
  /** Rulings of ours in other sections. */
  links: readonly { id: string; number: string; text: string; box: string }[]
  signs: readonly Sign[]
}

export interface Chapter {
  id: string
  /** Prefix of its rule numbers. */
  number: string
  title: string
  summary: string
  box: string
  sections: readonly Section[]
}

export interface Rulebook {
  library: Library
  rules: Ruleset
  mix: Mix
  title: string
  /** Mix in one line: `Second edition · Leaders, Edifice · 5 players`. */
  subtitle: string
  language: string
  say: Speech
  words: BookWords
  /** Labels in the pictures of each box. */
  pictureWords: ReadonlyMap<string, Readonly<Record<string, string>>>
  headings: Required<Headings>
  numbers: BookNumbers
  /** Computed on demand. */
  glossary(): readonly Term[]
  /** Short forms for the player aid, by rule or `step` and its id. */
  aid(): ReadonlyMap<string, readonly Inline[]>
  /** Typical questions per rule, and synonyms. */
  asked: ReadonlyMap<string, readonly string[]>
  dictionary: Dictionary
  chapters: readonly Chapter[]
}
