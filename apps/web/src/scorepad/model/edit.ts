/** Operations that add pieces to a city of a score-pad and remove them. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { fieldsBy, isRepeatable, pickedInto } from './fields.ts'
import { copiesAt, idsIn, type PadCity, type PadPosition, playersOf, withCity } from './pad.ts'

export const isIn = (rules: Ruleset, city: PadCity, piece: Piece): boolean => {
  const field = pickedInto(rules, piece)?.field
  return field !== undefined && idsIn(city, field).includes(piece.id)
}

/** Adds a piece or removes it; repeatable pieces are only added. */
export function toggled(rules: Ruleset, city: PadCity, piece: Piece): Partial<PadCity> {
  const field = pickedInto(rules, piece)?.field
  if (field === undefined) return {}
  const ids = idsIn(city, field)
  const isThere = ids.includes(piece.id) && !isRepeatable(rules, piece)
  return { [field]: isThere ? ids.filter((id) => id !== piece.id) : [...ids, piece.id] }
}

/** Removes the latest copy of a piece. */
export function removed(rules: Ruleset, city: PadCity, piece: Piece): Partial<PadCity> {
  const field = pickedInto(rules, piece)?.field
  if (field === undefined) return {}
  const ids = idsIn(city, field)
  return { [field]: ids.toSpliced(ids.lastIndexOf(piece.id), 1) }
}

/** The other owners of a piece, if no copy is left. */
export function holdersBut(rules: Ruleset, position: PadPosition, seat: number, piece: Piece): readonly number[] {
  if (isRepeatable(rules, piece) || isIn(rules, position.cities[seat], piece)) return []
  const others = [...position.cities.keys()].filter((at) => at !== seat && isIn(rules, position.cities[at], piece))
  return others.length >= Math.max(1, copiesAt(piece, playersOf(position))) ? others : []
}

/** Like `toggled`, but takes the piece over if no copy is left. */
export function taken(rules: Ruleset, position: PadPosition, seat: number, piece: Piece): PadPosition {
  const own = withCity(position, seat, toggled(rules, position.cities[seat], piece))
  const from = holdersBut(rules, position, seat, piece).at(-1)
  return from === undefined ? own : withCity(own, from, toggled(rules, own.cities[from], piece))
}

/** The last entries, latest first. */
export const lastEntered = (rules: Ruleset, city: PadCity, most: number): Piece[] =>
  fieldsBy(rules, 'picker')
    .flatMap(({ field }) => idsIn(city, field).slice(-most).toReversed())
    .flatMap((id) => rules.byId.get(id) ?? [])
    .slice(0, most)
