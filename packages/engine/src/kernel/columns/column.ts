/**
 * The state of a game is one array of integers: the table, then one block per city, then table data of boxes. A column
 * is a named range of it, declared once by the core or by a box. Columns of the core have the same cells in every game;
 * the ruleset places those of the boxes in play behind them. Boxes that are not in play take no room.
 */

import type { Form } from '../position/forms.ts'
import { broken } from '../result.ts'
import { type Hints, type Mark, markOf, type Pad, padOf } from './hints.ts'
import { byPlace, type Inputs } from './inputs.ts'

/**
 * Viewers of a column. `own`: the player of the city and the partner. The default is none. In the free city, its
 * current keeper sees `own` columns. Nobody sees `owner` columns: a later keeper must not learn the face-down cards of
 * an earlier one.
 */
export type Sight = 'all' | 'own' | 'owner' | 'none'

export interface Kept {
  readonly cells: Int32Array
  /** Start of each column of the ruleset (for the first city), by column number. */
  readonly at: readonly number[]
  /** Cells of a city. */
  readonly stride: number
}

interface Declaration extends Hints {
  sees?: Sight
  /** Computed from the pieces of the city; tests compare it with a recomputation. */
  derived?: boolean
  /** Same cells in every game; for kernel and core. */
  fixed?: boolean
  /**
   * Form in a position; by default plain numbers that are left out of views. `apart`: the declaring module reads and
   * writes it.
   */
  position?: Form | 'apart'
  /** Field name in a position, if it differs from the key. */
  field?: string
  /** For the core: only part of positions if a box in play lists it in its `fields`. */
  lent?: boolean
  /** Inputs for learning programs. Required for derived and `apart` columns; otherwise they follow from the form. */
  inputs?: Inputs
}

let declared = 0
/** Upper bound of the fixed table columns, and first cell of the first city. */
export const FIRST_CITY = 432
/**
 * Next free cell for a fixed column of the table and of the first city. Cell 0 is unused, because 0 means not fixed.
 */
const nextFixed = { table: 1, city: FIRST_CITY }

/** Reserves the cells of a fixed column. */
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
  /** Number of cells per city, or for the table. */
  declare readonly width: number
  declare readonly perCity: boolean
  /** First cell in every game; 0 if it depends on the boxes. */
  declare readonly fixedAt: number
  declare readonly position: Form | 'apart' | undefined
  /** Field name in a position. */
  declare readonly field: string
  /** Field with the number of items, for viewers who may not see the list. */
  declare readonly sizeField: string
  declare readonly mark: Mark | false | undefined
  declare readonly pad: Pad | undefined
  declare readonly lent: boolean
  /** Inputs for learning programs; undefined if not declared. */
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
   * First cell of the column for a city; `seat` is 0 for the table. Hot code repeats this expression instead of calling
   * it, because inlining by the runtime delays the start.
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

/** Inserts a number into the ascending list at `from`, which begins with its length. */
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
  aside?: boolean
}

/** A list of numbers a city (or for the table): its length, then its items. Free cells are kept at zero. */
export class List extends Column {
  /** Items are pieces whose effects work for the city. */
  declare readonly holds: boolean
  /** Items are playable cards, like those of the hand. */
  declare readonly plays: boolean
  /** The order of the items has a meaning, so viewers see it too. */
  declare readonly ordered: boolean
  /** Dealing code keeps the list in ascending order (`insert`), so that the order does not reveal the deal. */
  declare readonly sorted: boolean
  /** Items are cards that lie aside for a while. */
  declare readonly aside: boolean

  constructor(key: string, capacity: number, perCity: boolean, declaration: Declaration & ListUse = {}) {
    super(key, capacity + 1, perCity, declaration)
    this.holds = declaration.holds ?? false
    this.plays = declaration.plays ?? false
    this.ordered = declaration.ordered ?? false
    this.sorted = declaration.sorted ?? false
    this.aside = declaration.aside ?? false
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
  /** Lowest item above a number, -1 for none. Iterates in order and skips equal items. */
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
  /** Inserts a number in ascending order, so that the order of a hand does not reveal the deal. */
  insert(g: Kept, seat: number, value: number): void {
    const from = this.start(g, seat)
    if (g.cells[from] + 1 >= this.width) broken(`${this.key} is full`)
    insertAt(g.cells, from, value)
  }
  /** Inserts some of the numbers in ascending order. */
  insertAll(g: Kept, seat: number, values: readonly number[], first: number, end: number): void {
    const from = this.start(g, seat)
    if (g.cells[from] + end - first >= this.width) broken(`${this.key} is full`)
    for (let i = first; i < end; i++) insertAt(g.cells, from, values[i])
  }
  /** Removes the first item equal to the number; false if there is none. */
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
  /** Removes items from the front. */
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
  /** Start of each column (for the first city), by column number. */
  at: readonly number[]
  /** Cells of a city, and of all together. */
  stride: number
  cells: number
  /** Range of the derived columns of the first city; they are contiguous. */
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
