import { describe, expect, test } from 'vitest'
import { nextMatch, PATIENCE, type Seeker } from './match.ts'

const NOW = 1_000_000
const seeker = (account: string, wish: Partial<Seeker['wish']> = {}, change: Partial<Seeker> = {}): Seeker => ({
  account,
  since: NOW,
  wish: { bots: false, ...wish },
  rating: 1500,
  blocked: [],
  ...change,
})
const named = (seekers: readonly Seeker[], now = NOW) =>
  nextMatch(seekers, now)
    ?.people.map(({ account }) => account)
    .join()
const three = (...changes: Partial<Seeker>[]) =>
  ['ada', 'ben', 'cleo'].map((account, i) => seeker(account, { players: 3 }, changes[i]))

describe('quick match', () => {
  test('waits until enough players are there', () => {
    expect(named(three().slice(0, 2))).toBeUndefined()
    expect(nextMatch(three(), NOW)).toMatchObject({ players: 3, rated: true, pace: 'live', mix: { boxes: [] } })
    expect(named(three())).toBe('ada,ben,cleo')
  })

  test('groups equal wishes with people who accept anything', () => {
    const cities = { edition: '2e', boxes: ['cities'] } as const
    const mixed = [
      seeker('ada', { players: 3, mix: { ...cities, boxes: ['cities'] } }),
      seeker('ben', { players: 3, mix: { edition: '2e', boxes: [] } }),
      seeker('cleo', { pace: 'days' }),
      seeker('dora', { players: 3 }),
    ]
    expect(named(mixed)).toBe('ada,cleo,dora')
    expect(nextMatch(mixed, NOW)).toMatchObject({ mix: cities, pace: 'days', players: 3 })
    expect(named([...mixed.slice(0, 3), seeker('dora', { players: 4 })])).toBeUndefined()
  })

  test('ignores the order of expansions', () => {
    const boxes = [
      ['cities', 'leaders'],
      ['leaders', 'cities'],
      ['cities', 'leaders'],
    ]
    const same = boxes.map((some, i) => seeker(`p${i}`, { players: 3, mix: { edition: '2e', boxes: some } }))
    expect(named(same)).toBe('p0,p1,p2')
  })

  test('prefers equals, and widens its range every second', () => {
    const far = three({}, { rating: 1800 }, {})
    expect(named(far)).toBeUndefined()
    expect(named(far, NOW + 39_000)).toBeUndefined()
    expect(named(far, NOW + 40_000)).toBe('ada,ben,cleo')
  })

  test('widens as far as the more impatient of two allows', () => {
    const far = three({ since: NOW - 600_000 }, { rating: 1800 }, { since: NOW - 600_000 })
    expect(named(far)).toBeUndefined()
  })

  test('gives unrated games to people without an account, and does not mix them with others', () => {
    const visitors = three({ rating: undefined }, { rating: undefined }, { rating: undefined })
    expect(nextMatch(visitors, NOW)?.rated).toBe(false)
    expect(named(three({ rating: undefined }))).toBeUndefined()
  })

  test('fills up with bots after a minute if wished, and is unrated then', () => {
    const one = seeker('ada', { players: 5, bots: true })
    expect(named([one], NOW + PATIENCE - 1)).toBeUndefined()
    expect(nextMatch([one], NOW + PATIENCE)).toMatchObject({ players: 5, rated: false })
    expect(named([seeker('ada', { players: 5 })], NOW + PATIENCE)).toBeUndefined()
    const patient = seeker('ben', { players: 5 })
    expect(named([one, patient], NOW + PATIENCE)).toBe('ada')
    const both = [one, seeker('eve', { bots: true }, { rating: undefined })]
    expect(named(both, NOW + PATIENCE)).toBe('ada,eve')
  })

  test('seats four by default, and three after a while', () => {
    const any = ['ada', 'ben', 'cleo'].map((account) => seeker(account))
    expect(named(any)).toBeUndefined()
    expect(nextMatch(any, NOW + 20_000)?.players).toBe(3)
    expect(nextMatch([...any, seeker('dora')], NOW)?.players).toBe(4)
    expect(named(any.slice(0, 2), NOW + 30_000)).toBeUndefined()
  })

  test('seats two who want a game of two, with anyone who takes any number', () => {
    const two = [seeker('ada', { players: 2 }), seeker('ben', { players: 2 })]
    expect(named(two.slice(0, 1))).toBeUndefined()
    expect(nextMatch(two, NOW)).toMatchObject({ players: 2, rated: true })
    expect(nextMatch([seeker('cleo'), two[0]], NOW)).toMatchObject({ players: 2 })
    expect(named([two[0], seeker('dora', { players: 3 })])).toBeUndefined()
  })

  test('never joins wishes that cannot be played together', () => {
    const armada = seeker('ada', { mix: { edition: '2e', boxes: ['armada'] } })
    const leaders = seeker('ben', { mix: { edition: '2e', boxes: ['leaders'] } })
    const two = seeker('cleo', { players: 2 })
    expect(named([armada, two])).toBeUndefined()
    expect(named([armada, leaders, two])).toBe('ben,cleo')
  })

  test('never groups people if one has blocked the other', () => {
    expect(named(three({}, { blocked: ['ada'] }))).toBeUndefined()
    expect(named([...three({}, { blocked: ['ada'] }), seeker('dora', { players: 3 })])).toBe('ada,cleo,dora')
  })
})
