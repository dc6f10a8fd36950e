/** Finding a piece by a few letters: the start of its name, of one of its words, or the first letters of its words. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { pickedInto } from './fields.ts'
import { copiesAt } from './pad.ts'

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The lower the better; nothing where it does not match. */
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

/** A name of another language is only meant by more than two letters, and behind those of this one. */
function rankElsewhere(names: readonly string[], letters: string): number | undefined {
  const ranks = letters.trim().length > 2 ? names.flatMap((name) => rankOf(name, letters) ?? []) : []
  return ranks.length > 0 ? 4 + Math.min(...ranks) : undefined
}

/** What so many players do not have comes last. */
export function findPieces(
  rules: Ruleset,
  letters: string,
  nameOf: (piece: Piece) => string,
  most: number,
  /** What the piece is called in boxes printed elsewhere. */
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
