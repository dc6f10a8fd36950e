/** Catalogue of all pieces of the game and its expansions, with their versions in both editions. */
import { type Board, EDITIONS, type Edition, type Effect, type Piece, type Ruleset } from '@heptapolis/engine/show'
import { storedCorrections } from '../../corrections/corrections.ts'
import { type MixOptions, mixesOf } from './mixes.ts'

/** A component as printed in one edition. */
export interface EditionPrint {
  edition: Edition
  rules: Ruleset
  piece: Piece
  /** The sides of a wonder. */
  boards: readonly Board[]
}

export interface CatalogueEntry {
  /** The id of the piece, or of the wonder. */
  id: string
  prints: readonly EditionPrint[]
  /** The newest print, shown by default. */
  latest: EditionPrint
}

/** An entry with its matching print. */
export interface CatalogueHit {
  entry: CatalogueEntry
  print: EditionPrint
}

let made: { entries: readonly CatalogueEntry[]; corrections: string } | undefined

/** The catalogue, cached per set of corrected boards. */
export function catalogue(wished: MixOptions = {}): readonly CatalogueEntry[] {
  const corrections = JSON.stringify(wished.corrections ?? storedCorrections())
  if (wished.library) return entriesOf(EDITIONS.map((edition) => printsOf(edition, wished)))
  if (made?.corrections === corrections) return made.entries
  made = { entries: entriesOf(EDITIONS.map((edition) => printsOf(edition, wished))), corrections }
  return made.entries
}

/** A piece of several mixes is taken from the first one. */
function printsOf(edition: Edition, wished: MixOptions): Map<string, EditionPrint> {
  const prints = new Map<string, EditionPrint>()
  for (const rules of mixesOf(edition, wished).toReversed()) {
    for (const piece of rules.pieces.slice(1)) {
      if (piece.sort === 'board' || piece.sort === 'stage') continue
      prints.set(piece.id, { edition, rules, piece, boards: [] })
    }
    for (const [wonder, boards] of Map.groupBy(rules.boards, ({ def }) => def.wonder)) {
      prints.set(wonder, { edition, rules, piece: boards[0].piece, boards })
    }
  }
  return prints
}

function entriesOf(editions: readonly Map<string, EditionPrint>[]): CatalogueEntry[] {
  const ids = new Set(editions.toReversed().flatMap((prints) => [...prints.keys()]))
  return [...ids].map((id) => {
    const prints = editions.flatMap((of) => of.get(id) ?? [])
    return { id, prints, latest: prints[prints.length - 1] }
  })
}

/** The id of the piece, or of the wonder. */
export const idOf = ({ piece, boards }: EditionPrint): string => boards[0]?.def.wonder ?? piece.id

export const printIn = ({ prints }: CatalogueEntry, edition: Edition): EditionPrint | undefined =>
  prints.find((print) => print.edition === edition)

/** All effects of a component, stages of a wonder included. */
export const effectsOf = ({ piece, boards }: EditionPrint): readonly Effect[] =>
  (boards.length === 0 ? [piece] : boards.flatMap(({ piece: board, stages }) => [board, ...stages.flat()])).flatMap(
    (one) => one.effects.map(({ effect }) => effect),
  )

/** All pieces of a component. */
export const piecesOf = ({ piece, boards }: EditionPrint): readonly Piece[] =>
  boards.length === 0 ? [piece] : boards.flatMap(({ piece: board, stages }) => [board, ...stages.flat()])

/** The level of an island; otherwise 0. */
export const levelOf = ({ def }: Piece): number => ('level' in def && typeof def.level === 'number' ? def.level : 0)

/** Finds an entry by id, or by any name of its pieces. */
export const entryCalled = (entries: readonly CatalogueEntry[], name: string): CatalogueEntry | undefined =>
  entries.find(({ id }) => id === name) ?? entries.find(({ prints }) => prints.some((print) => isCalled(print, name)))

const isCalled = (print: EditionPrint, name: string): boolean =>
  piecesOf(print).some((piece) => print.rules.called(name, (one) => one === piece) !== undefined)
