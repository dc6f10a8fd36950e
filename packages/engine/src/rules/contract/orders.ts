/** Entries of ordered lists: script lines, diggers, score lines. Generic; box.ts binds them to the game. */
import type { Whereabouts } from '../../kernel/script.ts'

/** Line of a box, its part of the script, and its place there. */
export interface Insert<Line> extends Whereabouts {
  part: 'game' | 'age' | 'resolve' | 'lastCard' | 'turnEnd' | 'ageEnd'
  line: Line
  /** The lines that resolve answers follow this one, as after the choice of a turn. */
  resolved?: boolean
}

/** Line within an order. */
export type Step<Line> = Line & {
  resolved?: boolean
  /** Only in the last turn of an Age. */
  lastTurn?: boolean
}

/** Orders of events: the script runs them, the rulebook prints them. */
export interface Orders<Line> {
  readonly game: readonly Step<Line>[]
  readonly age: readonly Step<Line>[]
  readonly turn: readonly Step<Line>[]
  readonly ageEnd: readonly Step<Line>[]
}

/** Name of a builder from the discard pile, and its predecessor; at the end if that is missing or not in play. */
export interface Digger {
  id: string
  after?: string
  /** After everybody else, whatever boxes are in play. */
  last?: boolean
}

/** Notes points with their source. */
export type Note = (scoreLine: string, source: string, points: number) => void

export interface ScoreLine<Game> extends Whereabouts {
  id: string
  /** Points without a piece. Points of pieces come from their effects. */
  score?(g: Game, seat: number, note: Note): void
}
