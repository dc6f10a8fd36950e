/** The score sheet, and where each point comes from. */
import { bestScience, type Game, type Score, type ScoreEntry, SYMBOLS, scienceOf, scores } from '@heptapolis/engine'
import { bad, faint, gold, strong } from './paint.ts'
import { heading, table } from './table.ts'
import { cityName, coinWords, pointWords, spaced } from './words.ts'

/** One column a city, one row a category. */
function sheetTable(g: Game): string {
  const sheets = scores(g)
  const rows = sheets[0].rows.map((row, i) => [row.name, ...sheets.map((sheet) => signed(sheet.rows[i].points))])
  const teams = sheets.some((sheet) => sheet.teamTotal !== undefined)
  const best = (sheet: Score, text: string) => (sheet.rank === 1 ? gold(text) : text)
  return table(
    [
      ...rows,
      [strong('Total'), ...sheets.map((sheet) => best(sheet, String(sheet.total)))],
      [faint('Coins (break ties)'), ...sheets.map((sheet) => faint(String(sheet.coins)))],
      ...(teams ? [['Team', ...sheets.map((sheet) => String(sheet.teamTotal))]] : []),
      ['Place', ...sheets.map((sheet) => best(sheet, String(sheet.rank)))],
    ],
    { head: ['', ...sheets.map((sheet) => seatName(g, sheet.seat))], numbers: sheets.map((_, i) => i + 1) },
  )
}

const seatName = (g: Game, seat: number): string => {
  const { name } = g.rules.setup.seats[seat]
  return name ? `${cityName(g, seat)} (${name})` : cityName(g, seat)
}

const gain = (points: number): string => (points < 0 ? signed(points) : faint(`+${points}`))
const signed = (points: number): string => (points < 0 ? bad(`−${-points}`) : String(points))

/** Every line of one city with its sources. */
function sourcesTable(g: Game, sheet: Score): string {
  const rows = sheet.rows
    .filter((row) => row.from.length > 0)
    .map((row) => [
      row.name,
      signed(row.points),
      row.from.map((entry) => `${sourceWords(g, sheet, entry)} ${gain(entry.points)}`).join(faint(' · ')),
    ])
  return table(rows, { numbers: [1], indent: 2, wrap: true })
}

/** The sheet of all cities, followed by the sources of each. */
export function fullSheet(g: Game): string {
  const parts = scores(g).map(
    (sheet) =>
      `${heading(`${strong(seatName(g, sheet.seat))} · ${pointWords(sheet.total)}`)}\n${sourcesTable(g, sheet)}`,
  )
  return [sheetTable(g), ...parts].join('\n\n')
}

function sourceWords(g: Game, sheet: Score, { source }: ScoreEntry): string {
  const victory = /^victory-(\d+)$/.exec(source)
  if (victory) return `victory tokens worth ${victory[1]}`
  if (source === 'defeat') return 'defeat tokens'
  if (source === 'coins') return coinWords(sheet.coins)
  if (source === 'symbols') return symbolWords(g, sheet.seat)
  return g.rules.byId.get(source)?.name ?? spaced(source)
}

function symbolWords(g: Game, seat: number): string {
  const hand = scienceOf(g, seat)
  const { counts } = hand
  const { wild } = bestScience(hand)
  const held = SYMBOLS.flatMap((symbol, i) => (counts[i] > 0 ? [`${counts[i]} ${symbol}`] : []))
  if (wild > 0) held.push(`${wild} of free choice`)
  return held.length > 0 ? held.join(', ') : 'symbols'
}
