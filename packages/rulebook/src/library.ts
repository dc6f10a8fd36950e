/** The boxes a book can be about, with their rules in words: those of the shelf, unless somebody brings others. */
import { BOXES, type Kit } from '@heptapolis/boxes'
import { type PrintedNames, printedNames } from '@heptapolis/boxes/names'
import { type BoxRules, RULES } from '@heptapolis/boxes/rulebook'
import type { Box } from '@heptapolis/engine'
import { type BookChapter, chaptersOf } from './chapters.ts'

export interface Library {
  boxes: readonly Box[]
  rules: readonly BoxRules[]
  chapters: readonly BookChapter[]
  /** What things are called where other languages are printed: found by search. */
  names: Required<PrintedNames>
}

const libraryOf = (boxes: readonly Box[], rules: readonly BoxRules[], names: Library['names']): Library => ({
  boxes,
  rules,
  names,
  chapters: chaptersOf(rules),
})

export const SHELVED: Library = libraryOf(BOXES, RULES, await printedNames())

export const libraryFrom = async (kits: readonly Kit[]): Promise<Library> =>
  libraryOf(
    kits.map(({ rules }) => rules),
    await Promise.all(kits.map(({ rulebook }) => rulebook())),
    await printedNames(kits),
  )
