/** Archived game as text: its record, an empty line, and its score sheet. */
import { readdirSync } from 'node:fs'
import { recordText } from '@heptapolis/engine/records'
import { type Game, type GameRecord, scores } from '@heptapolis/engine/show'

/** Versions with archived games: 1 and 2 are record versions, later ones engine versions. */
export const versions = (): string[] =>
  readdirSync(import.meta.dirname)
    .flatMap((name) => /^v([\d.]+)$/.exec(name)?.[1] ?? [])
    .sort()

export interface ArchivedGame {
  record: string
  sheet: string
}

export const archivedText = (record: GameRecord, end: Game): string => `${recordText(record)}\n${sheetText(end)}`

export function parseArchived(text: string): ArchivedGame {
  const cut = text.lastIndexOf('\n\n') + 1
  return { record: text.slice(0, cut), sheet: text.slice(cut + 1) }
}

/**
 * Score sheet with one line per score line and a column per seat. Lines without points are omitted, because boxes may
 * add some.
 */
export function sheetText(g: Game): string {
  const sheets = scores(g)
  const rows = g.rules.scoreLines.map(({ id }, i) => [id, ...sheets.map((sheet) => sheet.rows[i].points)])
  return [
    ...rows.filter(([, ...points]) => points.some((point) => point !== 0)),
    ['total', ...sheets.map((sheet) => sheet.total)],
    ['coins', ...sheets.map((sheet) => sheet.coins)],
    ['rank', ...sheets.map((sheet) => sheet.rank)],
  ]
    .map((row) => `${row.join(' ')}\n`)
    .join('')
}
