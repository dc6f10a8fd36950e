/**
 * A record is a set-up, the moves played, and what chance gave in between, so that it replays to the same game though
 * cards are added to a pool later. Where the rules themselves have changed it can still be shown as it was played: the
 * course keeps the table as everybody saw it. Version 1 had the seed alone to go by, with the dice of its time.
 */

import { type Json, type Patch, patched } from '../../kernel/patch.ts'
import type { Ruleset } from '../../rules/contract/box.ts'
import type { Position } from '../../rules/contract/position.ts'
import type { Setup } from '../../rules/vocabulary.ts'
import type { MoveJson } from '../move-shape.ts'
import { digest, ENGINE } from './digest.ts'

export interface GameRecord {
  version: 1 | 2
  /** The version of the engine it was played with, and a digest of the pieces. */
  engine?: string
  data?: string
  setup: Setup
  moves: [number, MoveJson][]
  /** What chance gave, by the number of moves made before: the ids of pieces. */
  chance?: [number, string[]][]
  /** The table as everybody saw it at each question, by the number of moves made before: what has changed since. */
  course?: [number, Patch][]
  /** How bots chose, by the number of moves made before theirs: whoever thinks as far chooses the same again. */
  thoughts?: [number, BotThought][]
  /** The score sheets, once the game is over. */
  end?: EndSheet[]
}

/** By whom a move was chosen, and in how many imagined worlds, where a clock may have stopped it. */
export interface BotThought {
  level: string
  worlds: number
  /** Which bots these were: whoever has others is not held to their choices. Of early games nobody wrote it down. */
  weights?: string
  /** How long the clock let it think. */
  milliseconds?: number
  /** The bot of the seat, where another chose for it. */
  instead?: string
}

/** A record with nothing in it yet; with a course, so that it can be shown even after the rules have changed. */
export const newRecord = (rules: Ruleset, seed: string, course = true): GameRecord => ({
  version: 2,
  engine: ENGINE,
  data: digest(rules),
  setup: { ...rules.setup, seed },
  moves: [],
  chance: [],
  ...(course ? { course: [] } : {}),
})

/** Whether neither rules nor pieces have changed since. */
export const isOfToday = ({ engine, data }: GameRecord, rules: Ruleset): boolean =>
  engine === ENGINE && data === digest(rules)

/** Played with other rules or pieces: what chance gave is shown as it is written, for from the seed it no longer follows. */
export const isAsWritten = (record: GameRecord, rules: Ruleset): boolean =>
  record.version === 2 && !isOfToday(record, rules)

/** Whether it tells the table up to its last move: then it can be shown, whatever the rules say today. */
export const tellsCourse = ({ course = [], moves }: GameRecord): boolean =>
  course.length > 0 && course[course.length - 1][0] <= moves.length

/** A line of the score sheets as a record keeps them. */
export interface EndSheet {
  total: number
  coins: number
  rank: number
  rows: Record<string, number>
}

/** Leaves the first so many moves, and what happened up to there. */
export function cutRecord(record: GameRecord, moves: number): void {
  const upToThere = <T>(entries: [number, T][]): [number, T][] => entries.filter(([after]) => after <= moves)
  if (moves < record.moves.length) delete record.end
  record.moves.length = moves
  if (record.chance) record.chance = upToThere(record.chance)
  if (record.course) record.course = upToThere(record.course)
  if (record.thoughts) record.thoughts = record.thoughts.filter(([before]) => before < moves)
}

/** The table as everybody saw it at each question, with the moves made before: whatever the rules say today. */
export function tablesOf({ course = [] }: GameRecord): { after: number; table: Position }[] {
  let table: Json | undefined
  return course.map(([after, change]) => {
    table = patched(table, change)
    return { after, table: positionOf(table) }
  })
}

/** A table of a record or of a perspective: it was written from a position, and patches keep its shape. */
export const positionOf = (table: unknown): Position => table as Position
