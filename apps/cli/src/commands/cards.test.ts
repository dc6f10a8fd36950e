import { describe, expect, test } from 'vitest'
import { heptapolis, PATIENT } from '../testing.ts'

interface Component {
  id: string
  kind: string
  age?: number
  copies: number[]
  chainFrom: string[]
  chainTo: string[]
  effect: string
  [field: string]: unknown
}

async function components(...args: string[]): Promise<Component[]> {
  const { code, out, err } = await heptapolis(['cards', '--json', ...args])
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

describe('cards', PATIENT, () => {
  test.each(['1e', '2e'])('lists every component of the base game, edition %s', async (edition) => {
    const all = await components('--edition', edition)
    const count = (kind: string) => all.filter((one) => one.kind === kind).length
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(count('guild')).toBe(10)
    expect(count('wonder')).toBe(14)
    expect(count('wonder-stage')).toBeGreaterThan(28)
    expect(all.flatMap(({ kind, copies }) => (kind === 'card' ? copies : []))).toHaveLength(138)
    expect(all.filter(({ effect }) => effect === '')).toEqual([])
  })

  test('gives all there is to know about a card', async () => {
    const [school] = await components('school')
    expect(school).toEqual({
      id: 'school',
      name: 'School',
      box: 'base',
      kind: 'card',
      age: 2,
      colour: 'green',
      cost: { wood: 1, papyrus: 1 },
      copies: [3, 7],
      chainFrom: [],
      chainTo: ['academy', 'study'],
      effect: '1 tablet',
    })
  })

  test('finds what has all the words asked for, and says so where there is nothing', async () => {
    const { out } = await heptapolis(['cards', 'green', 'Compass'])
    expect(out).toMatch(
      /^Apothecary +apothecary +Age I green +1 cloth +3\+ 5\+\n {4}1 compass · leads to Stables, Dispensary$/m,
    )
    expect(out).not.toContain('Scriptorium')
    const nothing = await heptapolis(['cards', 'atlantis'])
    expect(nothing.code).toBe(1)
    expect(nothing.err).toContain('matches "atlantis"')
  })
})
