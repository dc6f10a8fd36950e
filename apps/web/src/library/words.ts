/** Texts of the card library screen, and the text by which its search finds a card, wonder or other piece. */
import { byKey } from '@heptapolis/engine/kernel'
import { COLOURS, type Piece } from '@heptapolis/engine/show'
import { cityName, describePiece, featureWords, pieceName, say, sentence, terms } from '../i18n/index.ts'
import { type CatalogueEntry, type EditionPrint, idOf, piecesOf } from './catalogue/catalogue.ts'
import { foreignNames } from './catalogue/names.ts'
import { type LibraryWords, words } from './words/en.ts'

export const libraryWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

export const printName = ({ piece, boards }: EditionPrint): string =>
  boards.length > 0 ? cityName(boards[0].def) : pieceName(piece)

export const entryName = ({ latest }: CatalogueEntry): string => printName(latest)

export function printText(print: EditionPrint): string {
  const { piece } = print
  const colour = piece.colour < 0 ? '' : terms().colours[COLOURS[piece.colour]]
  const id = idOf(print)
  return [printName(print), id, colour, ...foreignNames(id), ...piecesOf(print).map(describePiece)].join(' ')
}

/** The texts about use, with the verb of the sort: cards are built, leaders recruited. */
export function usageWords(sort: string): LibraryWords['use']['card'] {
  const { use } = libraryWords()
  return Object.hasOwn(use, sort) ? byKey(use)[sort] : use.card
}

/** The halves of a stage as one sentence. */
export const describeHalves = (halves: readonly Piece[]): string =>
  sentence(libraryWords().either(halves.map((half) => say().does(half))))

/** The singular name of a sort. */
export const sortName = (sort: string): string => terms().capital(say().sort(sort)[0])

/** The address of the page of a component. */
export const entryAddress = (id: string): string => `/cards/${encodeURIComponent(id)}`

/** The plural name of a sort. */
export const sortTitle = (sort: string): string => terms().capital(say().sort(sort)[1])
