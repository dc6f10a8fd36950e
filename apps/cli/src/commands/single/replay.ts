/** `heptapolis replay`: prints a recorded game turn by turn, with the final score sheet. */

import { BOXES } from '@heptapolis/boxes'
import { itemAt } from '@heptapolis/engine/kernel'
import {
  cutRecord,
  ENGINE,
  type Game,
  type GameRecord,
  hash,
  isAsWritten,
  parseRecord,
  type Result,
  replay as replayRecord,
  tablesOf,
  toPosition,
} from '@heptapolis/engine/records'
import { type GameEvent, isOver, type Problem, type Told, toAct, toldInFull } from '@heptapolis/engine/show'
import type { Command } from 'commander'
import { readText } from '../../files.ts'
import { say, words } from '../../language.ts'
import { newCommand, wholeNumber } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { asPlayedText } from '../../text/as-played.ts'
import { newsText } from '../../text/news.ts'
import { faint, printable, strong } from '../../text/paint.ts'
import { fullSheet } from '../../text/sheet.ts'
import { heading } from '../../text/table.ts'
import { boxNames, cityName, houseRuleLines } from '../../text/words.ts'
import { scoreJson } from './score.ts'

interface ReplayOptions {
  upto?: number
  json?: boolean
}

export function replay(program: Command): void {
  const { argument, options } = words().commands.replay
  newCommand(program, 'replay')
    .argument('<file>', argument)
    .option('--upto <moves>', options.upto, wholeNumber(0, 1_000_000))
    .option('--json', options.json)
    .action((file: string, { upto, json }: ReplayOptions) => {
      const record = orFail(parseRecord(readText(file)), file)
      console.log(json ? asJson(file, record, upto) : asText(file, record, upto))
    })
}

function asText(file: string, record: GameRecord, upto: number | undefined): string {
  const events: Told[] = []
  const listener = (event: GameEvent) => events.push(toldInFull(event))
  const played = replayRecord(record, BOXES, { upTo: upto, listener })
  if (canBeShown(played, record)) return asPlayedText(upToThere(record, upto), say().problem(played.error))
  const g = orFail(played, file)
  const seats = Array.from({ length: g.rules.cities }, (_, seat) => seat)
  const { edition, boxes } = record.setup
  const title = [words().players(g.rules.players), say().terms.editions[edition], boxNames(boxes)].join(' · ')
  const places = seats.map((seat) => `${cityName(g, seat)} ${faint(seatName(record, seat))}`).join(', ')
  const turns = stretches(events).map((stretch) => {
    const text = newsText(g, stretch, seats)
    return text === '' ? undefined : `${heading(strong(titleOf(stretch)))}\n${text}`
  })
  return [
    [strong(title), ...houseRuleLines(g.rules).map((line) => `  ${line}`), `  ${places}`].join('\n'),
    ...(isAsWritten(record, g.rules) ? [noticeFor(record)] : []),
    ...turns.filter((turn) => turn !== undefined),
    outlook(g),
    fullSheet(g),
  ].join('\n\n')
}

/** The current rules lead elsewhere, but the record contains its own course. */
const canBeShown = (played: Result<Game>, { course }: GameRecord): played is { ok: false; error: Problem } =>
  !played.ok && played.error.code === 'rules-changed' && course !== undefined && course.length > 0

/** First moves of a record; default all. */
function upToThere(record: GameRecord, upto = record.moves.length): GameRecord {
  const cut = structuredClone(record)
  cutRecord(cut, Math.min(upto, record.moves.length))
  return cut
}

const noticeFor = ({ engine = '', end }: GameRecord): string =>
  [words().asWritten(engine), ...(end || engine === ENGINE ? [] : [words().pointsMayDiffer])].join(' ')

function outlook(g: Game): string {
  return isOver(g) ? words().gameOver : words().gameGoesOn(toAct(g))
}

const seatName = ({ setup }: GameRecord, seat: number): string => {
  const name = setup.seats[seat]?.name
  return `(${printable(name || (setup.seats[seat] ? words().seat(seat) : words().freeCity))})`
}

/** Splits events at the beginning of turns and Ages. */
function stretches(events: readonly Told[]): Told[][] {
  const cut: Told[][] = [[]]
  for (const event of events) {
    if (event.what === 'turn' || event.what === 'age') cut.push([])
    itemAt(cut, cut.length - 1).push(event)
  }
  return cut
}

function titleOf([first]: readonly Told[]): string {
  const age = say().terms.age(Number(first?.age))
  if (first?.what === 'turn') return words().turn(age, Number(first.turn))
  return first?.what === 'age' ? age : words().beforeFirstAge
}

function asJson(file: string, record: GameRecord, upto = record.moves.length): string {
  const events: GameEvent[] = []
  const played = replayRecord(record, BOXES, { upTo: upto, listener: (event) => events.push(event) })
  const { setup } = record
  if (canBeShown(played, record)) {
    const shown = upToThere(record, upto)
    const { moves, end: scores } = shown
    return JSON.stringify({ setup, moves, changed: played.error, tables: tablesOf(shown), scores }, undefined, 2)
  }
  const g = orFail(played, file)
  const moves = record.moves.slice(0, upto)
  const end = { over: isOver(g), toAct: toAct(g), hash: hash(g), position: toPosition(g), ...scoreJson(g) }
  return JSON.stringify({ setup, moves, asWritten: isAsWritten(record, g.rules), events, ...end }, undefined, 2)
}
