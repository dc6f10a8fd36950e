/** All components of all boxes in both editions, the prints of one thing side by side. */
import { type Board, EDITIONS, type Edition, type Effect, type Piece, type Ruleset } from '@heptapolis/engine/show'
import { keptCorrections } from '../../corrections/corrections.ts'
import { type MixOptions, mixesOf } from './mixes.ts'

/** A component as one edition prints it. */
export interface EditionPrint {
  edition: Edition
  rules: Ruleset
  piece: Piece
  /** The sides of a wonder. */
  boards: readonly Board[]
}

export interface CatalogueEntry {
  /** The id of the piece; that of the wonder for its boards. */
  id: string
  prints: readonly EditionPrint[]
  /** The print shown where no edition is asked for: the younger one. */
  latest: EditionPrint
}

/** An entry with the print of it that is shown. */
export interface CatalogueHit {
  entry: CatalogueEntry
  print: EditionPrint
}

let made: { entries: readonly CatalogueEntry[]; corrections: string } | undefined

/** The catalogue, made once for the same boards. */
export function catalogue(wished: MixOptions = {}): readonly CatalogueEntry[] {
  const corrections = JSON.stringify(wished.corrections ?? keptCorrections())
  if (wished.library) return entriesOf(EDITIONS.map((edition) => printsOf(edition, wished)))
  if (made?.corrections === corrections) return made.entries
  made = { entries: entriesOf(EDITIONS.map((edition) => printsOf(edition, wished))), corrections }
  return made.entries
}

/** A piece that is in several mixes is shown as the first prints it. */
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

/** The id of what is printed: of the piece, or of the wonder. */
export const idOf = ({ piece, boards }: EditionPrint): string => boards[0]?.def.wonder ?? piece.id

export const printIn = ({ prints }: CatalogueEntry, edition: Edition): EditionPrint | undefined =>
  prints.find((print) => print.edition === edition)

/** Every effect of a component, those of a wonder's stages included. */
export const effectsOf = ({ piece, boards }: EditionPrint): readonly Effect[] =>
  (boards.length === 0 ? [piece] : boards.flatMap(({ piece: board, stages }) => [board, ...stages.flat()])).flatMap(
    (one) => one.effects.map(({ effect }) => effect),
  )

/** The pieces a component consists of. */
export const piecesOf = ({ piece, boards }: EditionPrint): readonly Piece[] =>
  boards.length === 0 ? [piece] : boards.flatMap(({ piece: board, stages }) => [board, ...stages.flat()])

/** Islands have a level. */
export const levelOf = ({ def }: Piece): number => ('level' in def && typeof def.level === 'number' ? def.level : 0)

/** The entry a link means: by its id, or by any name of one of its pieces. */
export const entryCalled = (entries: readonly CatalogueEntry[], name: string): CatalogueEntry | undefined =>
  entries.find(({ id }) => id === name) ?? entries.find(({ prints }) => prints.some((print) => isCalled(print, name)))

const isCalled = (print: EditionPrint, name: string): boolean =>
  piecesOf(print).some((piece) => print.rules.called(name, (one) => one === piece) !== undefined)
