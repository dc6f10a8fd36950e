/** Positions made to break the engine: they are refused, or fail loudly, and never hang. */
import { fromPosition, type Position } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { BOXES } from './index.ts'
import { choose, sure } from './testing.ts'

test('a question that stands at a line from which nobody is ever asked does not go on for ever', () => {
  const drafted = [
    ['plato', 'nitocris'],
    ['phryne', 'midas'],
    ['solomon', 'bilkis'],
  ]
  const position: Position = {
    age: 0,
    turn: 0,
    setup: { boxes: ['leaders'] },
    question: { id: 'leader-draft', asked: [0, 1, 2] },
    line: { id: 'dig' },
    cities: drafted.map((cards) => ({ drafted: cards })),
  }
  const g = sure(fromPosition(position, BOXES))
  const pickAll = () => drafted.forEach(([card], seat) => void choose(g, seat, { action: 'pick', card }))
  expect(pickAll).toThrow(/nobody is asked|Broken invariant/)
})

test('a question that is asked one after another is not put to several at once', () => {
  const position: Position = {
    age: 2,
    turn: 3,
    question: { id: 'dig', asked: [0, 1] },
    line: { id: 'dig' },
    discard: ['baths', 'school'],
    cities: [{}, {}, {}],
  }
  expect(fromPosition(position, BOXES)).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('one after another') },
  })
})
