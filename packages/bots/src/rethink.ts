/** Whether bots chose what a record says they chose: each of their moves is thought again, as far as it was then. */
import { BOXES } from '@heptapolis/boxes'
import { type BotThought, type GameRecord, isAsWritten, replay } from '@heptapolis/engine/records'
import {
  type Game,
  isFresh,
  type MoveJson,
  ok,
  type Result,
  readMove,
  showMove,
  state,
} from '@heptapolis/engine/search'
import { thoughtOf, weightsDigest } from './at-table.ts'
import { botNamed } from './bots.ts'
import { askedOf, asking, type Open } from './questions.ts'
import { isSame } from './search/candidates.ts'

/** Why a move cannot be thought again. */
export type Unchecked =
  /** Nothing is written of how it was chosen: by a person, or in a record of before. */
  | 'untold'
  /** It is not written which bots these were. */
  | 'no-weights'
  | 'other-weights'
  /** Rules or pieces have changed since: the bot saw another table. */
  | 'other-rules'
  /** A program of somebody's own, or a level there is none of here. */
  | 'not-ours'

/** A move that the bot would not choose again. */
export interface Strayed {
  /** The number of the move in the record, from 1 on. */
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
  /** The levels that chose for it, those that stood in for another included. */
  levels: string[]
  moves: number
  /** Moves that came out the same. */
  same: number
  other: Strayed[]
  unchecked: Partial<Record<Unchecked, number>>
  /** Moves that another bot chose in place of the one that sat there. */
  stoodIn: number
}

export interface Rethinking {
  /** Whether what chance gave follows from the seed; with other rules or pieces it is only read. */
  dealt: boolean
  cities: Rethought[]
}

/** City by city. What is wrong with the game itself is the problem: chance, moves or points that do not follow. */
export function rethink(record: GameRecord): Result<Rethinking> {
  const played = replay(record, BOXES)
  if (!played.ok) return played
  const hows = new Map(record.version === 1 ? [] : record.thoughts)
  const dealt = !isAsWritten(record, played.value.rules)
  const cities = played.value.rules.setup.seats.map((_, city) => nothingYet(city))
  let questions: readonly Open[] = []
  const before = (g: Game, index: number): void => {
    if (isFresh(g)) questions = asking(questions, g, index)
    const [city] = record.moves[index]
    cities[city] ??= nothingYet(city)
    check(cities[city], g, { record, index, questions, how: hows.get(index), isOfToday: dealt })
  }
  const again = replay(record, BOXES, { before })
  return again.ok ? ok({ dealt, cities }) : again
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
  questions: readonly Open[]
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

function strayedIn(g: Game, { record, index, questions }: Choice, how: BotThought): Strayed | undefined {
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
