/** The columns of a game as fields of a position: of the table, and of each city. */
import { type Column, FIRST_CITY, List } from '../columns/column.ts'
import type { Game, Rules } from '../game.ts'
import { isProblem, type Problem } from '../result.ts'
import { KERNEL_COLUMNS } from '../state.ts'
import { count, counts, type Form, quiet, readCount } from './forms.ts'
import { badField } from './naming.ts'

const state = KERNEL_COLUMNS

const PLAIN_NUMBER = quiet(count())
const PLAIN_NUMBERS = quiet(counts())

/** How a column is read and written; undefined for what follows from others, or is read and written apart. */
export function formOf(column: Column): Form | undefined {
  if (column.derived || column.position === 'apart') return undefined
  return column.position ?? (column.width > 1 ? PLAIN_NUMBERS : PLAIN_NUMBER)
}

/** What everybody sees is never only counted. */
export const isCountable = (column: Column): boolean =>
  column instanceof List && (column.sees !== 'all' || formOf(column)?.quiet === true)

type Fields = Record<string, unknown>

/** Whether a position says anything of the column, if only how much lies there. */
export const says = (fields: Fields, column: Column): boolean =>
  fields[column.field] !== undefined || fields[column.sizeField] !== undefined

export const isCounted = (fields: Fields, column: Column): boolean => fields[column.sizeField] !== undefined

/** The numbers of a column; of a list those it holds. */
export function numbersOf(g: Game, column: Column, seat: number): number[] {
  if (column instanceof List) return column.items(g, seat)
  const from = column.start(g, seat)
  const numbers: number[] = []
  for (let i = from; i < from + column.width; i++) numbers.push(g.cells[i])
  return numbers
}

/** Of most columns there is nothing to say: that is seen without taking out their numbers. */
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

/** Reads what the fields say of a column; where they say nothing it stays as it is. */
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

/** A game without chance is one that somebody sees. */
const isSeen = (g: Game): boolean => isEmpty(g, state.chance, 0)

/** Fields that are written down already, and the game they are of. */
export interface Earlier {
  readonly game: Game
  readonly fields: object
}

/** Writes a column down: a list nobody may look at is counted. What stands as it did is taken from what was written then. */
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

/** Whether a column holds the same in two games of the same rules. */
export function isSame(g: Game, other: Game, column: Column, seat: number): boolean {
  const from = column.start(g, seat)
  return isSameFrom(g, other, from, from + column.width)
}

/** The same of all columns of a city. */
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

/** Fields of boxes that only the game itself needs. */
export const quietFields = ({ columns }: Rules): Set<string> =>
  new Set(columns.filter((column) => formOf(column)?.quiet).flatMap((column) => [column.field, column.sizeField]))
