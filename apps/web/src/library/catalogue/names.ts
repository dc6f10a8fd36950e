/** What things are called in boxes printed elsewhere: searched for, and the mark of names that are ours. */
import { FIRST_LANGUAGE } from '@heptapolis/boxes'
import { type Printed, printedNames } from '@heptapolis/boxes/names'
import { say } from '../../i18n/index.ts'

const NAMES = await printedNames()

/** By the id of a piece or a wonder. */
const printedOn = (id: string): Printed => NAMES.pieces[id] ?? NAMES.wonders[id] ?? {}

/** All names in other languages. */
export const foreignNames = (id: string): readonly string[] => Object.values(printedOn(id)).flat()

/** Those names with their languages, for people who read another box: `de Altar · it Altare`. */
export const namesElsewhere = (id: string): readonly (readonly [language: string, names: readonly string[]])[] =>
  Object.entries(printedOn(id)).filter(([language]) => language !== say().language)

/** No print in this language is known to us, so the name is our own. The first language says what is printed. */
export const isOurName = (id: string): boolean =>
  say().language !== FIRST_LANGUAGE && printedOn(id)[say().language] === undefined
