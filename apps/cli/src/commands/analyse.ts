/** `heptapolis analyse`: a recorded game looked over, decision by decision. */
import { type Advice, type Analysis, analyse as analyseSeat, type Decision } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { type Game, type GameRecord, type MoveJson, parseRecord, replay } from '@heptapolis/engine'
import type { Command } from 'commander'
import { orFail, UserError } from '../errors.ts'
import { readText } from '../files.ts'
import { examples, wholeNumber } from '../options.ts'
import { progressBar } from '../simulation/progress.ts'
import { faint, strong } from '../text/paint.ts'
import { heading, wrapped } from '../text/table.ts'
import { cityName, coinWords, listed, ROMAN, spaced } from '../text/words.ts'

interface AnalyseOptions {
  seat?: number
  playouts: number
  best: number
  all?: boolean
  json?: boolean
}

export function analyse(program: Command): void {
  program
    .command('analyse')
    .summary('look over a recorded game')
    .description('Look over a recorded game: for each decision the best moves, what the one played gave up, and why.')
    .argument('<file>', 'a record as JSON or text (see docs/protocol.md); - reads standard input')
    .option('--seat <seat>', 'only this seat, from 0 on', wholeNumber(0, 7))
    .option('--playouts <count>', 'games played through for each decision', wholeNumber(10, 1_000_000), 400)
    .option('--best <count>', 'best moves listed', wholeNumber(1, 20), 3)
    .option('--all', 'also the decisions at which nothing was given up')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(
        ['analyse game.json --seat 0', 'advice for the first seat'],
        ['analyse game.json --json', 'for programs'],
      ),
    )
    .action(start)
}

function start(file: string, options: AnalyseOptions): void {
  const record = orFail(parseRecord(readText(file)), file)
  orFail(replay(record, BOXES), file)
  const players = record.setup.seats.length
  const { seat } = options
  if (seat !== undefined && seat >= players)
    throw new UserError(`--seat must be below ${players}, the number of players.`)
  const seats = seat === undefined ? Array.from({ length: players }, (_, i) => i) : [seat]
  const analyses = seats.map((one) => analysisOf(record, one, file, options))
  console.log(
    options.json
      ? JSON.stringify(analyses, undefined, 2)
      : analyses.map((one) => asText(record, one, options)).join('\n\n'),
  )
}

function analysisOf(record: GameRecord, seat: number, file: string, { playouts, best }: AnalyseOptions): Analysis {
  const bar = progressBar(record.moves.length, `moves, seat ${seat}`)
  const analysis = analyseSeat(record, seat, { playouts, listed: best, progress: bar.show })
  bar.end()
  return orFail(analysis, file)
}

function asText(record: GameRecord, { seat, decisions, turningPoints }: Analysis, { all }: AnalyseOptions): string {
  const g = orFail(replay(record, BOXES))
  const name = record.setup.seats[seat]?.name
  const title = `${cityName(g, seat)}${name ? ` (${name})` : ''}, seat ${seat}`
  const lost = decisions.reduce((sum, { gaveUp }) => sum + gaveUp.points, 0)
  const shown = decisions.filter(({ gaveUp }, i) => all || turningPoints.includes(i) || gaveUp.points >= NOTABLE)
  const summary = `${decisions.length} decisions, ${lost.toFixed(1)} points given up in all.`
  const points = turningPoints.map((i) => placeOf(decisions[i])).join(', ')
  return [
    heading(strong(title)),
    summary,
    ...(points === '' ? [] : [`Turning points: ${points}.`]),
    ...shown.map((decision) => decisionText(g, decision)),
  ].join('\n')
}

const NOTABLE = 1
const WIDTH = 100

const placeOf = ({ age, turn }: Decision): string => (age === 0 ? 'before Age I' : `Age ${ROMAN[age]}, turn ${turn}`)

function decisionText(g: Game, decision: Decision): string {
  const { played, best, gaveUp, reason } = decision
  const loss =
    gaveUp.points === 0 && gaveUp.chance === 0
      ? ''
      : `; gave up ${gaveUp.points} points, ${percent(gaveUp.chance)} of winning`
  return [
    '',
    `${strong(placeOf(decision))}${decision.question === 'turn' ? '' : faint(`, ${spaced(decision.question)}`)}`,
    `  played ${adviceText(g, played)}${loss}`,
    ...best.map((one, i) => `  ${i + 1}. ${adviceText(g, one)}`),
    ...wrapped(reason, WIDTH).map((line) => `  ${line}`),
  ].join('\n')
}

const percent = (share: number): string => `${Math.round(100 * share)} %`

const adviceText = (g: Game, { move, points, chance }: Advice): string =>
  `${adviceWords(g, move)}${faint(`: ${points} points, ${percent(chance)} to win`)}`

/** `build Archery Range, 2 coins left and 1 coin bank`, `stage 3 with Courthouse by chain`. */
function adviceWords({ rules }: Game, { action, card, by, pay, stage, half, ...along }: MoveJson): string {
  const name = card === undefined ? '' : (rules.byId.get(card)?.name ?? card)
  const what = stage === undefined ? `${spaced(action)} ${name}`.trim() : `stage ${stage} with ${name}`
  const how = by === undefined ? '' : ` by ${spaced(by)}`
  const coins = Object.entries(pay ?? {}).flatMap(([to, sum]) => (sum > 0 ? [`${coinWords(sum)} ${spaced(to)}`] : []))
  const details = Object.entries(half === undefined ? along : { half, ...along }).map(([key, value]) =>
    value === true ? spaced(key) : `${spaced(key)} ${value}`,
  )
  return [what + how, ...(coins.length > 0 ? [listed(coins)] : []), ...details].join(', ')
}
