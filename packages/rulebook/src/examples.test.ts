import { RULES } from '@heptapolis/boxes/rulebook'
import { EDITIONS } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { rulebook } from './book/book.ts'
import { paragraphsOf } from './book/navigation.ts'
import { faultsOf } from './book/play-example.ts'
import { isWithAddedBox } from './testing.ts'

const atoms = RULES.flatMap((one) => one.atoms)
const examples = RULES.flatMap((one) => one.examples)
const runs = examples.flatMap((example) => {
  const { edition, boxes = [] } = example.position.setup ?? {}
  if (!isWithAddedBox(boxes)) return []
  const editions = edition === undefined ? EDITIONS : [edition]
  return editions.map((one) => ({
    name: `${example.id} (${one}) shows ${example.shows.join(', ')}`,
    example,
    edition: one,
  }))
})

describe('Worked examples', () => {
  test.each(runs)('$name', ({ example, edition }) => {
    expect(faultsOf(example, edition)).toEqual([])
  })

  test('bear names of their own', () => {
    const ids = examples.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('stand under a rule that has a place of its own', () => {
    const placed = new Set(atoms.filter(({ at }) => at !== undefined).map(({ id }) => id))
    expect(examples.filter(({ shows }) => !placed.has(shows[0])).map(({ id }) => id)).toEqual([])
  })

  test('stand in the book of their table', () => {
    const byTable = Map.groupBy(examples, ({ position: { setup = {}, cities } }) =>
      JSON.stringify({
        edition: '2e',
        boxes: [],
        seed: '',
        ...setup,
        seats: Array.from({ length: setup.seats?.length ?? cities.length }, (_, i) => ({
          price: setup.seats?.[i]?.price,
        })),
      }),
    )
    const missing = [...byTable].flatMap(([table, all]) => {
      const book = rulebook(JSON.parse(table))
      const there = new Set(book.ok ? paragraphsOf(book.value).flatMap((one) => one.examples.map(({ id }) => id)) : [])
      return all.filter(({ id }) => !there.has(id)).map(({ id }) => id)
    })
    expect(missing).toEqual([])
  })

  test('show every rule that can be shown: all but those before the first Age and those that say why not', () => {
    const shown = new Set(examples.flatMap(({ shows }) => shows))
    const isBefore = (at = ''): boolean => /^(overview|setup)\//.test(at)
    const left = atoms.filter(({ id, at, unshown }) => !shown.has(id) && !isBefore(at) && unshown === undefined)
    expect(left.map(({ id }) => id)).toEqual([])
    expect(atoms.filter(({ id, unshown }) => unshown !== undefined && shown.has(id)).map(({ id }) => id)).toEqual([])
  })
})
