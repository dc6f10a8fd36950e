/** Columns of a game as fields of a position, for the table and for each city. */
import { type Column, FIRST_CITY, List } from '../columns/column.ts'
import type { Game, Rules } from '../game.ts'
import { isProblem, type Problem } from '../result.ts'
import { KERNEL_COLUMNS } from '../state.ts'
import { count, counts, type Form, quiet, readCount } from './forms.ts'
import { badField } from './naming.ts'

const state = KERNEL_COLUMNS

const PLAIN_NUMBER = quiet(count())
const PLAIN_NUMBERS = quiet(counts())

/** Form of a column; undefined for derived columns and those that are read and written apart. */
export function formOf(column: Column): Form | undefined {
  if (column.derived || column.position === 'apart') return undefined
  return column.position ?? (column.width > 1 ? PLAIN_NUMBERS : PLAIN_NUMBER)
}

/** Columns that everybody sees are never reduced to their number of items. */
export const isCountable = (column: Column): boolean =>
  column instanceof List && (column.sees !== 'all' || formOf(column)?.quiet === true)

type Fields = Record<string, unknown>

/** Whether the fields contain the column, or at least its number of items. */
export const says = (fields: Fields, column: Column): boolean =>
  fields[column.field] !== undefined || fields[column.sizeField] !== undefined

export const isCounted = (fields: Fields, column: Column): boolean => fields[column.sizeField] !== undefined

/** Numbers of a column; for a list, its items. */
export function numbersOf(g: Game, column: Column, seat: number): number[] {
  if (column instanceof List) return column.items(g, seat)
  const from = column.start(g, seat)
  const numbers: number[] = []
  for (let i = from; i < from + column.width; i++) numbers.push(g.cells[i])
  return numbers
}

/** Checks quickly that a column has nothing to write, because most columns are empty. */
function isEmpty(g: Game, column: Column, seat: number): boolean {
  const from = column.start(g, seat)
  if (column instanceof List) return g.cells[from] === 0
  for (let i = from; i < from + column.width; i++) if (g.cells[i] !== 0) return false
  return true
}

function put(g: Game, column: Column, seat: number, numbers: readonly number[]): void {
  if (column instanceof List) column.assign(g, seat, numbers)
  else g.cells.set(numbers, column.start(g, seat))
}

/** Reads a column from the fields; without a field it stays unchanged. */
export function readColumn(g: Game, column: Column, seat: number, fields: Fields, where: string): Problem | undefined {
  const form = formOf(column)
  if (!form) return undefined
  if (column instanceof List && isCounted(fields, column)) return readSize(g, column, seat, fields, where)
  const value = fields[column.field]
  if (value === undefined) return undefined
  const numbers = form.read(value, where + column.field, g.rules)
  if (isProblem(numbers)) return numbers
  const fault = sizeFault(column, numbers.length, where + column.field)
  if (fault) return fault
  put(g, column, seat, numbers)
  return undefined
}

function sizeFault(column: Column, size: number, field: string): Problem | undefined {
  if (!(column instanceof List))
    return size === column.width ? undefined : badField('not-so-many-numbers', { field, size: column.width })
  return size > column.capacity ? badField('no-room', { field, room: column.capacity }) : undefined
}

function readSize(g: Game, list: List, seat: number, fields: Fields, where: string): Problem | undefined {
  const name = where + list.sizeField
  if (fields[list.field] !== undefined) return badField('said-twice', { field: name, beside: list.field })
  const size = readCount(fields[list.sizeField], name, list.capacity)
  if (isProblem(size)) return size
  list.assign(g, seat, Array<number>(size).fill(0))
  return undefined
}

/** Only views have no random state. */
const isSeen = (g: Game): boolean => isEmpty(g, state.chance, 0)

/** Fields that are already written, and their game. */
export interface Earlier {
  readonly game: Game
  readonly fields: object
}

/**
 * Writes a column. A hidden list is reduced to its number of items. Unchanged columns reuse the fields of the earlier
 * position.
 */
export function writeColumn(g: Game, column: Column, seat: number, into: Fields, earlier?: Earlier): void {
  const form = formOf(column)
  if (!form || (!form.always && isEmpty(g, column, seat))) return
  if (earlier && isSame(g, earlier.game, column, seat)) {
    copyColumn(column, earlier.fields as Fields, into)
    return
  }
  const numbers = numbersOf(g, column, seat)
  const isHidden = column instanceof List && numbers.length > 0 && numbers.every((number) => number === 0) && isSeen(g)
  if (isHidden) {
    into[column.sizeField] = numbers.length
    return
  }
  const value = form.write(numbers, g.rules)
  if (value !== undefined) into[column.field] = value
}

function copyColumn(column: Column, from: Fields, into: Fields): void {
  const field = from[column.field] === undefined ? column.sizeField : column.field
  if (from[field] !== undefined) into[field] = from[field]
}

/** Whether a column is equal in two games of the same rules. */
export function isSame(g: Game, other: Game, column: Column, seat: number): boolean {
  const from = column.start(g, seat)
  return isSameFrom(g, other, from, from + column.width)
}

/** Whether all columns of the table are equal in two games of the same rules. */
export const isSameTable = (g: Game, other: Game): boolean => isSameFrom(g, other, 0, FIRST_CITY)

/** Whether all columns of a city are equal in two games of the same rules. */
export function isSameCity(g: Game, other: Game, seat: number): boolean {
  const from = FIRST_CITY + seat * g.stride
  return isSameFrom(g, other, from, from + g.stride)
}

function isSameFrom({ cells }: Game, { cells: others }: Game, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (cells[i] !== others[i]) return false
  return true
}

export const tableColumns = ({ columns }: Rules): Column[] => columns.filter(({ perCity }) => !perCity)
export const cityColumns = ({ columns }: Rules): Column[] => columns.filter(({ perCity }) => perCity)

/** Fields of boxes for internal bookkeeping. */
export const quietFields = ({ columns }: Rules): Set<string> =>
  new Set(columns.filter((column) => formOf(column)?.quiet).flatMap((column) => [column.field, column.sizeField]))
