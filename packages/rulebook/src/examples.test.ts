import { RULES } from '@heptapolis/boxes/rulebook'
import { EDITIONS } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { faultsOf } from './play-example.ts'

const examples = RULES.flatMap((one) => one.examples)
const runs = examples.flatMap((example) => {
  const { edition } = example.position.setup ?? {}
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

  test('bear names of their own, and are more than forty', () => {
    const ids = examples.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(40)
  })
})
