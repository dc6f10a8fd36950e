/**
 * Printed values that were wrong. The data of a box has the right ones; an entry here keeps the former value, so that
 * games of earlier engine versions replay with it. docs/correcting-a-card.md explains a correction step by step.
 */
import type { BoardDef, Box, Correction, Edition, PieceDef, StageDef, Terms, Wish } from '@heptapolis/engine/box'

interface Corrected {
  /** First engine version with the right value: `ENGINE` after it was raised for this change. */
  since: string
  editions: readonly Edition[]
  box: string
}

interface PieceCorrected extends Corrected {
  /** Card, stage or other piece of the box; for a board its starting effects. */
  piece: string
  was: Partial<Pick<PieceDef, 'cost' | 'effects' | 'copies' | 'chain' | 'age' | 'colour'>>
}

/** Boards with an option for corrections: the former default, which the set-up overrides. */
interface OptionCorrected extends Corrected {
  option: string
  was: Wish & object
}

export type CorrectedValue = PieceCorrected | OptionCorrected

/** Oldest first. */
export const CORRECTED: readonly CorrectedValue[] = []

export const correctionsOf = (box: string, all: readonly CorrectedValue[] = CORRECTED): readonly Correction[] =>
  all
    .filter((one) => one.box === box)
    .map((one) => ({
      since: one.since,
      undo: (now) => ('piece' in one ? formerPiece(now, one) : formerOption(now, one)),
    }))

function formerPiece(box: Box, { editions, piece, was }: PieceCorrected): Box {
  const isFormer = ({ edition }: Terms): boolean => editions.includes(edition)
  const former = <T extends { id: string }>(part: T): T => (part.id === piece ? { ...part, ...was } : part)
  const stage = ({ halves, ...whole }: StageDef): StageDef =>
    former(halves ? { ...whole, halves: halves.map(former) } : whole)
  const board = (def: BoardDef): BoardDef => ({
    ...def,
    start: def.id === piece ? (was.effects ?? def.start) : def.start,
    stages: def.stages.map(stage),
  })
  return {
    ...box,
    pieces: (setup) => (box.pieces?.(setup) ?? []).map((def) => (isFormer(setup) ? former(def) : def)),
    boards: (setup) => (box.boards?.(setup) ?? []).map((def) => (isFormer(setup) ? board(def) : def)),
  }
}

function formerOption(box: Box, { editions, option, was }: OptionCorrected): Box {
  const former = (setup: Terms): Terms =>
    editions.includes(setup.edition)
      ? { ...setup, options: { ...setup.options, [option]: over(was, setup.options?.[option]) as Wish } }
      : setup
  return { ...box, pieces: (setup) => box.pieces?.(former(setup)) ?? [] }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNumber = (field: string): boolean => /^\d+$/.test(field)

/** Merges both values field by field, own ones first; a numbered space is taken whole. */
function over(other: unknown, own: unknown): unknown {
  if (own === undefined) return other
  if (!isFields(own) || !isFields(other)) return own
  const fields = [...new Set([...Object.keys(other), ...Object.keys(own)])]
  return Object.fromEntries(
    fields.map((field) => [field, isNumber(field) ? (own[field] ?? other[field]) : over(other[field], own[field])]),
  )
}
