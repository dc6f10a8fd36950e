import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Bits, type Column, Counter, type Kept, List, layOut, Numbers, Table } from './column.ts'

const CITIES = 4

function table(...columns: Column[]): Kept {
  const { at, stride, cells } = layOut(columns, CITIES)
  return { at, stride, cells: new Int32Array(cells) }
}

type Step = ['push' | 'removeAt' | 'removeFirst' | 'remove' | 'swap', number] | ['assign', number[]]
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constant('push' as const), fc.nat(9)),
  fc.tuple(fc.constant('removeAt' as const), fc.nat(9)),
  fc.tuple(fc.constant('removeFirst' as const), fc.nat(3)),
  fc.tuple(fc.constant('remove' as const), fc.nat(9)),
  fc.tuple(fc.constant('swap' as const), fc.nat(3)),
  fc.tuple(fc.constant('assign' as const), fc.array(fc.nat(9), { maxLength: 6 })),
)

/** Applies the step to an array of arrays; false if the list would refuse it. */
function model(lists: number[][], seat: number, [what, value]: Step): boolean {
  const list = lists[seat]
  if (what === 'push') return list.length < 6 && list.push(value) > 0
  if (what === 'removeAt') return value < list.length && list.splice(value, 1).length > 0
  if (what === 'removeFirst') return value <= list.length && list.splice(0, value).length === value
  if (what === 'remove') return list.includes(value) && list.splice(list.indexOf(value), 1).length > 0
  if (what === 'assign') lists[seat] = [...value]
  else [lists[seat], lists[value]] = [lists[value], lists[seat]]
  return true
}

describe('A list', () => {
  test('behaves like an array, and keeps its free cells at zero', () => {
    const list = new List('cards', 6, true)
    const before = new Numbers('before')
    const after = new Numbers('after')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(CITIES - 1), step), { maxLength: 30 }), (steps) => {
        const g = table(before, list, after)
        const lists: number[][] = Array.from({ length: CITIES }, () => [])
        for (const [seat, one] of steps) {
          const [what, value] = one
          const act = () => (what === 'assign' ? list.assign(g, seat, value) : list[what](g, seat, value))
          if (model(lists, seat, one)) act()
          else expect(act).toThrow('Broken invariant')
          const { length } = lists[seat]
          const free = list.start(g, seat) + 1 + length
          expect(g.cells.subarray(free, free + 6 - length).every((cell) => cell === 0)).toBe(true)
        }
        expect(lists.map((_, seat) => list.items(g, seat))).toEqual(lists)
        expect(lists.map((_, seat) => list.size(g, seat))).toEqual(lists.map((items) => items.length))
        for (const seat of lists.keys()) expect([before.get(g, seat), after.get(g, seat)]).toEqual([0, 0])
      }),
      { seed: 1 },
    )
  })

  test('finds its items', () => {
    const list = new List('hand', 6, true)
    const g = table(list)
    list.assign(g, 2, [5, 7, 5])
    expect([list.indexOf(g, 2, 7), list.indexOf(g, 2, 5), list.indexOf(g, 1, 5)]).toEqual([1, 0, -1])
    expect([list.has(g, 2, 5), list.has(g, 3, 5), list.item(g, 2, 1)]).toEqual([true, false, 7])
  })
})

describe('Columns', () => {
  test('do not overlap', () => {
    const numbers = new Numbers('coins')
    const counter = new Counter('age')
    const grid = new Table('tokens', 3, true)
    const bits = new Bits('titles', 40)
    const g = table(numbers, counter, grid, bits)
    for (let seat = 0; seat < CITIES; seat++) {
      numbers.set(g, seat, seat + 1)
      for (let i = 0; i < 3; i++) grid.set(g, seat, i, 10 * seat + i)
      bits.add(g, seat, seat)
      bits.add(g, seat, 36 + seat)
    }
    counter.set(g, 99)
    expect(counter.get(g)).toBe(99)
    for (let seat = 0; seat < CITIES; seat++) {
      expect(numbers.get(g, seat)).toBe(seat + 1)
      expect([0, 1, 2].map((i) => grid.get(g, seat, i))).toEqual([10 * seat, 10 * seat + 1, 10 * seat + 2])
      const set = Array.from({ length: 40 }, (_, bit) => bit).filter((bit) => bits.has(g, seat, bit))
      expect(set).toEqual([seat, 36 + seat])
    }
  })

  test('cannot be laid out twice', () => {
    const numbers = new Numbers('twice')
    expect(() => layOut([numbers, numbers], CITIES)).toThrow('declared twice')
  })

  test('are hidden by default', () => {
    expect(new Numbers('secret').sees).toBe('none')
  })
})
