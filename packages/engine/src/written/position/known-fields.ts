/** The fields a position may have: of every game, and of the boxes in play. */
import type { Column } from '../../kernel/columns/column.ts'
import { formOf, isCountable, sizeField } from '../../kernel/position/fields.ts'
import { unknownField } from '../../kernel/position/naming.ts'
import type { Problem } from '../../kernel/result.ts'
import type { Box, Ruleset } from '../../rules/contract/box.ts'
import type { Position } from '../../rules/contract/position.ts'
import { CORE_COLUMNS } from '../../rules/state.ts'

/** The fields of the table and of a city that are read and written apart. */
const TABLE = ['setup', 'age', 'turn', 'phase', 'over', 'question', 'queue', 'cities']
const CITY = ['name', 'wonder', 'side', 'stages']

const fieldsOf = (columns: readonly Column[], perCity: boolean): string[] =>
  columns
    .filter((column) => column.perCity === perCity && formOf(column) !== undefined)
    .flatMap((column) => (isCountable(column) ? [column.field, sizeField(column)] : [column.field]))

function ownFields(box: Box, perCity: boolean): string[] {
  const { table = [], city = [] } = box.position?.fields ?? {}
  return [...fieldsOf(box.columns ?? [], perCity), ...(perCity ? city : table)]
}

/** What every game has in a position: the other fields are those of boxes. */
export const CORE_FIELDS: FieldNames = {
  table: new Set([...TABLE, ...fieldsOf(CORE_COLUMNS, false)]),
  city: new Set([...CITY, ...fieldsOf(CORE_COLUMNS, true)]),
}

interface FieldNames {
  readonly table: ReadonlySet<string>
  readonly city: ReadonlySet<string>
}

/** The fields of boxes that are not in play. */
export function absentFields({ boxes }: Ruleset, library: readonly Box[]): FieldNames {
  const others = library.flatMap((box) => [box, ...(box.parts ?? [])]).filter((box) => !boxes.includes(box))
  const names = (perCity: boolean): Set<string> => {
    const known = new Set(boxes.flatMap((box) => ownFields(box, perCity)))
    return new Set(others.flatMap((box) => ownFields(box, perCity)).filter((field) => !known.has(field)))
  }
  return { table: names(false), city: names(true) }
}

/** The first field of the position that nobody in play knows, with what was probably meant. */
export function unknownFields({ boxes }: Ruleset, position: Position, library: readonly Box[]): Problem | undefined {
  const known = (perCity: boolean): string[] => [
    ...CORE_FIELDS[perCity ? 'city' : 'table'],
    ...boxes.flatMap((box) => ownFields(box, perCity)),
  ]
  const hint =
    (perCity: boolean) =>
    (name: string): string | undefined =>
      missingBox(library, name, perCity) ?? misplaced(name, perCity)
  const ofCity = known(true)
  let problem = unknownField(position, known(false), 'A position', hint(false))
  for (const [seat, city] of position.cities.entries()) {
    problem ??= unknownField(city, ofCity, `cities[${seat}]`, hint(true))
  }
  return problem
}

/** Whose field it is, of the boxes that are not in play. */
function missingBox(library: readonly Box[], name: string, perCity: boolean): string | undefined {
  const owners = library.filter((box) =>
    [box, ...(box.parts ?? [])].some((one) => ownFields(one, perCity).includes(name)),
  )
  if (owners.length === 0) return undefined
  return `it belongs to ${owners.map(({ id }) => id).join(' or ')}, which is not in play (setup.boxes)`
}

function misplaced(name: string, perCity: boolean): string | undefined {
  if (!CORE_FIELDS[perCity ? 'table' : 'city'].has(name)) return undefined
  return perCity ? 'it is a field of the position, beside cities' : 'it is a field of each city'
}
