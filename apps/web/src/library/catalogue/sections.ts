/** Sections of the library: cards by Age, then other pieces by kind. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { libraryWords, printName, sortTitle } from '../words.ts'
import type { CatalogueEntry, EditionPrint } from './catalogue.ts'
import { levelOf } from './catalogue.ts'

export interface LibrarySection<T> {
  title: string
  items: readonly T[]
  /** Uses wide tiles. */
  wide: boolean
}

const ORDER = Object.keys(LOOKS.sorts)
const ROMAN = ['', 'I', 'II', 'III']

const rank = ({ print }: { print: EditionPrint }): number =>
  Math.max(0, ORDER.indexOf(print.piece.sort)) * 10 +
  (print.piece.sort === 'card' ? print.piece.age : levelOf(print.piece))

export function sectionsOf<T extends { entry: CatalogueEntry; print: EditionPrint }>(
  found: readonly T[],
): LibrarySection<T>[] {
  const shelves = Map.groupBy(
    found.toSorted((a, b) => rank(a) - rank(b)),
    rank,
  )
  return [...shelves.values()].map((items) => ({
    title: titleOf(items[0].print),
    items: items.toSorted(byColour),
    wide: LOOKS.sorts[items[0].print.piece.sort]?.wide === true,
  }))
}

function titleOf({ piece }: EditionPrint): string {
  const w = libraryWords()
  if (piece.sort === 'card') return w.cardsOf(ROMAN[piece.age])
  if (levelOf(piece) > 0) return w.islandsOf(ROMAN[levelOf(piece)])
  return sortTitle(piece.sort)
}

/** By Age and colour, then by name. */
const byColour = (a: { print: EditionPrint }, b: { print: EditionPrint }): number =>
  a.print.piece.age - b.print.piece.age ||
  a.print.piece.colour - b.print.piece.colour ||
  printName(a.print).localeCompare(printName(b.print))
