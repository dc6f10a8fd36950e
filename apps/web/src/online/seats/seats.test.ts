import { sure } from '@heptapolis/engine'
import {
  AMONG_FRIENDS,
  type ClockOption,
  decide,
  type Options,
  openTable,
  type ShownSeat,
  shown,
} from '@heptapolis/table'
import { expect, test } from 'vitest'
import { words as en } from '../words/en.ts'
import { mayShare, mayVote, partnerName, placesOf, playersOf, slowSeats, waitingText } from './seats.ts'

test('names a bot in a replay after its seat, as at the table', () => {
  const seats = [{ name: 'Maya' }, { name: 'medium' }, { name: 'hard' }]
  const setup = { edition: '2e' as const, boxes: [], seed: '', seats }
  expect(playersOf(setup)).toEqual([
    { kind: 'away', name: 'Maya' },
    { kind: 'bot', name: 'Theano', level: 'medium' },
    { kind: 'bot', name: 'Zeno', level: 'hard' },
  ])
})

const person = (name: string): ShownSeat => ({ kind: 'person', name })

test('a guest waits for the host, and learns who starts if the host is away', () => {
  const [ada, ben] = [{ ...person('Ada'), isHost: true as const }, person('Ben')]
  expect(waitingText({ seats: [ada, ben], watchers: [] })).toBe(en.waitsForHost('Ada'))
  expect(waitingText({ seats: [{ ...ada, goneSince: 1 }, ben], watchers: [] })).toBe(en.hostIsAway('Ada'))
  expect(waitingText({ seats: [ben], watchers: [] })).toBe(en.waitsForHost(undefined))
})

test('names the partner in a team room, and none for an empty seat', () => {
  const seats: ShownSeat[] = [person('Ines'), person('Maya'), person('Jonas'), { kind: 'open' }]
  const terms = { edition: '2e' as const, boxes: ['cities'], seats: seats.map(() => ({})), teams: true }
  expect(seats.map((_, seat) => partnerName({ terms, seats }, seat))).toEqual(['Maya', 'Ines', undefined, 'Jonas'])
  expect(partnerName({ terms: { ...terms, teams: false }, seats }, 0)).toBeUndefined()
})

test('offers votes neither to spectators nor to players who resigned', () => {
  const seats = [person('Ines'), { ...person('Maya'), hasResigned: true as const }]
  const may = (seat?: number) => mayVote({ phase: 'play', seats, you: { seat, isHost: false } })
  expect([may(0), may(1), may()]).toEqual([true, false, false])
})

test('lets a device be shared only where no account is needed', () => {
  const at = (wish: Partial<Options>) => mayShare({ options: { ...AMONG_FRIENDS, ...wish } })
  expect([at({}), at({ seating: 'anybody' }), at({ seating: 'accounts' }), at({ rated: true })]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('ranks resigned players as the table does and names them', () => {
  const seats = [person('Ines'), { ...person('Maya'), hasResigned: true as const }]
  const results = [
    { seat: 0, total: 33, coins: 0, rank: 1 },
    { seat: 1, total: 55, coins: 0, rank: 2 },
  ]
  const end = { reason: 'finished' as const, results, secret: '', at: 0 }
  const places = placesOf({ seats, end })
  expect([0, 1].map((seat) => [places?.rankOf(seat), places?.hasLeft(seat)])).toEqual([
    [1, false],
    [2, true],
  ])
  expect(places?.note).toBe('Maya left the game and ranks last.')
  expect(placesOf({ seats: [person('Ines'), person('Maya')], end })).toBeUndefined()
})

test.each<[ClockOption]>([
  [{ kind: 'none' }],
  [{ kind: 'move', time: 90_000 }],
  [{ kind: 'days', time: 9e7, bank: 0 }],
])('with clock $kind offers a vote on a bot exactly where the table accepts one', (clock) => {
  const terms = { edition: '2e' as const, boxes: [], seats: [{}, {}, {}] }
  const ada = { who: 'ada', name: 'Ada', nonce: '0'.repeat(32), now: 0 }
  const opening = { id: 'table2', secret: '5e'.repeat(32), terms, options: { ...AMONG_FRIENDS, clock } }
  let { table } = sure(openTable({ ...opening, ...ada }))
  table = sure(decide(table, 'ben', { ...ada, do: 'sit' }, { now: 0 })).table
  table = sure(decide(table, 'ada', { do: 'begin', fill: 'easy' }, { now: 0 })).table
  for (const now of [0, 59_999, 60_000, 80_000]) {
    const taken = [0, 1, 2].filter(
      (of) => of > 0 && decide(table, 'ada', { do: 'vote', about: 'bot', of, yes: true }, { now }).ok,
    )
    expect(slowSeats(shown(table, 'ada'), now)).toEqual(taken)
  }
})
