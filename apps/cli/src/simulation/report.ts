/** Report of `heptapolis simulate`: means and rates, as JSON and as text, from the sums over all games. */
import type { StandIns } from '@heptapolis/bots'
import type { Ruleset } from '@heptapolis/engine'
import { say, words } from '../language.ts'
import { decimal } from '../text/numbers.ts'
import { strong } from '../text/paint.ts'
import { standInLines } from '../text/stand-ins.ts'
import { table } from '../text/table.ts'
import { type SimulationTally, type TallyGroup, WHOLE } from './tally.ts'
import { type WonderSpread, wonderSpread } from './wonder-spread.ts'

export interface GroupReport {
  count: number
  meanScore: number
  /** Standard deviation of the score. */
  spread: number
  winRate: number
}

export interface SimulationReport {
  games: number
  score: GroupReport
  categories: { id: string; name: string; mean: number }[]
  bots: (GroupReport & { bot: string; standIns?: StandIns })[]
  seats: (GroupReport & { seat: number })[]
  wonders: (GroupReport & { board: string; name: string; side: string })[]
  /** Spread of the win rates of these boards, net of sampling variance; absent with a single board. */
  wonderSpread?: WonderSpread
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const groupReport = ({ count, points, squares, wins }: TallyGroup): GroupReport => {
  const mean = points / count
  return {
    count,
    meanScore: rounded(mean),
    spread: rounded(Math.sqrt(Math.max(0, squares / count - mean * mean))),
    winRate: rounded(wins / WHOLE / count),
  }
}

const sorted = (groups: Record<string, TallyGroup>): [string, TallyGroup][] =>
  Object.entries(groups).sort(([a], [b]) => (a < b ? -1 : 1))

/** Score lines of the mix, then those that only some games have. */
const linesIn = ({ lines }: SimulationTally, { scoreLines }: Ruleset): string[] => [
  ...new Set([...scoreLines.map(({ id }) => id), ...Object.keys(lines)]),
]

export function reportOf(tally: SimulationTally, rules: Ruleset): SimulationReport {
  const boards = new Map(rules.boards.map(({ def }) => [def.id, def]))
  const results = Object.values(tally.wonders).map(({ count, wins }) => ({ count, winRate: wins / WHOLE / count }))
  return {
    games: tally.games,
    score: groupReport(tally.all),
    categories: linesIn(tally, rules).map((id) => ({
      id,
      name: say().scoreLine(id),
      mean: rounded((tally.lines[id] ?? 0) / tally.all.count),
    })),
    bots: sorted(tally.bots).map(([bot, group]) => ({
      bot,
      ...groupReport(group),
      ...(tally.standIns[bot] ? { standIns: tally.standIns[bot] } : {}),
    })),
    seats: sorted(tally.seats).map(([seat, group]) => ({ seat: Number(seat), ...groupReport(group) })),
    wonders: sorted(tally.wonders).map(([board, group]) => ({
      board,
      name: say().wonder(boards.get(board)?.wonder ?? board),
      side: boards.get(board)?.side ?? '',
      ...groupReport(group),
    })),
    ...(results.length > 1 && { wonderSpread: wonderSpread(results) }),
  }
}

const figures = ({ count, meanScore, spread, winRate }: GroupReport): string[] => [
  String(count),
  decimal(meanScore, 1),
  decimal(spread, 1),
  words().percent(decimal(winRate * 100, 1)),
]

const groupTable = (title: string, rows: readonly { name: string; group: GroupReport }[]): string =>
  table(
    rows.map(({ name, group }) => [name, ...figures(group)]),
    { head: [title, ...words().report.head], numbers: [1, 2, 3, 4], indent: 2 },
  )

export function reportText(report: SimulationReport): string {
  const categories = report.categories.map(({ name, mean }) => [name, decimal(mean, 2)])
  const wonders = [...report.wonders].sort((a, b) => b.winRate - a.winRate)
  return [
    table([...categories, [strong(words().total), strong(decimal(report.score.meanScore, 2))]], {
      head: [words().meanScore, ''],
      numbers: [1],
      indent: 2,
    }),
    groupTable(
      words().report.bot,
      report.bots.map((group) => ({ name: words().levels[group.bot] ?? group.bot, group })),
    ),
    ...standInLines(report.bots),
    groupTable(
      words().report.seat,
      report.seats.map((group) => ({ name: String(group.seat), group })),
    ),
    groupTable(
      words().report.wonder,
      wonders.map((group) => ({ name: `${group.name} ${say().terms.sides[group.side] ?? group.side}`, group })),
    ),
    ...spreadLines(report),
  ].join('\n\n')
}

function spreadLines({ wonderSpread: spread }: SimulationReport): string[] {
  if (!spread) return []
  const percent = (share: number): string => words().percent(decimal(share * 100, 1))
  return [words().report.spread(percent(spread.deviation), percent(spread.low), percent(spread.high))]
}
