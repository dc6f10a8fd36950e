/** Known fields of a position: of every game, and of the boxes in play. */
import type { Column } from '../../kernel/columns/column.ts'
import { formOf, isCountable } from '../../kernel/position/fields.ts'
import type { Form } from '../../kernel/position/forms.ts'
import { type Elsewhere, unknownField } from '../../kernel/position/naming.ts'
import type { Problem } from '../../kernel/result.ts'
import type { Box, Ruleset } from '../../rules/contract/box.ts'
import type { Position } from '../../rules/contract/position.ts'
import type { Apart } from '../../rules/contract/position-part.ts'
import { CORE_COLUMNS } from '../../rules/state.ts'

/** Fields of the table and of a city without a column. */
const TABLE: Apart = {
  setup: '{"edition":"1e","teams":true}',
  age: '2',
  turn: '4',
  phase: '"…"',
  over: 'true',
  question: '{"id":"turn","asked":[0,1,2]}',
  queue: '[{"id":"dig","seat":1}]',
  cities: '[{"wonder":"gizah"},{},{}]',
}
const CITY: Apart = { name: '"Ada"', wonder: '"gizah"', side: '"night"', stages: '2' }

const fieldsOf = (columns: readonly Column[], perCity: boolean): string[] =>
  columns
    .filter((column) => column.perCity === perCity && formOf(column) !== undefined)
    .flatMap((column) => (isCountable(column) ? [column.field, column.sizeField] : [column.field]))

const apartIn = ({ position }: Box, perCity: boolean): Apart => position?.fields?.[perCity ? 'city' : 'table'] ?? {}

function ownFields(box: Box, perCity: boolean): string[] {
  return [...fieldsOf(box.columns ?? [], perCity), ...Object.keys(apartIn(box, perCity))]
}

const ofEveryGame = CORE_COLUMNS.filter(({ lent }) => !lent)

/** Position fields of every game; all others belong to boxes. */
export const CORE_FIELDS: FieldNames = {
  table: new Set([...Object.keys(TABLE), ...fieldsOf(ofEveryGame, false)]),
  city: new Set([...Object.keys(CITY), ...fieldsOf(ofEveryGame, true)]),
}

/** Field of positions, for lists of fields: with its column or an example. */
export interface PositionField {
  readonly name: string
  /** Field with the number of items, if the list is hidden. */
  readonly size?: string
  readonly perCity: boolean
  /** Boxes that add it; empty for fields of every game. */
  readonly boxes: readonly string[]
  readonly column?: Column
  readonly form?: Form
  /** Example in JSON. */
  readonly such?: string
}

/** Every field, those of every game first. Fields of several boxes are listed once. */
export function positionFields(library: readonly Box[]): PositionField[] {
  const sources = [
    { columns: ofEveryGame, apart: (perCity: boolean) => (perCity ? CITY : TABLE), boxes: [] },
    ...withOwners(library).map(({ box, owners }) => ({
      columns: [...(box.columns ?? []), ...lentTo(box)],
      apart: (perCity: boolean) => apartIn(box, perCity),
      boxes: owners,
    })),
  ]
  return [false, true].flatMap((perCity) =>
    sources.flatMap(({ columns, apart, boxes }) => [
      ...Object.entries(apart(perCity))
        .filter(([name]) => !columns.some((column) => column.field === name && formOf(column)))
        .map(([name, such]) => ({ name, perCity, boxes, such })),
      ...columns
        .filter((column) => column.perCity === perCity && formOf(column) !== undefined)
        .map((column) => fieldOf(column, boxes)),
    ]),
  )
}

const fieldOf = (column: Column, boxes: readonly string[]): PositionField => ({
  name: column.field,
  size: isCountable(column) ? column.sizeField : undefined,
  perCity: column.perCity,
  boxes,
  column,
  form: formOf(column),
})

const lentTo = (box: Box): Column[] =>
  CORE_COLUMNS.filter(({ lent, field, perCity }) => lent && Object.hasOwn(apartIn(box, perCity), field))

/** Boxes and their shared parts, each once, with the boxes that list them. */
function withOwners(library: readonly Box[]): { box: Box; owners: string[] }[] {
  const owners = new Map<Box, string[]>()
  for (const box of library) {
    for (const one of [box, ...(box.parts ?? [])]) owners.set(one, [...(owners.get(one) ?? []), box.id])
  }
  return [...owners].map(([box, ids]) => ({ box, owners: ids }))
}

interface FieldNames {
  readonly table: ReadonlySet<string>
  readonly city: ReadonlySet<string>
}

/** Fields of boxes that are not in play. */
export function absentFields({ boxes }: Ruleset, library: readonly Box[]): FieldNames {
  const others = library.flatMap((box) => [box, ...(box.parts ?? [])]).filter((box) => !boxes.includes(box))
  const names = (perCity: boolean): Set<string> => {
    const known = new Set(boxes.flatMap((box) => ownFields(box, perCity)))
    return new Set(others.flatMap((box) => ownFields(box, perCity)).filter((field) => !known.has(field)))
  }
  return { table: names(false), city: names(true) }
}

/** First unknown field of the position, with suggestions. */
export function unknownFields({ boxes }: Ruleset, position: Position, library: readonly Box[]): Problem | undefined {
  const known = (perCity: boolean): string[] => [
    ...CORE_FIELDS[perCity ? 'city' : 'table'],
    ...boxes.flatMap((box) => ownFields(box, perCity)),
  ]
  const hint =
    (perCity: boolean) =>
    (name: string): Elsewhere | undefined =>
      missingBox(library, name, perCity) ?? misplaced(name, perCity)
  const ofCity = known(true)
  let problem = unknownField(position, known(false), '', hint(false))
  for (const [seat, city] of position.cities.entries()) {
    problem ??= unknownField(city, ofCity, `cities[${seat}]`, hint(true))
  }
  return problem
}

/** Box of the field, among those that are not in play. */
function missingBox(library: readonly Box[], name: string, perCity: boolean): Elsewhere | undefined {
  const owners = library.filter((box) =>
    [box, ...(box.parts ?? [])].some((one) => ownFields(one, perCity).includes(name)),
  )
  if (owners.length === 0) return undefined
  return { boxes: owners.map(({ id }) => id) }
}

function misplaced(name: string, perCity: boolean): Elsewhere | undefined {
  if (!CORE_FIELDS[perCity ? 'table' : 'city'].has(name)) return undefined
  return { place: perCity ? 'table' : 'city' }
}
