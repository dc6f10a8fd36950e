/**
 * What people are shown of a city, or of the table, besides what every game has: field by field of a position, as the
 * columns declare. Every app draws or tells it from here.
 */
import { CORE_FIELDS, type Column, type Mark, oncePerRuleset, quietFields, type Ruleset } from '@heptapolis/engine/show'

export interface ShownField {
  field: string
  value: unknown
  /** How its column is marked: false where it is to be seen otherwise, nothing where nothing is said. */
  mark: Mark | false | undefined
  /** Whether only its owner sees it. */
  own: boolean
  /** Whose it is; nothing for what several boxes share. */
  box: string | undefined
}

export interface MarkedField extends ShownField {
  mark: Mark
}

type Fields = Readonly<Record<string, unknown>>

interface Declared {
  column: Column
  box: string | undefined
}

const declaredIn = oncePerRuleset(
  ({ boxes, setup, columns }: Ruleset) =>
    new Map(
      columns.map((column): [string, Declared] => {
        const owner = boxes.find((box) => box.columns?.includes(column))
        const box = owner && setup.boxes.includes(owner.id) ? owner.id : undefined
        return [column.field, { column, box }]
      }),
    ),
)

const quietIn = oncePerRuleset(quietFields)

/** What there is to show; what is nothing, or only the game needs, is left out. `also` names fields of every game. */
export function shownIn(
  rules: Ruleset,
  of: 'city' | 'table',
  fields: Fields,
  also: readonly string[] = [],
): ShownField[] {
  const hidden = (field: string): boolean => CORE_FIELDS[of].has(field) || quietIn(rules).has(field)
  return Object.entries(fields)
    .filter(([field, value]) => (also.includes(field) || !hidden(field)) && !isNothing(value))
    .map(([field, value]) => {
      const { column, box } = declaredIn(rules).get(field) ?? {}
      return { field, value, mark: column?.mark, own: column?.sees === 'own' || column?.sees === 'owner', box }
    })
}

export const isMarked = (shown: ShownField): shown is MarkedField => typeof shown.mark === 'object'

const isNothing = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing)
  return value === undefined || value === 0 || value === false
}

/** The numbers of a field, in their order. */
export const numbersIn = (value: unknown): readonly number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number')

const sumOf = (value: unknown): number => numbersIn(value).reduce((sum, n) => sum + n, 0)

/** Marks of one symbol that count against the city are one. */
export function lossesTogether(marked: readonly MarkedField[]): MarkedField[] {
  return marked.flatMap((one) => {
    if (one.mark.as !== 'loss') return [one]
    const alike = marked.filter(({ mark }) => mark.as === 'loss' && mark.symbol === one.mark.symbol)
    return alike[0] === one ? [{ ...one, value: alike.reduce((sum, { value }) => sum + sumOf(value), 0) }] : []
  })
}

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n))
const NUMERALS = ['I', 'II', 'III']

/** The figures beside the symbol: `−3`, `+1 −1`, `I II`, or how many. One of a thing the symbol says alone. */
export function figuresOf({ mark, value }: MarkedField): string {
  switch (mark.as) {
    case 'loss':
      return minus(-sumOf(value))
    case 'tokens':
      return numbersIn(value).map(signed).join(' ')
    case 'numerals':
      return numbersIn(value)
        .flatMap((count, i) => Array<string>(count).fill(NUMERALS[i]))
        .join(' ')
    case 'faces':
    case 'names':
      return ''
    default:
      return Array.isArray(value) ? String(value.length) : sumOf(value) > 1 ? String(value) : ''
  }
}
