/** Problems that people can meet: codes with values, which words in any language are made from. */
import type { FieldFaults, UnknownField } from '../kernel/position/naming.ts'
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
  'bad-position': PositionFault
  'bad-line': BadLine
  'bad-json': NotJson
  'unknown-field': UnknownField
  /** Boxes are those that would allow it. */
  'too-many-players': { players: number; boxes: readonly string[] }
  'no-teams': { boxes: readonly string[] }
  'bad-teams': { players: number }
  'too-few-wonders': { cities: number; wonders: number }
  'no-such-wonder': { wonder: string; known: readonly string[] }
  'no-such-side': { side: string; wonder: string | undefined; known: readonly string[] }
  'wonder-twice': { wonder: string }
  /** What a position says of a city, and its set-up of the seat. */
  'seats-differ': { seat: number; field: 'name' | 'wonder' | 'side'; ofSeat: string; ofCity: string }
  /** A wonder, or this side of it, that cannot do without a box. */
  'needs-box': { wonder: string; side?: string; box: string }
  'too-early': NamedPiece & { age: number; now: number; seat: number | undefined }
  'too-often': NamedPiece & { places: number; copies: number }
  'twice-in-city': NamedPiece & { seat: number }
  /** More tokens than the city can have got by now. */
  'too-many-in-city': { seat: number; field: string; most: number }
  /** More pieces than a city has room for, whatever happened. */
  'no-room-in-city': { seat: number; field: string; most: number }
  /** Of the cards drawn for the deck of an Age. */
  'too-many-drawn': { nameIds: readonly string[]; age: number; drawn: number }
  /** A card that so many players do not use. */
  'not-in-game': NamedPiece & { players: number }
  /** Of one kind, told by its value or its piece where a field has several. */
  'too-many-tokens': { field: string; value?: number; nameId?: string; tokens: number; most: number; now: number }
  /** A field no move has, or what is wrong with one it has. */
  'bad-move': UnknownField | BadMove
  'illegal-move': IllegalMove
  /** The moves that fit, as they are written. */
  'ambiguous-move': { moves: readonly string[] }
  'bad-seat': { last: number }
  'not-asked': { seat: number; asked: readonly number[] }
  'game-over': Record<never, never>
  'bad-record': BadRecord
  /** It was another game then. */
  'rules-changed': BadRecord
}

export type ProblemCode = keyof ProblemKinds

export type BadSetup =
  | { is: 'no-such-box'; box: string; known: readonly string[] }
  | { is: 'no-such-option'; option: string; known: readonly string[] }
  | { is: 'no-such-choice'; option: string; known: readonly string[] }
  | { is: 'seats'; least: number; most: number }
  | { is: 'no-such-edition'; known: readonly string[] }
  | { is: 'box-twice'; box: string }
  /** A part of it that is not of its kind; of `seats` also one of them. */
  | {
      is: 'shape'
      of:
        | 'setup'
        | 'boxes'
        | 'seats'
        | 'seat'
        | 'wonder'
        | 'side'
        | 'name'
        | 'seed'
        | 'teams'
        | 'options'
        | 'dataVersion'
    }

/** What can be wrong with a position besides its fields. */
export interface CoreFaults extends FieldFaults {
  'no-position': Record<never, never>
  'no-city': Record<never, never>
  'no-setup': Record<never, never>
  'other-cities': { cities: number; given: number }
  'no-board': { wonder: string | undefined; side: string | undefined; known: readonly string[] }
  'stages-beyond': { field: string; stages: number }
  'stage-twice': { field: string; stage: number }
  'stages-in-order': { field: string }
  'other-wonder': { field: string; stage: string; known: readonly string[] }
  'more-buried': { field: string }
  'not-left': { field: string }
  'no-age': Record<never, never>
  'no-phase': { phase: string }
  'no-turn': { turns: number }
  'no-line': Record<never, never>
  'too-few-cards': Record<never, never>
}

/** The same, with what boxes add by merging theirs. */
export interface PositionFaults extends CoreFaults {}

export type PositionFault = { [F in keyof PositionFaults]: { is: F } & PositionFaults[F] }[keyof PositionFaults]

/** The line of the script a position goes on at does not follow its question; lines are told as JSON. */
export type BadLine =
  | { is: 'other-line'; question: string; line: string; lines: readonly string[] }
  | { is: 'endless'; line: string }
  /** Played on, it fails by what only programmers are told. */
  | { is: 'dead-end'; line: string; fault: string }

/** Where a text stops being JSON, as far as is known, and how the one who reads it says so. */
export interface NotJson {
  at: number | undefined
  fault: string
}

export type BadMove =
  | { is: 'nothing-done' }
  | { is: 'strange-word'; word: string }
  /** A part of it that is not of its kind. */
  | { is: 'shape'; of: 'move' | 'action' | 'card' | 'by' | 'pay' }
  | { is: 'no-seller'; known: readonly string[] }
  | { is: 'no-coins'; field: string }

export type BadRecord =
  /** A move that cannot be played, today or any more. */
  | { is: 'move'; move: number; problem: Problem }
  /** A line of its text. */
  | { is: 'line'; line: number; problem: Problem }
  | { is: 'no-move' }
  | { is: 'no-header' }
  | { is: 'no-pair'; move: number }
  /** A part of it that is not of its kind. */
  | { is: 'shape'; of: 'record' | 'moves' | 'seed' | 'engine' | 'chance' | 'course' | 'end' }
  | { is: 'gone'; piece: string }
  | { is: 'no-game'; fault: string }
  | { is: 'strayed'; after: number; why: Strayed }
  | { is: 'nobody-asked' }
  | { is: 'no-table' }

/** Where a record and the game it leads to part. */
export type Strayed =
  | { is: 'other-time' | 'other-chance' | 'other-end' | 'other-points' | 'other-table' }
  | { is: 'surplus'; given: number; gives: number; surplus: readonly string[] }

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

export const badPosition = <F extends keyof PositionFaults>(is: F, values: PositionFaults[F]): Problem =>
  valued('bad-position', { is, ...values })

/** There is more of a piece than there can be. */
export const tooOften = ({ id, nameId }: { id: string; nameId: string }, places: number, copies: number): Problem =>
  coded('too-often', { card: id, nameId, places, copies })
