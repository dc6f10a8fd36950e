import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Json, patched, patchFrom } from './patch.ts'

const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, false, 0, 1, 2, '', 'altar', 'baths'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('age', 'cards', 'cities', 'coins'), tie('value'), { noNullPrototype: true }),
  ),
})).value

describe('A patch', () => {
  test('leads from any value to any other, and is undefined between equal ones', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = patchFrom(before, after)
        if (patch === undefined) expect(before).toEqual(after)
        else expect(patched(before, JSON.parse(JSON.stringify(patch)))).toEqual(after)
        expect(patchFrom(after, structuredClone(after))).toBeUndefined()
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  test('contains only changes', () => {
    const before = {
      age: 1,
      cities: [
        { coins: 3, cards: ['altar'] },
        { coins: 3, cards: [] },
      ],
    }
    const after = {
      age: 1,
      cities: [
        { coins: 2, cards: ['altar', 'baths'] },
        { coins: 3, cards: [] },
      ],
    }
    expect(patchFrom(before, after)).toEqual({ cities: { '#': { 0: { coins: 2, cards: { '+': ['baths'] } } } } })
  })
})
