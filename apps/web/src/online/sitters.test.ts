import { expect, test } from 'vitest'
import { sittersOf } from './sitters.ts'

test('a bot has the name of its seat in a replay, as it had at the table', () => {
  const seats = [{ name: 'Maya' }, { name: 'medium' }, { name: 'hard' }]
  const setup = { edition: '2e' as const, boxes: [], seed: '', seats }
  expect(sittersOf(setup)).toEqual([
    { kind: 'away', name: 'Maya' },
    { kind: 'bot', name: 'Theano', level: 'medium' },
    { kind: 'bot', name: 'Zeno', level: 'hard' },
  ])
})
