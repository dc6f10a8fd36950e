/**
 * Encodes a view as numbers for a net. A ruleset is analysed once for its columns and inputs; reading a game then
 * writes only nonzero values and allocates nothing.
 */
import {
  arePartners,
  type Column,
  controller,
  type Game,
  List,
  questionAt,
  type Ruleset,
  state,
  toAct,
} from '@heptapolis/engine/search'
import {
  BOX,
  CITY,
  fieldsOf,
  hasSize,
  isEverSeen,
  type OfCity,
  type OfTable,
  ofCity,
  ofTable,
  PLACES,
  QUESTION,
  questionsOf,
  sizeOf,
  TABLE,
} from './inputs.ts'
import type { Family, Numbering } from './numbering.ts'
import type { Observation } from './observation.ts'

type As = NonNullable<Column['inputs']>['as']

/** Kinds of columns as numbers: a switch over them compiles to a jump. */
const KINDS: readonly As[] = ['number', 'choice', 'pieces', 'answer', 'bits', 'packed', 'seats', 'seat']
const [NUMBER, CHOICE, PIECES, ANSWER, BITS, PACKED, SEATS, SEAT] = KINDS.map((_, i) => i)

/** Column whose numbers stand for words. */
interface Step {
  readonly column: Column
  readonly as: number
  /** First cell of the first city. */
  readonly start: number
  readonly width: number
  readonly isList: boolean
  /** By stored number (a piece, a bit, a place): its input; -1 for none. */
  readonly at: Int32Array
  /** Bits of a packed count. */
  readonly bits: number
}

/** Columns read together. */
interface Group {
  /** Cells of the first city that are inputs themselves, and these inputs. */
  readonly cells: Int32Array
  readonly inputs: Int32Array
  readonly steps: readonly Step[]
}

export interface Program {
  readonly table: Readonly<Record<OfTable, number>>
  readonly city: Readonly<Record<OfCity, number>>
  /** Inputs that are always 1 in a ruleset. */
  readonly always: readonly number[]
  /** By layer, followed by decisions. */
  readonly questions: Int32Array
  readonly ofTable: Group
  /** Public columns, columns of the person who answers for the city, and columns of its player. */
  readonly ofCities: Group
  readonly ofPlayers: Group
  readonly ofOwners: Group
  /** Table columns revealed by a certain question. */
  readonly shown: readonly Step[]
}

const record = <K extends string>(keys: readonly K[], of: (key: K) => number): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, number>

/** Program that maps the columns of a ruleset to inputs. */
export function programOf(rules: Ruleset, numbering: Numbering): Program {
  const seen = rules.columns.filter((column) => isEverSeen(column, rules))
  const group = (belongs: (column: Column) => boolean, counted: (list: Column) => boolean = () => false): Group =>
    groupOf(seen.filter(belongs), rules.columns.filter(hasSize).filter(counted), rules, numbering)
  const words = (family: Family, names: readonly string[]): number[] =>
    names.map((name) => numbering.number(family, numbering.words[family.by[0]].indexOf(name)))
  return {
    table: record(TABLE, (what) => numbering.number(ofTable(what))),
    city: record(CITY, (what) => numbering.number(ofCity(what), 0)),
    always: words(BOX, rules.setup.boxes),
    questions: Int32Array.from(words(QUESTION, questionsOf(rules))),
    ofTable: group(
      ({ perCity, sees }) => !perCity && sees === 'all',
      ({ perCity }) => !perCity,
    ),
    shown: group(({ perCity, sees }) => !perCity && sees !== 'all').steps,
    ofCities: group(
      ({ perCity, sees }) => perCity && sees === 'all',
      ({ perCity }) => perCity,
    ),
    ofPlayers: group(({ perCity, sees }) => perCity && sees === 'own'),
    ofOwners: group(({ perCity, sees }) => perCity && sees === 'owner'),
  }
}

/** `counted`: lists that are read by their length. */
function groupOf(columns: readonly Column[], counted: readonly Column[], rules: Ruleset, numbering: Numbering): Group {
  const [cells, inputs, steps]: [number[], number[], Step[]] = [[], [], []]
  const startOf = (column: Column): number => column.fixedAt || rules.at[column.number]
  for (const list of counted) {
    cells.push(startOf(list))
    inputs.push(numbering.number(sizeOf(list), ...(list.perCity ? [0] : [])))
  }
  for (const column of columns) {
    const start = startOf(column)
    const at = inputsAt(column, rules, numbering)
    if (at.length === 0) continue
    if (isPlain(column)) {
      for (let i = 0; i < column.width; i++) cells.push(start + i)
      inputs.push(...at)
    } else steps.push(stepOf(column, start, at))
  }
  return { cells: Int32Array.from(cells), inputs: Int32Array.from(inputs), steps }
}

/** Whether the numbers of the column are inputs themselves. */
const isPlain = (column: Column): boolean =>
  column.inputs?.as === 'cells' || (column.inputs?.as === 'number' && !(column instanceof List))

const stepOf = (column: Column, start: number, at: Int32Array): Step => ({
  column,
  as: column.inputs ? KINDS.indexOf(column.inputs.as) : -1,
  start,
  width: column.width,
  isList: column instanceof List,
  at,
  bits: column.inputs?.as === 'packed' ? column.inputs.bits : 0,
})

/** Inputs of a column at the first place, by stored number; empty if it has none. */
function inputsAt(column: Column, rules: Ruleset, numbering: Numbering): Int32Array {
  const fields = fieldsOf(column, rules)
  const place = column.perCity ? [0] : []
  const at = new Int32Array(Math.max(0, ...fields.map(({ words }) => Math.max(1, words.length)))).fill(-1)
  for (const { family, words } of fields) {
    if (words.length === 0) at[0] = numbering.number(family, ...place)
    const numberOf = numbering.numbersOf(family)
    for (const [i, word] of words.entries()) {
      if (word !== undefined) at[i] = numberOf([numbering.words[family.by[0]].indexOf(word), ...place])
    }
  }
  return at
}

/** Place of every city relative to the observer. */
const places = new Int32Array(PLACES.length)

function seatCities(cities: number, seat: number): void {
  for (let city = 0; city < cities; city++) {
    const away = (city - seat + cities) % cities
    places[city] = away === 0 ? 0 : 2 * away <= cities ? 2 * away - 1 : 2 * (cities - away)
  }
}

/** Fills `into` with the view of the person who answers for the seat, relative to the seat. */
export function look(g: Game, seat: number, program: Program, into: Observation): void {
  into.clear()
  const { cities } = g.rules
  const viewer = controller(g, seat)
  seatCities(cities, seat)
  for (let i = 0; i < program.always.length; i++) into.add(program.always[i], 1)
  lookAtTable(g, seat, program, into)
  readGroup(g, program.ofTable, 0, 0, into)
  if (program.shown.length > 0 && state.queue.size(g, 0) > 0) readShown(g, viewer, program, into)
  for (let city = 0; city < cities; city++) {
    lookAtCity(g, seat, city, program, into)
    readGroup(g, program.ofCities, city, places[city], into)
    const isPartner = g.rules.sees(g, viewer, city)
    const place = city === seat ? 0 : 1
    if (isPartner || controller(g, city) === viewer) readGroup(g, program.ofPlayers, city, place, into)
    if (isPartner || city === viewer) readGroup(g, program.ofOwners, city, place, into)
  }
}

function lookAtTable(g: Game, seat: number, { table, questions }: Program, into: Observation): void {
  const { setup, players, layers, decisions } = g.rules
  into.add(table.players, players)
  into.add(table['second-edition'], setup.edition === '2e' ? 1 : 0)
  into.add(table.teams, setup.teams ? 1 : 0)
  const at = questionAt(g, seat)
  if (at >= 0) {
    const decision = state.queue.item(g, 0, at)
    into.add(questions[layers.length + decision], 1)
    if (decisions[decision].about !== 'piece') into.add(table['question-x'], state.queue.item(g, 0, at + 2))
    into.add(table['question-y'], state.queue.item(g, 0, at + 3))
  } else if (state.queue.size(g, 0) === 0 && (state.asked.get(g) & (1 << seat)) !== 0) {
    into.add(questions[state.asking.get(g) - 1], 1)
  }
}

function lookAtCity(g: Game, seat: number, city: number, { city: at }: Program, into: Observation): void {
  const { players, cities, setup } = g.rules
  const place = places[city]
  into.add(at.there + place, 1)
  if (city >= players) into.add(at.nobody + place, 1)
  if (setup.teams && city !== seat && arePartners(seat, city)) into.add(at.partner + place, 1)
  if (players < cities && city === state.keeper.get(g)) into.add(at.keeper + place, 1)
}

/** Columns revealed to the viewer by the open question. */
function readShown(g: Game, viewer: number, { shown }: Program, into: Observation): void {
  for (const seat of toAct(g)) {
    const at = controller(g, seat) === viewer ? questionAt(g, seat) : -1
    if (at < 0) continue
    const { reveals = [] } = g.rules.decisions[state.queue.item(g, 0, at)]
    for (const step of shown) if (reveals.includes(step.column)) read(g, step, 0, 0, into)
  }
}

function readGroup(g: Game, { cells, inputs, steps }: Group, city: number, place: number, into: Observation): void {
  const shift = city * g.stride
  for (let i = 0; i < cells.length; i++) {
    const number = g.cells[cells[i] + shift]
    if (number !== 0) into.add(inputs[i] + place, number)
  }
  for (let i = 0; i < steps.length; i++) read(g, steps[i], city, place, into)
}

/** Adds a column of a city to the inputs of its place. */
function read(g: Game, step: Step, city: number, place: number, into: Observation): void {
  const { as, at } = step
  const { cells } = g
  const start = step.start + city * g.stride
  const from = step.isList ? start + 1 : start
  const end = step.isList ? from + cells[start] : start + step.width
  switch (as) {
    case NUMBER: {
      let sum = 0
      for (let i = from; i < end; i++) sum += cells[i]
      into.add(at[0] + place, sum)
      return
    }
    case CHOICE:
      count(at[cells[from]], place, into)
      return
    case PIECES:
      for (let i = from; i < end; i++) count(at[cells[i]], place, into)
      return
    case ANSWER:
      if (cells[from] !== 0) count(at[cells[from + 1]], place, into)
      return
    case BITS:
      for (let rest = cells[from]; rest !== 0; rest &= rest - 1) count(at[lowest(rest)], place, into)
      return
    case PACKED:
      for (let i = from; i < end; i++) unpack(cells[i], at, step.bits, place, into)
      return
    case SEATS:
      for (let rest = cells[from]; rest !== 0; rest &= rest - 1) count(at[places[lowest(rest)]], place, into)
      return
    case SEAT:
      for (let i = from; i < end; i++) count(at[places[cells[i] & 15]], place, into)
  }
}

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

function count(input: number, place: number, into: Observation): void {
  if (input >= 0) into.add(input + place, 1)
}

function unpack(packed: number, at: Int32Array, bits: number, place: number, into: Observation): void {
  const mask = (1 << bits) - 1
  for (let i = 0, rest = packed; rest !== 0; i++, rest >>>= bits) {
    if ((rest & mask) !== 0) into.add(at[i] + place, rest & mask)
  }
}
