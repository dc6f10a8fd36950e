/**
 * Box-specific facts of a city or the table for display, field by field of a position, as the columns declare. All apps
 * use it.
 */
import { CORE_FIELDS, type Column, type Mark, oncePerRuleset, quietFields, type Ruleset } from '@heptapolis/engine/show'
import { minus, signed } from './words/grammar/signed.ts'

export interface ShownField {
  field: string
  value: unknown
  /** Mark of the column: false if it is shown elsewhere, undefined if not declared. */
  mark: Mark | false | undefined
  /** Whether only the owner sees it. */
  own: boolean
  /** Its box; undefined for shared parts. */
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

/** Fields to show; empty and internal ones are omitted. `also` names fields of every game. */
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

/** Numbers of a field, in order. */
export const numbersIn = (value: unknown): readonly number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number')

const sumOf = (value: unknown): number => numbersIn(value).reduce((sum, n) => sum + n, 0)

/** Merges negative marks with the same symbol. */
export function lossesTogether(marked: readonly MarkedField[]): MarkedField[] {
  return marked.flatMap((one) => {
    if (one.mark.as !== 'loss') return [one]
    const alike = marked.filter(({ mark }) => mark.as === 'loss' && mark.symbol === one.mark.symbol)
    return alike[0] === one ? [{ ...one, value: alike.reduce((sum, { value }) => sum + sumOf(value), 0) }] : []
  })
}

const NUMERALS = ['I', 'II', 'III']

/** Numbers beside the symbol: `−3`, `+1 −1`, `I II`, or a count; empty for a single thing. */
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
