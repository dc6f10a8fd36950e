/** The words of the library, and what is printed on a component as text to be searched. */
import { BASE } from '@heptapolis/boxes'
import { COLOURS } from '@heptapolis/engine'
import { enLibrary, type LibraryWords } from '../i18n/en-library.ts'
import { inLanguage } from '../i18n/feature.ts'
import { frLibrary } from '../i18n/fr-library.ts'
import { cityName, describePiece, pieceName, words } from '../i18n/index.ts'
import { type Entry, type Print, piecesOf } from './catalogue.ts'

export const libraryWords = (): LibraryWords => inLanguage({ en: enLibrary, fr: frLibrary })

export const printName = ({ piece, boards }: Print): string =>
  boards.length > 0 ? cityName(boards[0].def) : pieceName(piece)

export const entryName = ({ latest }: Entry): string => printName(latest)

export function printText(print: Print): string {
  const { piece } = print
  const colour = piece.colour < 0 ? '' : words().colours[COLOURS[piece.colour]]
  return [printName(print), piece.id, colour, ...piecesOf(print).map(describePiece)].join(' ')
}

/** The boxes that bring components, with their names. */
export const boxName = (id: string, english: string): string =>
  id === BASE ? libraryWords().base : (words().boxName[id] ?? english)
