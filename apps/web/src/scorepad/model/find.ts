/** Search for pieces by a few letters: start of the name, start of a word, or initials. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { pickedInto } from './fields.ts'
import { copiesAt } from './pad.ts'

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The rank of a match, lower is better; undefined for no match. */
export function rankOf(name: string, letters: string): number | undefined {
  const [whole, asked] = [fold(name), fold(letters).trim()]
  const parts = whole.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (asked === '') return undefined
  if (whole.startsWith(asked)) return 0
  if (
    parts
      .map((part) => part[0])
      .join('')
      .startsWith(asked)
  )
    return 1
  if (parts.some((part) => part.startsWith(asked))) return 2
  return asked.length > 2 && whole.includes(asked) ? 3 : undefined
}

/** Names of other languages need three letters and rank behind. */
function rankElsewhere(names: readonly string[], letters: string): number | undefined {
  const ranks = letters.trim().length > 2 ? names.flatMap((name) => rankOf(name, letters) ?? []) : []
  return ranks.length > 0 ? 4 + Math.min(...ranks) : undefined
}

/** Pieces that this number of players does not use come last. */
export function findPieces(
  rules: Ruleset,
  letters: string,
  nameOf: (piece: Piece) => string,
  most: number,
  /** Names of the piece in other languages. */
  elsewhere: (piece: Piece) => readonly string[] = () => [],
): Piece[] {
  const isAbsent = (piece: Piece) => Number(piece.copies.length > 0 && copiesAt(piece, rules.players) === 0)
  return rules.pieces
    .filter((piece) => pickedInto(rules, piece) !== undefined)
    .flatMap((piece) => {
      const name = nameOf(piece)
      const rank = rankOf(name, letters) ?? rankElsewhere(elsewhere(piece), letters)
      return rank === undefined ? [] : [{ piece, name, rank: 10 * isAbsent(piece) + rank }]
    })
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || a.name.localeCompare(b.name))
    .slice(0, most)
    .map(({ piece }) => piece)
}
