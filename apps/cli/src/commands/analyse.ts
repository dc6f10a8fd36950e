/** `heptapolis analyse`: a recorded game looked over, decision by decision. */
import { type Advice, type Analysis, analyse as analyseSeat, type Decision } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { type Game, type GameRecord, parseRecord, replay } from '@heptapolis/engine/records'
import type { Command } from 'commander'
import { UserError } from '../errors.ts'
import { readText } from '../files.ts'
import { say, words } from '../language.ts'
import { newCommand, wholeNumber } from '../options.ts'
import { orFail } from '../or-fail.ts'
import { progressBar } from '../simulation/progress.ts'
import { faint, printable, strong } from '../text/paint.ts'
import { adviceWords, ledWords, reasonWords } from '../text/reasons.ts'
import { heading, wrapped } from '../text/table.ts'
import { cityName } from '../text/words.ts'

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
  const analyses = seats.map((one) => analysisOf(record, one, file, options))
  console.log(
    options.json
      ? JSON.stringify(
          analyses.map((one) => inSentences(record, one)),
          undefined,
          2,
        )
      : analyses.map((one) => asText(record, one, options)).join('\n\n'),
  )
}

function analysisOf(record: GameRecord, seat: number, file: string, { playouts, best }: AnalyseOptions): Analysis {
  const bar = progressBar(record.moves.length, words().movesUnit(seat))
  const analysis = analyseSeat(record, seat, { playouts, listed: best, progress: bar.show })
  bar.end()
  return orFail(analysis, file)
}

/** The reasons as sentences, for programs that show them. */
function inSentences(record: GameRecord, analysis: Analysis) {
  const g = orFail(replay(record, BOXES))
  const decisions = analysis.decisions.map((one) => ({ ...one, reason: reasonWords(g, one.reason) }))
  return { ...analysis, decisions }
}

function asText(record: GameRecord, { seat, decisions, turningPoints }: Analysis, { all }: AnalyseOptions): string {
  const { analysis: said } = words()
  const g = orFail(replay(record, BOXES))
  const title = said.seat(cityName(g, seat), printable(record.setup.seats[seat]?.name ?? ''), seat)
  const lost = decisions.reduce((sum, { gaveUp }) => sum + gaveUp.points, 0)
  const shown = decisions.filter(({ gaveUp }, i) => all || turningPoints.includes(i) || gaveUp.points >= NOTABLE)
  const points = turningPoints.map((i) => placeOf(decisions[i])).join(say().terms.between)
  return [
    heading(strong(title)),
    said.summary(decisions.length, Math.round(lost * 10) / 10),
    ...(points === '' ? [] : [said.turningPoints(points)]),
    ...shown.map((decision) => decisionText(g, decision)),
  ].join('\n')
}

const NOTABLE = 1
const WIDTH = 100

const placeOf = ({ age, turn }: Decision): string =>
  age === 0 ? words().analysis.beforeAges : inAge(say().terms.age(age), turn)

/** Before its first turn an Age may ask for something already. */
const inAge = (age: string, turn: number): string => (turn === 0 ? age : words().analysis.when(age, turn))

function decisionText(g: Game, decision: Decision): string {
  const { analysis: said } = words()
  const { played, best, gaveUp, reason, led } = decision
  const why = [reasonWords(g, reason), ledWords(led)].filter(Boolean).join(' ')
  const loss = gaveUp.points === 0 && gaveUp.chance === 0 ? '' : said.gaveUp(gaveUp.points, percent(gaveUp.chance))
  return [
    '',
    `${strong(placeOf(decision))}${decision.question === 'turn' ? '' : faint(` · ${say().question(decision.question)}`)}`,
    `  ${said.played(adviceText(g, played))}${loss}`,
    ...best.map((one, i) => `  ${i + 1}. ${adviceText(g, one)}`),
    ...wrapped(why, WIDTH).map((line) => `  ${line}`),
  ].join('\n')
}

const percent = (share: number): string => words().percent(String(Math.round(100 * share)))

const adviceText = (g: Game, { move, points, chance }: Advice): string =>
  `${adviceWords(g, move)}${faint(words().analysis.outlook(points, percent(chance)))}`
