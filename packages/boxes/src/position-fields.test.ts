import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  apply,
  EDITIONS,
  fromPosition,
  type Game,
  isOver,
  moves,
  type Position,
  random,
  toAct,
  toPosition,
  view,
} from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { BOXES } from './index.ts'
import { begin, setupFor } from './testing.ts'

const protocol = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8')

interface Field {
  /** `age`, or `cities[].coins`. */
  path: string
  boxes: string[]
  type: string
  meaning: string
}

/** The rows of the two tables of fields. */
const FIELDS: Field[] = [
  ['table', ''],
  ['city', 'cities[].'],
].flatMap(([of, prefix]) => {
  const [, rows] = protocol.split(new RegExp(`^\\| field of (?:the |a )${of} .*\\n\\|[-|]+\\n`, 'm'))
  return rows
    .slice(0, rows.indexOf('\n\n'))
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .flatMap(([, names, boxes, type, , meaning]) =>
      names.split(', ').map((name) => ({
        path: prefix + name.replaceAll('`', ''),
        boxes: boxes.split(', '),
        type,
        meaning,
      })),
    )
})

/** The rows of the table of what only the game itself needs. */
const KEPT = protocol
  .split(/^\| field the game keeps .*\n\|[-|]+\n/m)[1]
  .split('\n\n')[0]
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .flatMap(([, names, boxes]) =>
    names.split(', ').map((name) => ({ path: name.replaceAll('`', ''), boxes: boxes.split(', ') })),
  )

const byPath = new Map([...FIELDS, ...KEPT].map((field) => [field.path, field]))

const fieldsOf = ({ cities, ...table }: Position): string[] => [
  'cities',
  ...Object.keys(table),
  ...cities
    .flatMap((city) => Object.keys(city).filter((key) => city[key] !== undefined))
    .map((key) => `cities[].${key}`),
]

const ALL = BOXES.slice(1).map(({ id }) => id)
const pairs = ALL.flatMap((one, i) => ALL.slice(i + 1).map((other) => [one, other]))
const MIXES: [players: number, boxes: string[]][] = [
  [3, []],
  [2, ALL.filter((box) => box !== 'armada')],
  [5, ALL],
  ...ALL.map((box): [number, string[]] => [4, [box]]),
  ...pairs.map((boxes): [number, string[]] => [3, boxes]),
]

/** Which fields this game writes on its way, for a program that knows all and for those that play. */
function written(g: Game, dice: ReturnType<typeof random>): Set<string> {
  const found = new Set<string>()
  while (!isOver(g)) {
    const seats = toAct(g)
    for (const position of [toPosition(g), view(g, seats[0]), view(g, -1)])
      for (const field of fieldsOf(position)) found.add(field)
    const seat = seats[dice.below(seats.length)]
    const all = moves(g, seat)
    apply(g, seat, all[dice.below(all.length)])
  }
  for (const field of fieldsOf(toPosition(g))) found.add(field)
  return found
}

describe('The table of fields in the protocol', () => {
  test.each(EDITIONS)('names whatever a position of any mix is written with, by its box (%s)', (edition) => {
    for (const [players, boxes] of MIXES) {
      const g = begin(setupFor(players, { edition, boxes, seed: boxes.join() }))
      const own = ['base', ...boxes]
      const unnamed = [...written(g, random(boxes.join()))].filter(
        (path) => !byPath.get(path)?.boxes.some((box) => own.includes(box)),
      )
      expect({ boxes, unnamed }).toEqual({ boxes, unnamed: [] })
    }
  })

  /** Texts may be any; the set-up names its own faults. */
  const isChecked = ({ path, type, meaning }: Field): boolean =>
    path !== 'setup' && type !== 'text' && !meaning.startsWith('written')
  const read = FIELDS.filter(isChecked)

  test.each(read)('$path is read, and refused by its name where it is nonsense', ({ path, boxes }) => {
    const nonsense = { nonsense: true }
    const name = path.replace('cities[].', '')
    const isOfCity = name !== path
    const position = {
      setup: { boxes: boxes.filter((box) => box !== 'base') },
      turn: 1,
      ...(isOfCity ? {} : { [name]: nonsense }),
      cities: path === 'cities' ? nonsense : [isOfCity ? { [name]: nonsense } : {}, {}, {}],
    }
    const loaded = fromPosition(position as Position, BOXES)
    expect(loaded.ok).toBe(false)
    expect(loaded.ok ? '' : loaded.error.message).toContain(name)
  })
})
