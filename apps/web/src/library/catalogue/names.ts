/** Printed names of pieces in other languages, for the search, and a check whether a name is our own invention. */
import { FIRST_LANGUAGE } from '@heptapolis/boxes'
import { type Printed, printedNames } from '@heptapolis/boxes/names'
import { say } from '../../i18n/index.ts'

const NAMES = await printedNames()

/** By the id of a piece or wonder. */
const printedOn = (id: string): Printed => NAMES.pieces[id] ?? NAMES.wonders[id] ?? {}

/** All names in other languages. */
export const foreignNames = (id: string): readonly string[] => Object.values(printedOn(id)).flat()

/** The names with the codes of their languages. */
export const namesElsewhere = (id: string): readonly (readonly [language: string, names: readonly string[]])[] =>
  Object.entries(printedOn(id)).filter(([language]) => language !== say().language)

/** True if no print in this language is known. English names are always printed ones. */
export const isOurName = (id: string): boolean =>
  say().language !== FIRST_LANGUAGE && printedOn(id)[say().language] === undefined
