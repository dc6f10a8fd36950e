import { describe, expect, test } from 'vitest'
import type { Insert, Line } from '../contract/box.ts'
import { buildScript } from './script.ts'

const line = (id: string): Line => ({ id, run: () => {} })
const ids = (inserts: Insert[]) => buildScript(inserts).script.map(({ id }) => id)
const resolving = (...inserts: Omit<Insert, 'part'>[]) =>
  buildScript(inserts.map((insert) => ({ ...insert, part: 'resolve' }))).resolution.map(({ id }) => id)

describe('The script', () => {
  test('is the order in which everything happens', () => {
    const resolution = ['pay', 'place', 'activate']
    expect(ids([])).toEqual([
      'boards',
      ...['age', 'deal'],
      ...['choose', ...resolution],
      ...['last-card', ...resolution, 'discard-hands'],
      'dig',
      'next-turn',
      ...['conflicts', 'age-end'],
      'next-age',
    ])
  })

  test('lists the steps of a turn, and marks those of the last turn', () => {
    const { orders } = buildScript([{ part: 'age', after: 'deal', line: line('recruit'), resolved: true }])
    expect(orders.age.map(({ id, resolved }) => [id, resolved])).toEqual([
      ['age', undefined],
      ['deal', undefined],
      ['recruit', true],
    ])
    expect(orders.turn.map(({ id, lastTurn }) => (lastTurn ? `${id}!` : id))).toEqual([
      ...['choose', 'pay', 'place', 'activate'],
      ...['last-card!', 'discard-hands!', 'dig', 'next-turn'],
    ])
    expect(orders.ageEnd.map(({ id }) => id)).toEqual(['conflicts', 'age-end', 'next-age'])
  })

  test('inserts lines of boxes before and after others', () => {
    expect(resolving({ after: 'pay', line: line('ships') })).toEqual(['pay', 'ships', 'place', 'activate'])
    expect(resolving({ before: 'pay', line: line('tax') })).toEqual(['tax', 'pay', 'place', 'activate'])
    expect(resolving({ line: line('last') })).toEqual(['pay', 'place', 'activate', 'last'])
    expect(resolving({ after: 'pay', line: line('a') }, { after: 'a', line: line('b') })).toEqual([
      'pay',
      'a',
      'b',
      'place',
      'activate',
    ])
  })

  test('puts a line that names one not in play at the end, or at the start', () => {
    expect(resolving({ after: 'nowhere', line: line('x') }).at(-1)).toBe('x')
    expect(resolving({ before: 'nowhere', line: line('x') })[0]).toBe('x')
  })

  test('resolves the answers of a line that asks for cards of its own', () => {
    const script = ids([{ part: 'age', after: 'deal', line: line('recruit'), resolved: true }])
    expect(script.slice(1, 8)).toEqual(['age', 'deal', 'recruit', 'pay', 'place', 'activate', 'dig'])
  })

  test('runs lines of a turn on the last turn for the last cards too', () => {
    const script = ids([{ part: 'resolve', after: 'activate', line: line('tiles') }])
    expect(script.filter((id) => id === 'tiles')).toHaveLength(2)
  })
})
