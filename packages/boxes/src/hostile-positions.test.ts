/** Malicious positions are refused or fail with an error, and never hang. */
import { fromPosition, type Position } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { BOXES } from './index.ts'
import { refusedPosition as refused } from './testing.ts'

const draft: Position = {
  age: 0,
  turn: 0,
  setup: { boxes: ['leaders'] },
  question: { id: 'leader-draft', asked: [0, 1, 2] },
  line: { id: 'leader-draft' },
  cities: [{ drafted: ['plato', 'nitocris'] }, { drafted: ['phryne', 'midas'] }, { drafted: ['solomon', 'bilkis'] }],
}

test('a secret question stands where a line asks it, and nowhere else', () => {
  expect(fromPosition(draft, BOXES)).toMatchObject({ ok: true })
  expect(refused({ ...draft, line: { id: 'dig' } })).toBe(
    'bad-line: line: after the question "leader-draft" the game continues at {"id":"leader-draft"}, not at {"id":"dig"}.',
  )
})

test('a question that comes up on the way is refused at a line from which the game does not reach its end', () => {
  const digging: Position = {
    age: 3,
    turn: 3,
    question: { id: 'dig', asked: [0] },
    line: { id: 'dig' },
    discard: ['baths', 'school'],
    cities: [{ hand: ['palace'] }, { hand: ['pantheon'] }, { hand: ['arena'] }],
  }
  expect(fromPosition(digging, BOXES)).toMatchObject({ ok: true })
  expect(refused({ ...digging, line: { id: 'age' } })).toContain(
    'bad-line: line: after this question the game cannot continue at {"id":"age"}',
  )
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
  expect(refused(position)).toContain('one seat at a time')
})
