/** `heptapolis analyse`: analyses a recorded game decision by decision. */

import {
  type Advice,
  type Analysis,
  type AnalysisOptions,
  analyse as analyseSeat,
  type JudgedDecision,
} from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { itemAt } from '@heptapolis/engine/kernel'
import { type Game, type GameRecord, parseRecord, replay } from '@heptapolis/engine/records'
import type { Command } from 'commander'
import { UserError } from '../../errors.ts'
import { readText } from '../../files.ts'
import { say, words } from '../../language.ts'
import { newCommand, wholeNumber } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { progressBar } from '../../simulation/progress.ts'
import { faint, printable, strong } from '../../text/paint.ts'
import { placeOf } from '../../text/place.ts'
import { adviceWords, gainedWords, reasonWords } from '../../text/reasons.ts'
import { heading, wrapped } from '../../text/table.ts'
import { cityName } from '../../text/words.ts'

interface AnalyseOptions {
  seat?: number
  playouts?: number
  best: number
  all?: boolean
  json?: boolean
}

export function analyse(program: Command): void {
  const { argument, options } = words().commands.analyse
  newCommand(program, 'analyse')
    .argument('<file>', argument)
    .option('--seat <seat>', options.seat, wholeNumber(0, 7))
    .option('--playouts <count>', options.playouts, wholeNumber(10, 1_000_000))
    .option('--best <count>', options.best, wholeNumber(1, 20), 3)
    .option('--all', options.all)
    .option('--json', options.json)
    .action(start)
}

function start(file: string, options: AnalyseOptions): void {
  const record = orFail(parseRecord(readText(file)), file)
  orFail(replay(record, BOXES), file)
  const players = record.setup.seats.length
  const { seat } = options
  if (seat !== undefined && seat >= players) throw new UserError(words().errors.seatTooHigh(players))
  const seats = seat === undefined ? Array.from({ length: players }, (_, i) => i) : [seat]
  if (options.json) printJson(record, seats, file, options)
  else for (const one of seats) tell(record, one, file, options)
}

type Progress = NonNullable<AnalysisOptions['progress']>

function analysisOf(record: GameRecord, seat: number, file: string, options: AnalyseOptions, progress: Progress) {
  const { playouts, best } = options
  return orFail(analyseSeat(record, seat, { playouts, listed: best, progress }), file)
}

function printJson(record: GameRecord, seats: readonly number[], file: string, options: AnalyseOptions): void {
  const g = orFail(replay(record, BOXES))
  const analyses = seats.map((seat) => {
    const bar = progressBar(record.moves.length, words().movesUnit(seat))
    const analysis = analysisOf(record, seat, file, options, bar.show)
    bar.end()
    return inSentences(g, analysis)
  })
  console.log(JSON.stringify(analyses, undefined, 2))
}

/** Reasons as sentences, for programs that show them. */
const inSentences = (g: Game, analysis: Analysis) => ({
  ...analysis,
  decisions: analysis.decisions.map((one) => ({ ...one, reason: reasonWords(g, one) })),
})

/** Prints each decision when it is judged, so that an interrupted command keeps its output. */
function tell(record: GameRecord, seat: number, file: string, options: AnalyseOptions): void {
  const { analysis: said } = words()
  const g = orFail(replay(record, BOXES))
  const name = printable(record.setup.seats[seat]?.name ?? '')
  console.log(heading(strong(said.seat(cityName(g, seat), name, seat))))
  const bar = progressBar(record.moves.length, words().movesUnit(seat))
  const progress: Progress = (done, _all, decision) => {
    if (decision && (options.all || isNotable(decision))) {
      bar.end()
      console.log(decisionText(g, decision))
    }
    bar.show(done)
  }
  const { decisions, turningPoints } = analysisOf(record, seat, file, options, progress)
  bar.end()
  const lost = decisions.reduce((sum, { gaveUp }) => sum + gaveUp.points, 0)
  const turns = turningPoints.map((i) => placeOf(itemAt(decisions, i))).join(say().terms.between)
  const summary = [
    said.summary(decisions.length, Math.round(lost * 10) / 10),
    ...(turns ? [said.turningPoints(turns)] : []),
    said.order,
  ]
  console.log(`\n${summary.join('\n')}\n`)
}

const NOTABLE = { points: 1, chance: 0.05 }
const WIDTH = 100

const isNotable = ({ gaveUp: { points, chance } }: JudgedDecision): boolean =>
  points >= NOTABLE.points || chance >= NOTABLE.chance

function decisionText(g: Game, decision: JudgedDecision): string {
  const { analysis: said } = words()
  const { played, best, gaveUp, gained, question } = decision
  const outcomes = gained ? gainedWords(g, gained, question) : ''
  const lost = [
    ...(gaveUp.points > 0 ? [said.points(gaveUp.points)] : []),
    ...(gaveUp.chance > 0 ? [said.ofWinning(Math.round(100 * gaveUp.chance))] : []),
  ]
  return [
    '',
    [strong(say().terms.capital(placeOf(decision))), ...asideOf(g, decision).map((aside) => faint(aside))].join(
      faint(' · '),
    ),
    `  ${said.played(adviceText(g, played, question))}${lost.length > 0 ? said.gaveUp(lost) : ''}`,
    ...unlike(g, best, question).map((one, i) => `  ${i + 1}. ${adviceText(g, one, question)}`),
    ...wrapped([reasonWords(g, decision), outcomes].filter(Boolean).join(' '), WIDTH).map((line) => `  ${line}`),
  ].join('\n')
}

/** Merges payments with the same text. */
function unlike(g: Game, moves: readonly Advice[], question: string): Advice[] {
  const texts = moves.map(({ move }) => adviceWords(g, move, question))
  return moves.filter((_, i) => texts.indexOf(texts[i] ?? '') === i)
}

/** Names the city if it is the free one, and the question if it is no turn. */
const asideOf = ({ rules }: Game, { seat, question }: JudgedDecision): string[] => [
  ...(seat >= rules.players ? [say().terms.freeCity] : []),
  ...(question === 'turn' ? [] : [say().question(question)]),
]

const percent = (share: number): string => words().percent(String(Math.round(100 * share)))

const adviceText = (g: Game, { move, points, chance }: Advice, question: string): string =>
  `${adviceWords(g, move, question)}${faint(words().analysis.outlook(points, percent(chance)))}`
