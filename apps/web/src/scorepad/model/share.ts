/** Import of a score-pad from a link or a file, and export as CSV or JSON. */
import { BOXES } from '@heptapolis/boxes'
import { type Position, positionToday } from '@heptapolis/engine/records'
import { unpack } from '../../game-model/result-link.ts'
import { type PadPosition, playersOf } from './pad.ts'
import type { PadSheet } from './scoring.ts'

/** Undefined for an invalid code. */
export async function fromCode(code: string): Promise<PadPosition | undefined> {
  try {
    return toPad(await unpack(code))
  } catch {
    return undefined
  }
}

/** Reads a foreign position. Checks what a pad needs; the engine checks the rest. */
export function toPad(value: unknown): PadPosition | undefined {
  if (typeof value !== 'object' || value === null || !('cities' in value) || !Array.isArray(value.cities))
    return undefined
  const { cities, ...table } = value as Position
  if (cities.length < 2 || cities.length > 8 || cities.some((city) => typeof city !== 'object' || city === null))
    return undefined
  const seats = table.setup?.seats ?? cities.map(({ name }) => ({ name: typeof name === 'string' ? name : '' }))
  if (!Array.isArray(seats)) return undefined
  return padToday({ ...table, setup: { edition: '2e', boxes: [], seed: '', ...table.setup, seats }, cities })
}

/** Migrates a pad with older names. */
export const padToday = (position: PadPosition): PadPosition => positionToday(position, BOXES) as PadPosition

const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export interface CsvWords {
  line: (id: string) => string
  total: string
  rank: string
  coins: string
}

/** One row per score line, one column per player. */
export function toCsv(sheets: readonly PadSheet[], w: CsvWords): string {
  const rows = sheets[0]?.rows ?? []
  const lines: (string | number)[][] = [
    ['', ...sheets.map(({ name }) => name)],
    ...rows.map((row, i) => [w.line(row.id), ...sheets.map((sheet) => sheet.rows[i].points)]),
    [w.total, ...sheets.map(({ total }) => total)],
    [w.coins, ...sheets.map(({ coins }) => coins)],
    [w.rank, ...sheets.map(({ rank }) => rank)],
  ]
  return `${lines.map((line) => line.map(cell).join(',')).join('\n')}\n`
}

export const toJson = (position: PadPosition): string => `${JSON.stringify(position, undefined, 2)}\n`

export const fileName = (position: PadPosition, date: number, ending: string): string =>
  `heptapolis-${new Date(date).toISOString().slice(0, 10)}-${playersOf(position)}p.${ending}`
