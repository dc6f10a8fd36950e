/** What stands in an order: lines of the script, diggers, lines of the score sheet; box.ts says of which game. */
import type { Whereabouts } from '../../kernel/script.ts'

/** A line of a box: into which part of the script it goes, and behind or before which other. */
export interface Insert<Line> extends Whereabouts {
  part: 'game' | 'age' | 'resolve' | 'turnEnd' | 'ageEnd'
  line: Line
  /** The lines that resolve the answers follow this one, as they do after a turn's choice. */
  resolved?: boolean
}

/** A line as it stands in an order. */
export type Step<Line> = Line & {
  resolved?: boolean
  /** Only in the last turn of an Age. */
  lastTurn?: boolean
}

/** What happens, one after another: the script runs it, the rulebook prints it. */
export interface Orders<Line> {
  readonly game: readonly Step<Line>[]
  readonly age: readonly Step<Line>[]
  readonly turn: readonly Step<Line>[]
  readonly ageEnd: readonly Step<Line>[]
}

/** Somebody who builds from the discard pile, and behind whom: at the end where nobody else is named, or is not in play. */
export interface Digger {
  id: string
  after?: string
  /** After everybody else, whatever boxes are in play. */
  last?: boolean
}

/** Writes down points with where they come from. */
export type Note = (scoreLine: string, source: string, points: number) => void

export interface ScoreLine<Game> extends Whereabouts {
  id: string
  /** Points that belong to no piece. Those of pieces are found by their effects. */
  score?(g: Game, seat: number, note: Note): void
}
