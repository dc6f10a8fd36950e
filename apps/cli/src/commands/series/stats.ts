/** `heptapolis stats`: prints how often and when bots build each card or other piece, and how their cities fare. */
import {
  COUNTED,
  type CountedLevel,
  figureOf,
  type PieceFigure,
  statisticsOf,
  type TurnFigure,
} from '@heptapolis/bots/statistics'
import { BOXES } from '@heptapolis/boxes'
import { compile, type Piece } from '@heptapolis/engine/show'
import { type Command, Option } from 'commander'
import { UserError } from '../../errors.ts'
import { say, words } from '../../language.ts'
import { type MixFlags, newCommand, setupOf, withMix } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { decimal, grouped } from '../../text/numbers.ts'
import { faint, inColour, strong } from '../../text/paint.ts'
import { table } from '../../text/table.ts'

const ORDERS = ['luck', 'built', 'name'] as const

interface StatsOptions extends MixFlags {
  level: CountedLevel
  sort: (typeof ORDERS)[number]
  turns?: boolean
  json?: boolean
}

interface StatsRow {
  piece: Piece
  name: string
  figure: PieceFigure
}

export function stats(program: Command): void {
  const { argument, options } = words().commands.stats
  withMix(newCommand(program, 'stats'))
    .argument('[query...]', argument)
    .addOption(new Option('--level <level>', options.level).choices(COUNTED).default('medium'))
    .addOption(new Option('--sort <order>', options.sort).choices(ORDERS).default('luck'))
    .option('--turns', options.turns)
    .option('--json', options.json)
    .action(start)
}

/** Valid for every box; the pieces do not depend on it. */
const PLAYERS = 4

async function start(query: string[], options: StatsOptions): Promise<void> {
  const { edition, level, sort, turns, json } = options
  const seats = Array.from({ length: PLAYERS }, () => ({}))
  const rules = orFail(compile(setupOf(options, seats, ''), BOXES))
  const statistics = await statisticsOf(level)
  const lines = rules.pieces.slice(1).flatMap((piece): StatsRow[] => {
    const figure = figureOf(statistics, edition, [piece.id])
    return figure ? [{ piece, name: say().piece(piece), figure }] : []
  })
  const wanted = query.flatMap((text) => text.toLowerCase().split(/\s+/))
  const found = lines.filter((line) => wanted.every((word) => searchText(line).includes(word))).sort(BY[sort])
  if (json) {
    const pieces = found.map(({ piece, name, figure }) => ({ id: piece.id, name, ...figure }))
    console.log(JSON.stringify({ level, edition, games: statistics.games, pieces }, undefined, 2))
    return
  }
  if (found.length === 0) throw new UserError(words().errors.noMatch(query.join(' ')))
  console.log(
    strong(
      words().stats.title(say().terms.editions[edition], words().levels[level] ?? level, grouped(statistics.games)),
    ),
  )
  console.log(asTable(found))
  if (turns || found.length === 1) for (const line of found) console.log(`\n${byTurn(line)}`)
}

const BY: Readonly<Record<StatsOptions['sort'], (a: StatsRow, b: StatsRow) => number>> = {
  luck: (a, b) => b.figure.luck - a.figure.luck,
  built: (a, b) => (b.figure.built ?? -1) - (a.figure.built ?? -1),
  name: (a, b) => a.name.localeCompare(b.name, say().language),
}

const searchText = ({ piece: { id, box, sort }, name }: StatsRow): string =>
  [id, name, box, say().boxName(box), ...say().sort(sort)].join('\n').toLowerCase()

const percent = (share: number): string => words().percent(decimal(100 * share, 0))

const luckOf = ({ luck, error, cities }: Pick<PieceFigure, 'luck' | 'error' | 'cities'>): string[] => [
  decimal(luck, 2),
  decimal(error, 2),
  grouped(cities),
]

const asTable = (lines: readonly StatsRow[]): string =>
  table(
    lines.map(({ piece, name, figure }) => [
      inColour(piece, name),
      faint(piece.id),
      figure.built === undefined ? '' : percent(figure.built),
      ...luckOf(figure),
    ]),
    { head: words().stats.head, numbers: [2, 3, 4, 5] },
  )

const turnName = ({ age, turn }: TurnFigure): string => words().turn(say().terms.age(age), turn)

const byTurn = ({ name, figure }: StatsRow): string =>
  table(
    figure.turns.map((one) => [turnName(one), percent(one.share), ...luckOf(one)]),
    { head: [name, ...words().stats.turnHead], numbers: [1, 2, 3, 4], indent: 2 },
  )
