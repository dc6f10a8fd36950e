/** What a rulebook consists of: chapters, sections, paragraphs, examples, terms. */
import type { Speech } from '@heptapolis/boxes'
import type { Example, Headings, Source } from '@heptapolis/boxes/rulebook'
import type { Ruleset } from '@heptapolis/engine'
import type { BookWords } from './book-words.ts'
import type { ComponentGroup } from './components.ts'
import type { Mix } from './condition.ts'
import type { Dictionary } from './finder.ts'
import type { Block, Inline } from './inline.ts'
import type { Library } from './library.ts'
import type { Numbers } from './numbers.ts'
import type { Step } from './order.ts'

export interface ExampleView extends Example {
  title: string
  steps: readonly (readonly Inline[])[]
}

/** A printed rulebook, by its year. */
export interface Print {
  year: number
  said?: string
}

export interface Paragraph {
  /** The id of its rule: what links lead to. */
  id: string
  /** By which people cite it, the same in every mix: 6.8, or 6.8E for what a box hangs on it. */
  number: string
  heading?: string
  /** Who speaks, and which boxes must be together for it. */
  box: string
  boxes: readonly string[]
  /** A box has added it, or put it in place of another rule. */
  change?: 'added' | 'changed'
  source: Source
  /** The rulebook that says so, and under which heading. */
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

/** A word of the game, and what it means. */
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
  steps: readonly Step[]
  groups: readonly ComponentGroup[]
  /** Rulings of ours that stand elsewhere. */
  links: readonly { id: string; number: string; text: string; box: string }[]
  signs: readonly Sign[]
}

export interface Chapter {
  id: string
  /** What its rules begin with. */
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
  /** The mix in a line: `Second edition · Leaders, Edifice · 5 players`. */
  subtitle: string
  language: string
  say: Speech
  words: BookWords
  /** What stands in the pictures of each box. */
  pictureWords: ReadonlyMap<string, Readonly<Record<string, string>>>
  headings: Required<Headings>
  numbers: Numbers
  /** Written when it is asked for. */
  glossary(): readonly Term[]
  /** In which words people ask for each rule, and what their words mean. */
  asked: ReadonlyMap<string, readonly string[]>
  dictionary: Dictionary
  chapters: readonly Chapter[]
}
