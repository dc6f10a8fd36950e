import { type CityPosition, fromPosition, view } from '@heptapolis/engine'
import { random } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import { begin, choose, legal, playOut, refusedPosition, setupFor } from '../testing.ts'
import { inLeaderBox, leaderHandOf, leadersIn, questionOf, three, withLeaders } from './testing.ts'

const problem = (...cities: CityPosition[]): string => {
  const read = fromPosition({ setup: { boxes: ['leaders'] }, cities: three(cities[0], cities[1], cities[2]) }, BOXES)
  return read.ok ? 'no problem' : firstSpeech.problem(read.error)
}

describe('leaders in a position', () => {
  test('stand in leaders and leaderHand; all others are in the box', () => {
    const g = withLeaders({ cities: three({ leaders: ['plato'], leaderHand: ['midas', 'nero'] }) })
    expect([leadersIn(g, 0), leaderHandOf(g, 0)]).toEqual([['plato'], ['midas', 'nero']])
    expect(inLeaderBox(g)).toHaveLength(49 - 3)
  })

  test.each([
    [
      'an unknown leader',
      { leaders: ['cicero'] },
      'cities[0].leaders: there is no leader "cicero" in this game; there are 49, such as alexander, amytis, archimedes.',
    ],
    [
      'a leader not quite rightly written',
      { leaders: ['arquimedes'] },
      'cities[0].leaders: there is no leader "arquimedes" in this game; the nearest of 49: archimedes.',
    ],
    [
      'an Age card as leader',
      { leaders: ['altar'] },
      'cities[0].leaders: there is no leader "altar" in this game; there are 49, such as alexander, amytis, archimedes.',
    ],
    [
      'five leaders in a hand',
      { leaderHand: ['plato', 'midas', 'nero', 'varro', 'ramses'] },
      'A city has room for 4 of these: leaders in hand.',
    ],
    [
      'five recruited leaders',
      { leaders: ['plato', 'midas', 'nero', 'varro', 'ramses'] },
      'A city has room for 3 of these: leaders.',
    ],
    [
      'one leader twice',
      { leaders: ['plato'], leaderHand: ['plato'] },
      'Plato is in 2 places, but there is only one copy.',
    ],
    ['a hand that is no list', { leaderHand: 'plato' }, 'cities[0].leaderHand must be a list of ids.'],
    [
      'a copy of the own leader',
      { leaders: ['plato'], copied: ['plato'] },
      'cities[0].copied must be a leader of another city.',
    ],
    [
      'a hand size that is no number',
      { leaderHandSize: -1 },
      'cities[0].leaderHandSize must be a whole number from 0 to 20.',
    ],
  ])('with %s are an error', (_what, city, message) => {
    expect(problem(city)).toBe(message)
  })

  test('with one leader in two cities are an error', () => {
    expect(problem({ leaders: ['plato'] }, { leaders: ['plato'] })).toBe(
      'Plato is in 2 places, but there is only one copy.',
    )
  })

  test('may be five in Rome B with all its stages', () => {
    const leaders = ['plato', 'midas', 'nero', 'varro', 'ramses']
    expect(problem({ wonder: 'rome', side: 'night', stages: 3, leaders })).toBe('no problem')
  })

  test('of a phase nobody knows are an error', () => {
    const feast = { setup: { boxes: ['leaders'] }, phase: 'feast', cities: three({}) }
    expect(refusedPosition(feast)).toBe('bad-position: There is no phase "feast" in this game.')
  })

  test('open the draft with as many cards for everybody', () => {
    const cities = three(
      { drafted: ['plato', 'midas'] },
      { drafted: ['nero', 'varro'] },
      { drafted: ['ramses', 'nefertiti'] },
    )
    const g = withLeaders({ phase: 'leader-draft', cities })
    for (const seat of [0, 1, 2]) choose(g, seat, legal(g, seat)[0])
    expect([leaderHandOf(g, 0), questionOf(g, 0)]).toEqual([['midas', 'varro'], 'recruitment'])
    const uneven = { setup: { boxes: ['leaders'] }, phase: 'leader-draft', cities: three({ drafted: ['plato'] }) }
    expect(refusedPosition(uneven)).toBe('bad-position: All players must have the same number of leaders to pass on.')
  })

  test.each([
    [4, 'leader-draft'],
    [12, 'recruitment'],
    [16, 'turn'],
  ])('read back from a view after %i moves open the same question, with hidden hands drawn anew', (count, asked) => {
    const setup = setupFor(4, { boxes: ['leaders'] })
    const g = begin(setup)
    for (const [seat, move] of playOut(setup, random('hidden')).record.moves.slice(0, count)) choose(g, seat, move)
    const read = fromPosition(view(g, 1), BOXES)
    if (!read.ok) throw new Error(read.error.message)
    expect([questionOf(g, 1), questionOf(read.value, 1)]).toEqual([asked, asked])
    expect(legal(read.value, 1)).toEqual(legal(g, 1))
    // Views are sorted by piece.
    const byPiece = (ids: string[], { rules }: typeof g) =>
      ids.toSorted((a, b) => rules.piece(a).index - rules.piece(b).index)
    expect(leaderHandOf(read.value, 1)).toEqual(byPiece(leaderHandOf(g, 1), g))
    const sizes = (of: typeof g) => [0, 2, 3].map((seat) => leaderHandOf(of, seat).length)
    expect(sizes(read.value)).toEqual(sizes(g))
  })
})
