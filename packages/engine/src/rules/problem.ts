/** Problems that people can meet: codes with values, from which each language builds a message. */
import type { FieldFaults, UnknownField } from '../kernel/position/naming.ts'
import { type Problem, valued } from '../kernel/result.ts'
import type { Obstacle } from './obstacle.ts'

/** Piece, and the id of its name in the texts. */
export interface NamedPiece {
  card: string
  nameId: string
}

/** Values of each problem code. Boxes add codes by merging. */
export interface ProblemKinds {
  'bad-setup': BadSetup
  'bad-position': PositionFault
  'bad-line': BadLine
  'bad-json': NotJson
  'unknown-field': UnknownField
  /** `boxes`: those that would allow it. */
  'too-many-players': { players: number; boxes: readonly string[] }
  'no-teams': { boxes: readonly string[] }
  'bad-teams': { players: number }
  'too-few-wonders': { cities: number; wonders: number }
  /** Piece that every game of this mix uses. */
  'cannot-leave-out': NamedPiece
  /** Pieces of one kind that are left out, and how many of the kind the game needs and has left. */
  'too-many-left-out': { nameIds: readonly string[]; needed: number; left: number }
  'no-such-wonder': { wonder: string; known: readonly string[] }
  'no-such-side': { side: string; wonder: string | undefined; known: readonly string[] }
  'wonder-twice': { wonder: string }
  /** Value of a city in the position, and of its seat in the set-up. */
  'seats-differ': { seat: number; field: 'name' | 'wonder' | 'side'; ofSeat: string; ofCity: string }
  /** Wonder, or side of it, that requires a box. */
  'needs-box': { wonder: string; side?: string; box: string }
  'too-early': NamedPiece & { age: number; now: number; seat: number | undefined }
  'too-often': NamedPiece & { places: number; copies: number }
  'twice-in-city': NamedPiece & { seat: number }
  /** More tokens than the city can have at this time. */
  'too-many-in-city': { seat: number; field: string; most: number }
  /** More pieces than a city has room for. */
  'no-room-in-city': { seat: number; field: string; most: number }
  /** Too many of the cards drawn for the deck of an Age. */
  'too-many-drawn': { nameIds: readonly string[]; age: number; drawn: number }
  /** Card that is not used with this number of players. */
  'not-in-game': NamedPiece & { players: number }
  /** Kind of token by its value or piece, if a field has several. */
  'too-many-tokens': { field: string; value?: number; nameId?: string; tokens: number; most: number; now: number }
  /** Unknown field, or fault of a known one. */
  'bad-move': UnknownField | BadMove
  'illegal-move': IllegalMove
  /** Matching moves in their JSON form. */
  'ambiguous-move': { moves: readonly string[] }
  'bad-seat': { last: number }
  'not-asked': { seat: number; asked: readonly number[] }
  'game-over': Record<never, never>
  'bad-record': BadRecord
  /** The record was played with other rules. */
  'rules-changed': BadRecord
}

export type ProblemCode = keyof ProblemKinds

export type BadSetup =
  | { is: 'no-such-box'; box: string; known: readonly string[] }
  | { is: 'no-such-option'; option: string; known: readonly string[] }
  | { is: 'no-such-choice'; option: string; known: readonly string[] }
  | { is: 'no-such-house-rule'; rule: string; known: readonly string[] }
  | { is: 'no-such-reading'; rule: string; known: readonly string[] }
  | { is: 'seats'; least: number; most: number }
  | { is: 'no-such-edition'; known: readonly string[] }
  | { is: 'box-twice'; box: string }
  /** Wrong type of a part; for `seats` also of an entry. */
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
        | 'price'
        | 'seed'
        | 'teams'
        | 'options'
        | 'houseRules'
        | 'without'
        | 'dataVersion'
    }

/** Faults of a position besides its fields. */
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

/** Faults including those that boxes add by merging. */
export interface PositionFaults extends CoreFaults {}

export type PositionFault = { [F in keyof PositionFaults]: { is: F } & PositionFaults[F] }[keyof PositionFaults]

/** The script line of a position does not follow its question; lines are JSON. */
export type BadLine =
  | { is: 'other-line'; question: string; line: string; lines: readonly string[] }
  | { is: 'endless'; line: string }
  /** Playing on fails with this message for programmers. */
  | { is: 'dead-end'; line: string; fault: string }

/** Place where a text stops being JSON, if known, and the message of the parser. */
export interface NotJson {
  at: number | undefined
  fault: string
}

export type BadMove =
  | { is: 'nothing-done' }
  | { is: 'strange-word'; word: string }
  /** Wrong type of a part. */
  | { is: 'shape'; of: 'move' | 'action' | 'card' | 'by' | 'pay' }
  | { is: 'no-seller'; known: readonly string[] }
  | { is: 'no-coins'; field: string }

export type BadRecord =
  /** Move that cannot be played, or not any more. */
  | { is: 'move'; move: number; problem: Problem }
  /** Faulty line of the text. */
  | { is: 'line'; line: number; problem: Problem }
  | { is: 'no-move' }
  | { is: 'no-header' }
  | { is: 'no-pair'; move: number }
  /** Wrong type of a part. */
  | { is: 'shape'; of: 'record' | 'moves' | 'seed' | 'engine' | 'chance' | 'course' | 'end' }
  | { is: 'gone'; piece: string }
  | { is: 'no-game'; fault: string }
  | { is: 'strayed'; after: number; why: Strayed }
  | { is: 'nobody-asked' }
  | { is: 'no-table' }

/** Difference between a record and its replay. */
export type Strayed =
  | { is: 'other-time' | 'other-chance' | 'other-end' | 'other-points' | 'other-table' }
  | { is: 'surplus'; given: number; gives: number; surplus: readonly string[] }

export type IllegalMove =
  | { is: 'unknown-card'; card: string }
  | (NamedPiece & { is: 'not-at-hand' })
  | (NamedPiece & { is: 'obstacle'; obstacle: Obstacle })
  | { is: 'not-possible'; action: string; possible: readonly string[] }
  /** Possible moves with this action, as JSON. */
  | { is: 'no-such-move'; moves: readonly string[] }

export const coded = <C extends ProblemCode>(code: C, values: ProblemKinds[C]): Problem => valued(code, values)
export const refuse = <C extends ProblemCode>(code: C, values: ProblemKinds[C]): { ok: false; error: Problem } => ({
  ok: false,
  error: coded(code, values),
})

export const badPosition = <F extends keyof PositionFaults>(is: F, values: PositionFaults[F]): Problem =>
  valued('bad-position', { is, ...values })

/** More copies of a piece than exist. */
export const tooOften = ({ id, nameId }: { id: string; nameId: string }, places: number, copies: number): Problem =>
  coded('too-often', { card: id, nameId, places, copies })
