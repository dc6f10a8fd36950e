/** Readers for the data that expansions add to a game state (JSON). A missing or malformed field counts as absent. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'

export type Fields = Readonly<Record<string, unknown>>

export const countAt = (fields: Fields, key: string): number => {
  const value = fields[key]
  return typeof value === 'number' ? value : 0
}

export const pieceAt = (rules: Ruleset, value: unknown): Piece | undefined =>
  typeof value === 'string' ? rules.byId.get(value) : undefined

/** The pieces of an id or a list of ids. */
export const piecesIn = (rules: Ruleset, value: unknown): readonly Piece[] =>
  [value].flat().flatMap((id) => pieceAt(rules, id) ?? [])

export const recordAt = (fields: Fields, key: string): Fields | undefined => {
  const value = fields[key]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

export const recordsAt = (fields: Fields, key: string): readonly Fields[] => {
  const value = fields[key]
  return Array.isArray(value) ? value.filter((one): one is Fields => typeof one === 'object' && one !== null) : []
}
