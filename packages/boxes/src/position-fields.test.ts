import {
  apply,
  fromPosition,
  type Game,
  isOver,
  moves,
  type Position,
  toAct,
  toPosition,
  view,
} from '@heptapolis/engine'
import { type PositionField, positionFields } from '@heptapolis/engine/records'
import { EDITIONS, random } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { isWithAddedBox } from './conformance/testing.ts'
import { BOXES, firstSpeech } from './index.ts'
import { begin, setupFor } from './testing.ts'

const FIELDS = positionFields(BOXES)
const pathOf = (name: string, { perCity }: PositionField): string => (perCity ? `cities[].${name}` : name)
const byPath = new Map(
  FIELDS.flatMap((field) =>
    [field.name, ...(field.size ? [field.size] : [])].map((name) => [pathOf(name, field), field] as const),
  ),
)

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

/** Fields that a game writes: for a program that knows everything, and for players. */
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

describe('The fields that are declared', () => {
  test.each(EDITIONS)('are all that a position of any mix is written with, by its box (%s)', (edition) => {
    for (const [players, boxes] of MIXES.filter(([, one]) => isWithAddedBox(one))) {
      const g = begin(setupFor(players, { edition, boxes, seed: boxes.join() }))
      const isOfGame = (field?: PositionField): boolean =>
        field !== undefined && (field.boxes.length === 0 || field.boxes.some((box) => boxes.includes(box)))
      const unnamed = [...written(g, random(boxes.join()))].filter((path) => !isOfGame(byPath.get(path)))
      expect({ boxes, unnamed }).toEqual({ boxes, unnamed: [] })
    }
  })

  /** Fields with arbitrary text; the set-up reports its own faults. */
  const ANY = ['setup', 'phase', 'cities[].name', 'cities[].wonder', 'cities[].side']
  const read = [...byPath].filter(([path]) => !ANY.includes(path)).map(([path, { boxes }]) => ({ path, boxes }))

  test.each(read)('$path is read, and refused by its name where it is nonsense', ({ path, boxes }) => {
    const nonsense = { nonsense: true }
    const name = path.replace('cities[].', '')
    const isOfCity = name !== path
    const position = {
      setup: { boxes: [...boxes] },
      turn: 1,
      ...(isOfCity ? {} : { [name]: nonsense }),
      cities: path === 'cities' ? nonsense : [isOfCity ? { [name]: nonsense } : {}, {}, {}],
    }
    const loaded = fromPosition(position as Position, BOXES)
    expect(loaded.ok).toBe(false)
    expect(loaded.ok ? '' : firstSpeech.problem(loaded.error)).toContain(name)
  })
})
