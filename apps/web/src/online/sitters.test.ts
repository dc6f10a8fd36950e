import type { ShownSeat } from '@heptapolis/table'
import { expect, test } from 'vitest'
import { hasSay, mateOf, sittersOf } from './sitters.ts'

test('a bot has the name of its seat in a replay, as it had at the table', () => {
  const seats = [{ name: 'Maya' }, { name: 'medium' }, { name: 'hard' }]
  const setup = { edition: '2e' as const, boxes: [], seed: '', seats }
  expect(sittersOf(setup)).toEqual([
    { kind: 'away', name: 'Maya' },
    { kind: 'bot', name: 'Theano', level: 'medium' },
    { kind: 'bot', name: 'Zeno', level: 'hard' },
  ])
})

const person = (name: string): ShownSeat => ({ kind: 'person', name })

test('in the room of teams one sees who would play with whom, and nobody with an empty seat', () => {
  const seats: ShownSeat[] = [person('Ines'), person('Maya'), person('Jonas'), { kind: 'open' }]
  const terms = { edition: '2e' as const, boxes: ['cities'], seats: seats.map(() => ({})), teams: true }
  expect(seats.map((_, seat) => mateOf({ terms, seats }, seat))).toEqual(['Maya', 'Ines', undefined, 'Jonas'])
  expect(mateOf({ terms: { ...terms, teams: false }, seats }, 0)).toBeUndefined()
})

test('who has resigned, or only looks on, is asked nothing about how the game goes on', () => {
  const seats = [person('Ines'), { ...person('Maya'), hasResigned: true as const }]
  const may = (seat?: number) => hasSay({ phase: 'play', seats, you: { seat, isHost: false } })
  expect([may(0), may(1), may()]).toEqual([true, false, false])
})
