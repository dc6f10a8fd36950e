/**
 * Generator of two lists in docs/protocol.md, from the declarations of the base game and expansions: position fields
 * and set-up options.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES, firstSpeech } from '@heptapolis/boxes'
import { type Choice, List, type PositionField, positionFields, type Shape } from '@heptapolis/engine/records'
import { table } from './markdown-table.ts'

const SOURCES = join(import.meta.dirname, '../packages/boxes/src')
const EVERY_GAME = 'every game'
/** Relative path from the folder of a box to docs/. */
const DOCS = '../../../../docs/'

/** Remarks of the boxes' READMEs on a field or option, as list lines: "- `name`: remark." */
function remarks(): Map<string, string> {
  const said = new Map<string, string>()
  for (const page of globSync('*/README.md', { cwd: SOURCES }).sort()) {
    for (const [, name, remark] of readFileSync(join(SOURCES, page), 'utf8').matchAll(/^- `(\w+)`: (.+)\.$/gm)) {
      said.set(name, (said.has(name) ? `${said.get(name)}; ` : '') + remark.replaceAll(DOCS, ''))
    }
  }
  return said
}

const code = (text: string): string => `\`${text}\``
const from = (least: number, most: number): string => `${least} to ${most}`

/** Content of a field of this shape. */
function shapeWords(shape: Shape): string {
  switch (shape.is) {
    case 'number':
      return from(0, shape.most)
    case 'numbers':
      return `${shape.size ?? 'list of'} numbers, ${from(shape.least, shape.most)}`
    case 'flag':
      return '`true` or `false`'
    case 'piece':
      return `id: ${shape.sorts.join(', ')}`
    case 'pieces':
      return shape.sorts.length === 0 ? 'list of ids' : `list of ids: ${shape.sorts.join(', ')}`
    case 'tokens':
      return `list of values: ${shape.values.join(', ')}`
    case 'named':
      return `object: ${shape.names.map(code).join(', ')}, each ${from(0, shape.most)}`
    case 'set':
      return `list of numbers, ${from(shape.least, shape.most)}`
    case 'seats':
      return 'list of seats'
    case 'pairs':
      return 'list of pairs: a number and a seat'
    case 'ids':
      return `list of ids: ${shape.of}`
    case 'such':
      return `such as ${code(shape.as)}`
  }
}

function holds({ name, such, column, form }: PositionField): string {
  if (such !== undefined) return `such as ${code(such)}`
  if (!form?.shape) throw new Error(`The form of the field ${name} does not say its shape.`)
  const most = column instanceof List ? `; ${column.capacity} at most` : ''
  return shapeWords(form.shape) + most
}

const SEEN_BY = { all: 'everybody', own: 'its player', owner: 'its player; in the free city nobody', none: 'nobody' }

export function fieldTable(which: 'table' | 'city' | 'kept'): string {
  const said = remarks()
  const isKept = ({ form }: PositionField): boolean => form?.quiet === true
  const fields = positionFields(BOXES).filter((field) =>
    which === 'kept' ? isKept(field) : !isKept(field) && field.perCity === (which === 'city'),
  )
  const path = ({ perCity }: PositionField, name: string): string =>
    code(which === 'kept' && perCity ? `cities[].${name}` : name)
  return table(
    ['field', 'box', 'holds', 'is seen by', 'meaning'],
    ...fields.map((field) => [
      [field.name, ...(field.size ? [field.size] : [])].map((name) => path(field, name)).join(', '),
      field.boxes.join(', ') || EVERY_GAME,
      holds(field),
      field.column ? SEEN_BY[field.column.sees] : '',
      said.get(field.name) ?? firstSpeech.field(field.name),
    ]),
  )
}

function choiceWords(choice: Choice): string {
  if (choice === 'yes or no') return '`true` or `false`'
  return choice === 'at length' ? 'see there' : choice.map((word) => code(`"${word}"`)).join(' or ')
}

/** Boxes and their set-up options. */
export function boxTable(): string {
  const said = remarks()
  const wish = ([name, choice]: [string, Choice]): string =>
    `${code(name)}, ${choiceWords(choice)}: ${said.get(name) ?? firstSpeech.field(name)}`
  return table(
    ['box', 'name', 'options'],
    ...BOXES.slice(1).map(({ id, options = {} }) => [
      code(id),
      firstSpeech.boxName(id),
      Object.entries(options).map(wish).join('; '),
    ]),
  )
}
