/**
 * Verification of the bot moves in a game record: repeats each choice with the recorded number of worlds (guesses at
 * hidden cards).
 */
import { BOXES } from '@heptapolis/boxes'
import { type BotThought, type GameRecord, isAsWritten, replay } from '@heptapolis/engine/records'
import {
  type Game,
  isFresh,
  isOver,
  type MoveJson,
  ok,
  type Result,
  readMove,
  showMove,
  state,
} from '@heptapolis/engine/search'
import { thoughtOf, weightsDigest } from './at-table.ts'
import { botNamed } from './bots.ts'
import { askedOf, asking, type OpenQuestion } from './questions.ts'
import { isSame } from './search/candidates.ts'

/** Reason why a move cannot be verified. */
export type Unchecked =
  /** No note on the choice: a person's move, or an older record. */
  | 'untold'
  /** The version of the bots is not recorded. */
  | 'no-weights'
  | 'other-weights'
  /** Rules or pieces changed since, so the bot saw another state. */
  | 'other-rules'
  /** An external program, or an unknown level. */
  | 'not-ours'

/** Move that the bot does not repeat. */
export interface OtherAnswer {
  /** Number of the move in the record, from 1. */
  move: number
  age: number
  turn: number
  level: string
  worlds: number
  played: MoveJson
  again: MoveJson
}

export interface Rethought {
  city: number
  /** Levels that chose for it, including stand-ins. */
  levels: string[]
  moves: number
  /** Verified moves. */
  same: number
  other: OtherAnswer[]
  unchecked: Partial<Record<Unchecked, number>>
  /** Moves of stand-ins. */
  stoodIn: number
}

export interface Rethinking {
  /** Whether the deal follows from the seed; with other rules or pieces it is only read. */
  dealt: boolean
  cities: Rethought[]
  /** Tables that the game leads to, and how many of them the record contains for comparison. */
  tables: number
  recordedTables: number
  /** Whether the record of a finished game lacks its points. */
  lacksEnd: boolean
}

/** Result per city. Fails if chance, moves or points of the game itself do not follow. */
export function rethink(record: GameRecord): Result<Rethinking> {
  const played = replay(record, BOXES)
  if (!played.ok) return played
  const hows = new Map(record.version === 1 ? [] : record.thoughts)
  const dealt = !isAsWritten(record, played.value.rules)
  const cities = played.value.rules.setup.seats.map((_, city) => nothingYet(city))
  let questions: readonly OpenQuestion[] = []
  let tables = 0
  const before = (g: Game, index: number): void => {
    if (isFresh(g)) {
      tables++
      questions = asking(questions, g, index)
    }
    const [city] = record.moves[index]
    cities[city] ??= nothingYet(city)
    check(cities[city], g, { record, index, questions, how: hows.get(index), isOfToday: dealt })
  }
  const again = replay(record, BOXES, { before })
  if (!again.ok) return again
  if (isFresh(again.value)) tables++
  const recordedTables = record.course?.length ?? 0
  return ok({ dealt, cities, tables, recordedTables, lacksEnd: isOver(again.value) && record.end === undefined })
}

const nothingYet = (city: number): Rethought => ({
  city,
  levels: [],
  moves: 0,
  same: 0,
  other: [],
  unchecked: {},
  stoodIn: 0,
})

interface Choice {
  record: GameRecord
  index: number
  questions: readonly OpenQuestion[]
  how: BotThought | undefined
  isOfToday: boolean
}

function check(city: Rethought, g: Game, choice: Choice): void {
  const { how, isOfToday } = choice
  city.moves++
  if (how && !city.levels.includes(how.level)) city.levels.push(how.level)
  if (how?.instead !== undefined) city.stoodIn++
  const why = whyNot(how, isOfToday)
  if (why) city.unchecked[why] = (city.unchecked[why] ?? 0) + 1
  if (!how || why) return
  const strayed = strayedIn(g, choice, how)
  if (strayed) city.other.push(strayed)
  else city.same++
}

function whyNot(how: BotThought | undefined, isOfToday: boolean): Unchecked | undefined {
  if (!how) return 'untold'
  if (!botNamed(how.level)) return 'not-ours'
  if (how.weights === undefined) return 'no-weights'
  if (how.weights !== weightsDigest()) return 'other-weights'
  return isOfToday ? undefined : 'other-rules'
}

function strayedIn(g: Game, { record, index, questions }: Choice, how: BotThought): OtherAnswer | undefined {
  const [city, json] = record.moves[index]
  const bot = botNamed(how.level)
  const played = readMove(g, city, json)
  if (!bot || !played.ok) return undefined
  const { move } = thoughtOf(askedOf(city, g.rules, questions, record.moves), bot, how.worlds)
  if (isSame(move, played.value)) return undefined
  return {
    move: index + 1,
    age: state.age.get(g),
    turn: state.turn.get(g),
    level: how.level,
    worlds: how.worlds,
    played: json,
    again: showMove(g, move),
  }
}
