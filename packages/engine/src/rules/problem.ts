/** Problems that people can meet: codes with values, which words in any language are made from. */
import type { BadPosition, UnknownField } from '../kernel/position/naming.ts'
import { type Problem, valued } from '../kernel/result.ts'
import type { Obstacle } from './obstacle.ts'

/** A piece, and the id its name stands under in the words. */
export interface NamedPiece {
  card: string
  nameId: string
}

/** What a problem tells besides its code. Boxes add codes by merging theirs. */
export interface ProblemKinds {
  'bad-setup': BadSetup
  'bad-position': BadPosition
  'unknown-field': UnknownField
  /** Boxes are those that would allow it. */
  'too-many-players': { players: number; boxes: readonly string[] }
  'no-teams': { boxes: readonly string[] }
  'bad-teams': { players: number }
  'too-few-wonders': { cities: number; wonders: number }
  'no-such-wonder': { wonder: string; known: readonly string[] }
  'no-such-side': { side: string; wonder: string | undefined; known: readonly string[] }
  'wonder-twice': { wonder: string }
  /** A wonder, or this side of it, that cannot do without a box. */
  'needs-box': { wonder: string; side?: string; box: string }
  'too-early': NamedPiece & { age: number; now: number; seat: number | undefined }
  'too-often': NamedPiece & { places: number; copies: number }
  'twice-in-city': NamedPiece & { seat: number }
  /** More of what a field of a city holds than it can have. */
  'too-many-in-city': { seat: number; field: string; most: number }
  /** Of the cards drawn for the deck of an Age. */
  'too-many-drawn': { nameIds: readonly string[]; age: number; drawn: number }
  'too-many-tokens': { field: string; tokens: number; most: number }
  /** A field no move has. */
  'bad-move': UnknownField
  'illegal-move': IllegalMove
  'not-asked': { seat: number; asked: readonly number[] }
  'game-over': Record<never, never>
  /** A move of a record that cannot be played, today or any more. */
  'bad-record': { move: number; problem: Problem }
  'rules-changed': { move: number; problem: Problem }
}

export type ProblemCode = keyof ProblemKinds

export type BadSetup =
  | { is: 'no-such-box'; box: string; known: readonly string[] }
  | { is: 'no-such-option'; option: string; known: readonly string[] }
  | { is: 'no-such-choice'; option: string; known: readonly string[] }
  | { is: 'seats'; least: number; most: number }

export type IllegalMove =
  | { is: 'unknown-card'; card: string }
  | (NamedPiece & { is: 'not-at-hand' })
  | (NamedPiece & { is: 'obstacle'; obstacle: Obstacle })
  | { is: 'not-possible'; action: string; possible: readonly string[] }
  /** The moves that are possible with this action, as JSON. */
  | { is: 'no-such-move'; moves: readonly string[] }

export const coded = <C extends ProblemCode>(code: C, values: ProblemKinds[C]): Problem => valued(code, values)
export const refuse = <C extends ProblemCode>(code: C, values: ProblemKinds[C]): { ok: false; error: Problem } => ({
  ok: false,
  error: coded(code, values),
})

/** There is more of a piece than there can be. */
export const tooOften = ({ id, nameId }: { id: string; nameId: string }, places: number, copies: number): Problem =>
  coded('too-often', { card: id, nameId, places, copies })
