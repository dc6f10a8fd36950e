import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RESOURCES, type Resource } from '../vocabulary.ts'
import { anyOf, costVector, count, kinds, missing, plus, setOf, unit, unitOf, units, vectorOf } from './vector.ts'

const SEVEN = { minLength: 7, maxLength: 7 }
const counts = fc.array(fc.nat(7), SEVEN)
const make = (amounts: readonly number[]): number => amounts.reduce((vector, n, r) => vector + unit(r) * n, 0)
const read = (vector: number): number[] => RESOURCES.map((_, r) => count(vector, r))
const each = (a: number[], b: number[], f: (x: number, y: number) => number) => a.map((x, r) => f(x, b[r]))

describe('A vector of resources', () => {
  test('keeps each count', () => {
    fc.assert(
      fc.property(counts, (a) => {
        expect(read(make(a))).toEqual(a)
      }),
      { seed: 1 },
    )
  })

  test('adds up to seven of each', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        expect(read(plus(make(a), make(b)))).toEqual(each(a, b, (x, y) => Math.min(7, x + y)))
      }),
      { seed: 1 },
    )
  })

  test('subtracts available resources, never below zero', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        expect(read(missing(make(a), make(b)))).toEqual(each(a, b, (x, y) => Math.max(0, x - y)))
      }),
      { seed: 1 },
    )
  })

  test('counts its units and returns its kinds', () => {
    fc.assert(
      fc.property(counts, (a) => {
        expect(units(make(a))).toBe(a.reduce((sum, n) => sum + n, 0))
        expect(read(kinds(make(a)))).toEqual(a.map((n) => Math.min(1, n)))
      }),
      { seed: 1 },
    )
  })

  test('is made of lists and of costs', () => {
    expect(read(vectorOf(['wood', 'wood', 'papyrus']))).toEqual([2, 0, 0, 0, 0, 0, 1])
    expect(read(costVector({ stone: 3, glass: 1, coins: 2 }))).toEqual([0, 3, 0, 0, 1, 0, 0])
  })

  test('iterates over the resources of a set', () => {
    const all: Resource[] = ['stone', 'ore', 'cloth']
    const found: number[] = []
    for (let set = setOf(all); set !== 0; set &= set - 1) found.push(anyOf(set))
    expect(found.sort()).toEqual(all.map(unitOf).sort())
  })
})
