/** Names of the project and the edifices in the middle of the table. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { pieceName, say, terms, words } from '../i18n/index.ts'
import { type Fields, pieceAt, recordAt, recordsAt } from './fields.ts'

/** A project and an edifice of the same name are told apart by their sort: `Great project: Archives`. */
export function sharedName(piece: Piece, rules: Ruleset, table: Fields): string {
  const records = [recordAt(table, 'project'), ...recordsAt(table, 'edifices')]
  const name = pieceName(piece)
  const isTwice = records
    .flatMap((record) => pieceAt(rules, record?.id) ?? [])
    .some((other) => other !== piece && pieceName(other) === name)
  return isTwice ? words().labelled(terms().capital(say().sort(piece.sort)[0]), name) : name
}
