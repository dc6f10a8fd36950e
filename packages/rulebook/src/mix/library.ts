/**
 * Library: the boxes (base game and expansions) whose rule texts a rulebook can contain. The default is all that ship
 * with the game.
 */
import { BOXES, type Kit } from '@heptapolis/boxes'
import { type PrintedNames, printedNames } from '@heptapolis/boxes/names'
import { type BoxRules, RULES } from '@heptapolis/boxes/rulebook'
import type { Box } from '@heptapolis/engine'
import { type BookChapter, chaptersOf } from './chapters.ts'

export interface Library {
  boxes: readonly Box[]
  rules: readonly BoxRules[]
  chapters: readonly BookChapter[]
  /** Names in other printed languages, for search. */
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
