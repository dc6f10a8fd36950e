/** Text of the score sheet, and the source of each point. */
import { itemAt } from '@heptapolis/engine/kernel'
import {
  bestScience,
  type Game,
  type Score,
  type ScoreEntry,
  SYMBOLS,
  scienceOf,
  scores,
} from '@heptapolis/engine/show'
import { say, words } from '../language.ts'
import { whole } from './numbers.ts'
import { bad, faint, gold, printable, strong } from './paint.ts'
import { heading, table } from './table.ts'
import { cityName } from './words.ts'

/** One column per city, one row per score line. */
function sheetTable(g: Game): string {
  const sheets = scores(g)
  const rows = itemAt(sheets, 0).rows.map((row, i) => [
    say().scoreLine(row.id),
    ...sheets.map((sheet) => signed(itemAt(sheet.rows, i).points)),
  ])
  const teams = sheets.some((sheet) => sheet.teamTotal !== undefined)
  const best = (sheet: Score, text: string) => (sheet.rank === 1 ? gold(text) : text)
  return table(
    [
      ...rows,
      [strong(words().total), ...sheets.map((sheet) => best(sheet, whole(sheet.total)))],
      [faint(words().coinsBreakTies), ...sheets.map((sheet) => faint(String(sheet.coins)))],
      ...(teams ? [[words().team, ...sheets.map((sheet) => whole(sheet.teamTotal ?? 0))]] : []),
      [words().place, ...sheets.map((sheet) => best(sheet, String(sheet.rank)))],
    ],
    { head: ['', ...sheets.map((sheet) => seatName(g, sheet.seat))], numbers: sheets.map((_, i) => i + 1) },
  )
}

const seatName = (g: Game, seat: number): string => {
  const { name } = itemAt(g.rules.setup.seats, seat)
  return name ? `${cityName(g, seat)} (${printable(name)})` : cityName(g, seat)
}

const gain = (points: number): string => (points < 0 ? signed(points) : faint(`+${points}`))
const signed = (points: number): string => (points < 0 ? bad(whole(points)) : whole(points))

/** Score lines of one city with their sources. */
function sourcesTable(g: Game, sheet: Score): string {
  const rows = sheet.rows
    .filter((row) => row.from.length > 0)
    .map((row) => [
      say().scoreLine(row.id),
      signed(row.points),
      [...pointsBySource(g, sheet, row.from)].map(([text, points]) => `${text} ${gain(points)}`).join(faint(' · ')),
    ])
  return table(rows, { numbers: [1], indent: 2, wrap: true })
}

/** Sources with the same name, such as tokens, count together. */
function pointsBySource(g: Game, sheet: Score, from: readonly ScoreEntry[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const entry of from) {
    const text = sourceWords(g, sheet, entry)
    sums.set(text, (sums.get(text) ?? 0) + entry.points)
  }
  return sums
}

/** Score sheet of all cities, then the sources of each. */
export function fullSheet(g: Game): string {
  const parts = scores(g).map(
    (sheet) =>
      `${heading(`${strong(seatName(g, sheet.seat))} · ${say().terms.points(sheet.total)}`)}\n${sourcesTable(g, sheet)}`,
  )
  return [sheetTable(g), ...parts].join('\n\n')
}

function sourceWords(g: Game, sheet: Score, { source }: ScoreEntry): string {
  if (source === 'coins') return say().terms.coins(sheet.coins)
  if (source === 'symbols') return symbolWords(g, sheet.seat)
  const piece = g.rules.byId.get(source)
  return piece ? say().piece(piece) : say().source(source)
}

function symbolWords(g: Game, seat: number): string {
  const hand = scienceOf(g, seat)
  const held = heldSymbols(hand.counts)
  const { wild } = bestScience(hand)
  if (wild > 0) held.push(words().ofChoice(wild))
  return held.length > 0 ? held.join(', ') : say().source('symbols')
}

/** `2 compasses`, for each owned symbol. */
export const heldSymbols = (counts: readonly number[]): string[] =>
  SYMBOLS.flatMap((symbol, i) => (itemAt(counts, i) > 0 ? [say().terms.countSymbols(itemAt(counts, i), symbol)] : []))

/** Scores with names of their lines, for programs that show them. */
export const namedScores = (g: Game) =>
  scores(g).map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map(({ id, ...row }) => ({ id, name: say().scoreLine(id), ...row })),
  }))
