/**
 * The state of a game is one array of integers: first what belongs to the table, then the cities, one block each, then
 * what boxes keep for the table. A column is a named stretch of it, declared once by the core or by a box. Those of the
 * core are fixed, the same cells in every game; the ruleset lays those of the boxes in play behind them. A box that is
 * not in play takes no room.
 */

import type { Form } from '../position/forms.ts'
import { broken } from '../result.ts'
import { type Hints, type Mark, markOf, type Pad, padOf } from './hints.ts'
import { byPlace, type Inputs } from './inputs.ts'

/** Who may see a column. `own` means the city's player (and partner); undeclared means nobody. */
/**
 * Of a city nobody plays its keeper of the moment sees what is `own`, and nobody what is its `owner`'s: what one keeper laid
 * face down is not for the next.
 */
export type Sight = 'all' | 'own' | 'owner' | 'none'

export interface Kept {
  readonly cells: Int32Array
  /** Where each column of the ruleset begins (for the first city), by column number. */
  readonly at: readonly number[]
  /** Cells of a city. */
  readonly stride: number
}

interface Declaration extends Hints {
  sees?: Sight
  /** Recomputed from the pieces of the city: the from-scratch twin checks it. */
  derived?: boolean
  /** It lies in the same cells in every game: for kernel and core. */
  fixed?: boolean
  /**
   * How it stands in a position: as plain numbers that concern nobody, where nothing is said. What is `apart` is read and
   * written by whoever declares it.
   */
  position?: Form | 'apart'
  /** What it is called there, where that is not its key. */
  field?: string
  /** For the core: it stands there only where a box in play says so, in its `fields`. */
  lent?: boolean
  /** What learners read of it, where that does not follow from its form: of what is derived or apart it never does. */
  inputs?: Inputs
}

let declared = 0
/** The fixed columns of the table end here at the latest, those of the first city begin. */
export const FIRST_CITY = 432
/** Where the next fixed column begins, of the table and of the first city. Cell 0 stays free: it stands for not fixed. */
const nextFixed = { table: 1, city: FIRST_CITY }

/** The cells of one more fixed column. */
function fix(key: string, width: number, perCity: boolean): number {
  const whose = perCity ? 'city' : 'table'
  const from = nextFixed[whose]
  nextFixed[whose] += width
  if (nextFixed.table > FIRST_CITY) broken(`${key} does not fit before the cities; raise FIRST_CITY`)
  return from
}

export abstract class Column {
  readonly number = declared++
  declare readonly key: string
  declare readonly sees: Sight
  declare readonly derived: boolean
  /** Cells for one city (or for the table). */
  declare readonly width: number
  declare readonly perCity: boolean
  /** Where it begins in every game, 0 where that depends on the boxes. */
  declare readonly fixedAt: number
  declare readonly position: Form | 'apart' | undefined
  /** Its name in a position. */
  declare readonly field: string
  /** A list that is hidden is counted: this is the field with the number. */
  declare readonly sizeField: string
  declare readonly mark: Mark | false | undefined
  declare readonly pad: Pad | undefined
  declare readonly lent: boolean
  /** What learners read of it; undefined where nobody has said. */
  declare readonly inputs: Inputs | undefined

  constructor(key: string, width: number, perCity: boolean, declaration: Declaration) {
    const { sees = 'none', derived = false, fixed = false, position, field = key, lent = false } = declaration
    this.key = key
    this.width = width
    this.perCity = perCity
    this.sees = sees
    this.derived = derived
    this.fixedAt = fixed ? fix(key, width, perCity) : 0
    this.position = position
    this.field = field
    this.sizeField = `${field}Size`
    this.mark = markOf(declaration)
    this.pad = padOf(declaration)
    this.lent = lent
    this.inputs = declaration.inputs ?? inputsOf(width, declaration)
  }

  /**
   * Where the column begins for a city; `seat` is 0 for what belongs to the table. Whatever runs thousands of times a
   * game has it written out: to fold one call into another takes the runtime longer, which whoever has just started waits
   * for.
   */
  start(g: Kept, seat: number): number {
    return (this.fixedAt || g.at[this.number]) + seat * g.stride
  }

  clear(g: Kept, seat = 0): void {
    const from = this.start(g, seat)
    for (let i = from; i < from + this.width; i++) g.cells[i] = 0
  }
}

function inputsOf(width: number, { derived, position }: Declaration): Inputs | undefined {
  if (derived || position === 'apart') return undefined
  if (position) return position.inputs
  return width === 1 ? { as: 'number' } : { as: 'cells', names: byPlace(width) }
}

/** One number a city. */
export class Numbers extends Column {
  constructor(key: string, declaration: Declaration = {}) {
    super(key, 1, true, declaration)
  }
  get(g: Kept, seat: number): number {
    return g.cells[(this.fixedAt || g.at[this.number]) + seat * g.stride]
  }
  set(g: Kept, seat: number, value: number): void {
    g.cells[(this.fixedAt || g.at[this.number]) + seat * g.stride] = value
  }
  add(g: Kept, seat: number, value: number): void {
    g.cells[(this.fixedAt || g.at[this.number]) + seat * g.stride] += value
  }
}

/** One number for the whole table. */
export class Counter extends Column {
  constructor(key: string, declaration: Declaration = {}) {
    super(key, 1, false, declaration)
  }
  get(g: Kept): number {
    return g.cells[this.fixedAt || g.at[this.number]]
  }
  set(g: Kept, value: number): void {
    g.cells[this.fixedAt || g.at[this.number]] = value
  }
  add(g: Kept, value: number): void {
    g.cells[this.fixedAt || g.at[this.number]] += value
  }
}

/** Several numbers a city (or for the table), by position. */
export class Table extends Column {
  constructor(key: string, width: number, perCity: boolean, declaration: Declaration = {}) {
    super(key, width, perCity, declaration)
  }
  get(g: Kept, seat: number, i: number): number {
    return g.cells[(this.fixedAt || g.at[this.number]) + seat * g.stride + i]
  }
  set(g: Kept, seat: number, i: number, value: number): void {
    g.cells[(this.fixedAt || g.at[this.number]) + seat * g.stride + i] = value
  }
  add(g: Kept, seat: number, i: number, value: number): void {
    g.cells[(this.fixedAt || g.at[this.number]) + seat * g.stride + i] += value
  }
}

/** Puts a number where it belongs in the ascending list that begins here with its length. */
function insertAt(cells: Int32Array, from: number, value: number): void {
  let at = from + cells[from]
  for (; at > from && cells[at] > value; at--) cells[at + 1] = cells[at]
  cells[at + 1] = value
  cells[from]++
}

interface ListUse {
  holds?: boolean
  plays?: boolean
  ordered?: boolean
  sorted?: boolean
}

/** A list of numbers a city (or for the table): its length, then its items. Free cells are kept at zero. */
export class List extends Column {
  /** The items are pieces whose effects work for the city. */
  declare readonly holds: boolean
  /** The items are cards to be played, as those of the hand are. */
  declare readonly plays: boolean
  /** The order of the items means something: whoever sees them sees it, too. */
  declare readonly ordered: boolean
  /** Kept in ascending order by whoever deals (`insert`), so that what follows from it does not tell how it was dealt. */
  declare readonly sorted: boolean

  constructor(key: string, capacity: number, perCity: boolean, declaration: Declaration & ListUse = {}) {
    super(key, capacity + 1, perCity, declaration)
    this.holds = declaration.holds ?? false
    this.plays = declaration.plays ?? false
    this.ordered = declaration.ordered ?? false
    this.sorted = declaration.sorted ?? false
  }
  get capacity(): number {
    return this.width - 1
  }
  size(g: Kept, seat: number): number {
    return g.cells[(this.fixedAt || g.at[this.number]) + seat * g.stride]
  }
  item(g: Kept, seat: number, i: number): number {
    return g.cells[(this.fixedAt || g.at[this.number]) + seat * g.stride + 1 + i]
  }
  items(g: Kept, seat = 0): number[] {
    const from = this.start(g, seat)
    const items: number[] = []
    for (let i = from + 1; i <= from + g.cells[from]; i++) items.push(g.cells[i])
    return items
  }
  indexOf(g: Kept, seat: number, value: number): number {
    const from = this.start(g, seat)
    const size = g.cells[from]
    for (let i = 0; i < size; i++) if (g.cells[from + 1 + i] === value) return i
    return -1
  }
  /** The lowest item above a number, -1 for none: so a list is gone through in order, equal items once. */
  above(g: Kept, seat: number, value: number): number {
    const from = this.start(g, seat)
    let lowest = -1
    for (let i = from + 1; i <= from + g.cells[from]; i++) {
      const item = g.cells[i]
      if (item > value && (lowest < 0 || item < lowest)) lowest = item
    }
    return lowest
  }
  has(g: Kept, seat: number, value: number): boolean {
    return this.indexOf(g, seat, value) >= 0
  }
  push(g: Kept, seat: number, value: number): void {
    const from = this.start(g, seat)
    const size = g.cells[from]
    if (size + 1 >= this.width) broken(`${this.key} is full`)
    g.cells[from] = size + 1
    g.cells[from + 1 + size] = value
  }
  /** Puts a number where it belongs in a list in ascending order: the order of a hand tells nobody how it was dealt. */
  insert(g: Kept, seat: number, value: number): void {
    const from = this.start(g, seat)
    if (g.cells[from] + 1 >= this.width) broken(`${this.key} is full`)
    insertAt(g.cells, from, value)
  }
  /** The same with these of the numbers, one after the other. */
  insertAll(g: Kept, seat: number, values: readonly number[], first: number, end: number): void {
    const from = this.start(g, seat)
    if (g.cells[from] + end - first >= this.width) broken(`${this.key} is full`)
    for (let i = first; i < end; i++) insertAt(g.cells, from, values[i])
  }
  /** Takes the first item that is this number out of the list; false where there is none. */
  take(g: Kept, seat: number, value: number): boolean {
    const { cells } = g
    const from = this.start(g, seat)
    const last = from + cells[from]
    let at = from + 1
    while (at <= last && cells[at] !== value) at++
    if (at > last) return false
    for (; at < last; at++) cells[at] = cells[at + 1]
    cells[last] = 0
    cells[from]--
    return true
  }
  removeAt(g: Kept, seat: number, i: number): number {
    const from = this.start(g, seat)
    const size = g.cells[from]
    if (i < 0 || i >= size) broken(`${this.key} has no item ${i}`)
    const value = g.cells[from + 1 + i]
    for (let j = from + 1 + i; j < from + size; j++) g.cells[j] = g.cells[j + 1]
    g.cells[from + size] = 0
    g.cells[from] = size - 1
    return value
  }
  /** So many from the front at once. */
  removeFirst(g: Kept, seat: number, count: number): void {
    const { cells } = g
    const from = this.start(g, seat)
    const size = cells[from]
    if (count > size) broken(`${this.key} has no ${count} items`)
    for (let i = from + 1; i <= from + size - count; i++) cells[i] = cells[i + count]
    for (let i = from + size - count + 1; i <= from + size; i++) cells[i] = 0
    cells[from] = size - count
  }
  remove(g: Kept, seat: number, value: number): void {
    this.removeAt(g, seat, this.indexOf(g, seat, value))
  }
  assign(g: Kept, seat: number, values: readonly number[]): void {
    this.clear(g, seat)
    for (const value of values) this.push(g, seat, value)
  }
  /** Exchanges the lists of two cities. */
  swap(g: Kept, one: number, other: number): void {
    const a = this.start(g, one)
    const b = this.start(g, other)
    const used = Math.max(g.cells[a], g.cells[b])
    for (let i = 0; i <= used; i++) {
      const cell = g.cells[a + i]
      g.cells[a + i] = g.cells[b + i]
      g.cells[b + i] = cell
    }
  }
}

/** A set of small numbers a city. */
export class Bits extends Column {
  constructor(key: string, bits: number, declaration: Declaration = {}) {
    super(key, Math.ceil(bits / 32), true, declaration)
  }
  has(g: Kept, seat: number, bit: number): boolean {
    return (g.cells[(this.fixedAt || g.at[this.number]) + seat * g.stride + (bit >> 5)] & (1 << (bit & 31))) !== 0
  }
  add(g: Kept, seat: number, bit: number): void {
    g.cells[this.start(g, seat) + (bit >> 5)] |= 1 << (bit & 31)
  }
}

export interface Layout {
  /** Where each column begins (for the first city), by column number. */
  at: readonly number[]
  /** Cells of a city, and of all together. */
  stride: number
  cells: number
  /** The derived columns of a city lie together: from here up to there, for the first city. */
  derivedFrom: number
  derivedTo: number
}

export function layOut(columns: readonly Column[], cities: number): Layout {
  const at = Array<number>(declared).fill(-1)
  const lay = (column: Column, from: number): number => {
    if (at[column.number] >= 0) broken(`column ${column.key} is declared twice`)
    at[column.number] = from
    return from + column.width
  }
  for (const column of columns) if (column.fixedAt > 0) lay(column, column.fixedAt)
  const loose = columns.filter((column) => column.fixedAt === 0)
  const ofCities = loose.filter((column) => column.perCity)
  const derivedFrom = columns.find((column) => column.derived && column.fixedAt > 0)?.fixedAt ?? nextFixed.city
  if (columns.some((column) => !column.derived && column.fixedAt > derivedFrom))
    broken('a column lies among the derived')
  const derivedTo = ofCities
    .filter((column) => column.derived)
    .reduce((end, column) => lay(column, end), nextFixed.city)
  const endOfCity = ofCities.filter((column) => !column.derived).reduce((end, column) => lay(column, end), derivedTo)
  const stride = endOfCity - FIRST_CITY
  const endOfCities = FIRST_CITY + cities * stride
  const cells = loose.filter((column) => !column.perCity).reduce((end, column) => lay(column, end), endOfCities)
  return { at, stride, cells, derivedFrom, derivedTo }
}
