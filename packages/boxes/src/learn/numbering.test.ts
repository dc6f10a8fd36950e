import { describe, expect, test } from 'vitest'
import { Numbering, PLAIN } from './numbering.ts'

const families = [
  { of: 'age', by: [] },
  { of: 'hand', by: ['card', 'place'] },
  { of: 'coins', by: ['place'] },
]
const words = { card: ['altar', 'baths'], place: [PLAIN, 'left', 'right'] }
const namesOf = (numbering: Numbering) => Array.from({ length: numbering.size }, (_, i) => numbering.name(i))

describe('A numbering', () => {
  const first = new Numbering(words, families, [])

  test('names every entry, the last vocabulary varying fastest', () => {
    expect(namesOf(first)).toEqual([
      'age',
      'hand altar',
      'hand altar left',
      'hand altar right',
      'hand baths',
      'hand baths left',
      'hand baths right',
      'coins',
      'coins left',
      'coins right',
    ])
    expect(first.number(families[1], 1, 2)).toBe(6)
    expect(first.number(families[1], 2, 0)).toBe(-1)
    expect(() => first.name(10)).toThrow('10')
  })

  test('puts what is new behind what was there', () => {
    const more = { card: [...words.card, 'palace'], place: [...words.place, 'across'], tile: ['law'] }
    const grown = new Numbering(more, [{ of: 'tiles', by: ['tile'] }, ...families], first.chunks)
    expect(namesOf(grown).slice(0, first.size)).toEqual(namesOf(first))
    expect(namesOf(grown).slice(first.size)).toEqual([
      'tiles law',
      'hand palace',
      'hand palace left',
      'hand palace right',
      'hand altar across',
      'hand baths across',
      'hand palace across',
      'coins across',
    ])
    for (let i = 0; i < grown.size; i++) expect(namesOf(grown).indexOf(grown.name(i))).toBe(i)
    expect(grown.number(families[1], 2, 1)).toBe(first.size + 2)
  })

  test('keeps the numbers of what is no more', () => {
    const fewer = new Numbering(words, families.slice(1), first.chunks)
    expect(namesOf(fewer)).toEqual(namesOf(first))
  })
})
