/**
 * Record: set-up, moves and random decisions. It replays to the same game even if cards are added to a pool later. The
 * course stores the public table, so that a game can be shown even after rule changes. Version 1 had only the seed, and
 * the random generator of its time.
 */

import { type Json, type Patch, patched } from '../../kernel/patch.ts'
import type { Ruleset } from '../../rules/contract/box.ts'
import type { Position } from '../../rules/contract/position.ts'
import type { Setup } from '../../rules/vocabulary.ts'
import type { MoveJson } from '../move-shape.ts'
import { digest, ENGINE } from './digest.ts'

export interface GameRecord {
  version: 1 | 2
  /** Engine version, and digest of the pieces. */
  engine?: string
  data?: string
  setup: Setup
  moves: [number, MoveJson][]
  /** Random decisions by the number of earlier moves: ids of pieces. */
  chance?: [number, string[]][]
  /** Public table at each question, by the number of earlier moves, as patches. */
  course?: [number, Patch][]
  /** How bots chose, by the number of earlier moves; the same search repeats the choice. */
  thoughts?: [number, BotThought][]
  /** Score sheets, once the game is over. */
  end?: EndSheet[]
}

/** Bot that chose a move, and the number of worlds, because a time limit may have stopped it. */
export interface BotThought {
  level: string
  worlds: number
  /** Version of the bots; choices of other versions are not comparable. Early games lack it. */
  weights?: string
  /** Time limit of the choice. */
  milliseconds?: number
  /** Bot of the seat, if a stand-in chose. */
  instead?: string
}

/** Empty record; the course lets it be shown even after rule changes. */
export const newRecord = (rules: Ruleset, seed: string, course = true): GameRecord => ({
  version: 2,
  engine: ENGINE,
  data: digest(rules),
  setup: { ...rules.setup, seed },
  moves: [],
  chance: [],
  ...(course ? { course: [] } : {}),
})

/** Whether rules and pieces are unchanged since. */
export const isOfToday = ({ engine, data }: GameRecord, rules: Ruleset): boolean =>
  engine === ENGINE && data === digest(rules)

/**
 * Played with other rules or pieces: random decisions are taken from the record, because they no longer follow from the
 * seed.
 */
export const isAsWritten = (record: GameRecord, rules: Ruleset): boolean =>
  record.version === 2 && !isOfToday(record, rules)

/** Whether the course covers the last move: then the game can be shown under any rules. */
export const tellsCourse = ({ course = [], moves }: GameRecord): boolean =>
  course.length > 0 && course[course.length - 1][0] <= moves.length

/** Score line in a record. */
export interface EndSheet {
  total: number
  coins: number
  rank: number
  rows: Record<string, number>
}

/** Truncates the record to a number of moves. */
export function cutRecord(record: GameRecord, moves: number): void {
  const upToThere = <T>(entries: [number, T][]): [number, T][] => entries.filter(([after]) => after <= moves)
  if (moves < record.moves.length) delete record.end
  record.moves.length = moves
  if (record.chance) record.chance = upToThere(record.chance)
  if (record.course) record.course = upToThere(record.course)
  if (record.thoughts) record.thoughts = record.thoughts.filter(([before]) => before < moves)
}

/** Public table at each question, with the number of earlier moves; independent of the current rules. */
export function tablesOf({ course = [] }: GameRecord): { after: number; table: Position }[] {
  let table: Json | undefined
  return course.map(([after, change]) => {
    table = patched(table, change)
    return { after, table: positionOf(table) }
  })
}

/** Table of a record or perspective: it was written from a position, and patches keep its shape. */
export const positionOf = (table: unknown): Position => table as Position
