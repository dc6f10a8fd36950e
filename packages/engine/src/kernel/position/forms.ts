/**
 * Forms: representation of a column's numbers in a position. A column declares its form once; reading, writing and
 * errors follow from it.
 */

import { byPlace, type Inputs } from '../columns/inputs.ts'
import { isProblem, type Problem } from '../result.ts'
import { badField, idsOf, type Named, type Naming, noSuch, readRecord } from './naming.ts'

/** Content of a form, for programs that display it or ask for it. */
export type Shape =
  | { is: 'number'; most: number }
  /** Numbers in order; without a size, any number of them. */
  | { is: 'numbers'; size: number | undefined; most: number; least: number }
  | { is: 'flag' }
  | { is: 'piece' | 'pieces'; sorts: readonly string[] }
  | { is: 'tokens'; values: readonly number[] }
  | { is: 'named'; names: readonly string[]; most: number }
  /** Small numbers, each once. */
  | { is: 'set'; most: number; least: number }
  | { is: 'seats' }
  /** A number and a seat each. */
  | { is: 'pairs' }
  /** Ids of things of this kind in the rules in play. */
  | { is: 'ids'; of: string }
  /** Object with its own fields; `as` is an example in JSON. */
  | { is: 'such'; as: string }

/** `R`: the part of the rules that the form uses. */
export interface Form<R extends Naming = Naming> {
  readonly shape?: Shape
  /** Numbers for a JSON value, or a problem that names the field. */
  read(value: unknown, field: string, rules: R): readonly number[] | Problem
  /** Numbers as JSON; undefined leaves the field out. */
  write(numbers: readonly number[], rules: R): unknown
  /** Written even if it is empty. */
  readonly always?: boolean
  /** Internal bookkeeping that viewers do not need. */
  readonly quiet?: boolean
  /** The numbers are pieces in this place. A piece can be in as many places as it has copies. */
  readonly lies?: boolean
  /** Inputs of such a column for learning programs. */
  readonly inputs?: Inputs<R>
}

export const always = (form: Form): Form => ({ ...form, always: true })
export const quiet = (form: Form): Form => ({ ...form, quiet: true })

/** A whole number within bounds, or a problem that names the field. */
export function readCount(value: unknown, field: string, most: number, least = 0): number | Problem {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  return badField('no-such-number', { field, least, most })
}

/** Applies a reader to each item of a list. */
export function readEach<T>(
  value: unknown,
  field: string,
  what: string,
  read: (item: unknown, field: string) => T | Problem,
): T[] | Problem {
  if (!Array.isArray(value)) return badField('no-list', { field, what })
  const all: T[] = []
  for (const [i, item] of value.entries()) {
    const one = read(item, `${field}[${i}]`)
    if (isProblem(one)) return one
    all.push(one)
  }
  return all
}

const single = (value: number | Problem): readonly number[] | Problem => (typeof value === 'number' ? [value] : value)

const MOST = 99

/** Number from 0 to a maximum. */
export const count = (most = MOST): Form => ({
  shape: { is: 'number', most },
  inputs: { as: 'number' },
  read: (value, field) => single(readCount(value, field, most)),
  write: ([value]) => value,
})

/** Numbers in order: a fixed count, or any number of them. */
export const counts = (size?: number, most = MOST, least = 0): Form => ({
  shape: { is: 'numbers', size, most, least },
  inputs: size === undefined ? { as: 'number' } : { as: 'cells', names: byPlace(size) },
  read(value, field) {
    const numbers = readEach(value, field, 'numbers', (item, at) => readCount(item, at, most, least))
    if (isProblem(numbers) || size === undefined || numbers.length === size) return numbers
    return badField('not-so-many-numbers', { field, size })
  },
  write: (numbers) => numbers,
})

/** Yes or no. */
export const flag: Form = {
  shape: { is: 'flag' },
  inputs: { as: 'number' },
  read(value, field) {
    return typeof value === 'boolean' ? [value ? 1 : 0] : badField('no-flag', { field })
  },
  write: ([value]) => value !== 0,
}

/** Pieces of these sorts by id, in order; `?` for a piece that the viewer may not know. */
export function pieces(sorts: string | readonly string[], { named = false, unknown = false } = {}): Form {
  const allowed = typeof sorts === 'string' ? [sorts] : sorts
  return {
    shape: { is: 'pieces', sorts: allowed },
    lies: !named,
    inputs: { as: 'pieces', sorts: allowed },
    read: (value, field, rules) =>
      readEach(value, field, 'ids', (id) => (unknown && id === '?' ? 0 : readPiece(id, field, allowed, rules))),
    write: (numbers, rules) => numbers.map((piece) => rules.pieces[piece].id),
  }
}

/** One piece by its id. */
export function piece(sort: string, { named = false } = {}): Form {
  return {
    shape: { is: 'piece', sorts: [sort] },
    lies: !named,
    inputs: { as: 'pieces', sorts: [sort] },
    read: (value, field, rules) => single(readPiece(value, field, [sort], rules)),
    write: ([index], rules) => (index === 0 ? undefined : rules.pieces[index].id),
  }
}

/** Piece with this id, if it has one of the sorts; an empty list allows every sort. */
function readPiece(id: unknown, field: string, sorts: readonly string[], rules: Naming): number | Problem {
  const fits = ({ sort }: Named) => sorts.length === 0 || sorts.includes(sort)
  const found = typeof id === 'string' ? rules.called(id, fits) : undefined
  if (found) return found.index
  if (typeof id !== 'string') return badField('no-ids', { field })
  return noSuch(field, sorts[0] ?? 'piece', id, sorts.length === 0 ? [...rules.byId.keys()] : idsOf(rules, sorts))
}

/** Tokens by their values; the column counts each value. */
export const tokens = (values: readonly number[], most = MOST): Form => ({
  shape: { is: 'tokens', values },
  inputs: { as: 'cells', names: values.map(String) },
  read(value, field) {
    if (!Array.isArray(value) || value.some((token) => !values.includes(token))) {
      return badField('no-such-tokens', { field, values })
    }
    const held = values.map((token) => value.filter((one) => one === token).length)
    return held.some((of) => of > most) ? badField('too-many', { field, what: 'tokens' }) : held
  },
  write: (held) => values.flatMap((token, i) => Array<number>(held[i]).fill(token)),
})

/** Numbers by name. */
export const labelled = (names: readonly string[], most = MOST): Form => ({
  shape: { is: 'named', names, most },
  inputs: { as: 'cells', names },
  read(value, field) {
    const given = readRecord(value, field, names, `{"${names[0]}": 2}`)
    if (isProblem(given)) return given
    const found = names.map((name) => readCount(given[name] ?? 0, `${field}.${name}`, most))
    return found.find(isProblem) ?? (found as number[])
  },
  write: (numbers) => Object.fromEntries(names.map((name, i) => [name, numbers[i]])),
})

export function bitsToList(bits: number): number[] {
  const list: number[] = []
  for (let i = 0, left = bits; left !== 0; i++, left >>>= 1) if ((left & 1) !== 0) list.push(i)
  return list
}

function readBits(value: unknown, field: string, what: string, most: number, least = 0): number[] | Problem {
  const all = readEach(value, field, what, (one, at) => readCount(one, at, most, least))
  return isProblem(all) ? all : [all.reduce((bits, one) => bits | (1 << one), 0)]
}

/** Set of small numbers, stored as bits. */
export const setOf = (least: number, most: number): Form => ({
  shape: { is: 'set', most, least },
  inputs: { as: 'bits', names: ['0', ...byPlace(most)] },
  read: (value, field) => readBits(value, field, 'numbers', most, least),
  write: ([bits]) => bitsToList(bits),
})

/** Set of seats, stored as bits. */
export const seats: Form = {
  shape: { is: 'seats' },
  inputs: { as: 'seats' },
  read: (value, field, { cities }) => readBits(value, field, 'seats', cities - 1),
  write: ([bits]) => bitsToList(bits),
}

/** Names from a list, stored as bits. */
export const names = <R extends Naming>(what: string, of: (rules: R) => readonly string[]): Form<R> => ({
  shape: { is: 'ids', of: what },
  inputs: { as: 'bits', names: { what, of } },
  read(value, field, rules) {
    const known = of(rules)
    const read = (name: unknown): number | Problem =>
      typeof name === 'string' && known.includes(name) ? known.indexOf(name) : noSuch(field, what, name, known)
    const all = readEach(value, field, 'names', read)
    return isProblem(all) ? all : [all.reduce((bits, i) => bits | (1 << i), 0)]
  },
  write: ([bits], rules) => bitsToList(bits).map((i) => of(rules)[i]),
})

const PAIR_BASE = 16

/** Number and seat as a pair, stored as 16 × number + seat. */
export const withSeat: Form = {
  shape: { is: 'pairs' },
  inputs: { as: 'seat' },
  read: (value, field, { cities }) =>
    readEach(value, field, 'pairs', (pair, at) => {
      if (!Array.isArray(pair) || pair.length !== 2) return badField('no-pair', { field: at })
      const first = readCount(pair[0], at, MOST)
      const seat = readCount(pair[1], at, cities - 1)
      if (isProblem(first) || isProblem(seat)) return isProblem(first) ? first : seat
      return first * PAIR_BASE + seat
    }),
  write: (numbers) => numbers.map((pair) => [Math.floor(pair / PAIR_BASE), pair % PAIR_BASE]),
}
