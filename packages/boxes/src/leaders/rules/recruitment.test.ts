import { toAct, view } from '@heptapolis/engine'
import { question, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { choose, coinsOf, discarded, handOf, legal, points, refusal } from '../../testing.ts'
import {
  everybodyElseGivesUp,
  finishAge,
  inLeaderBox,
  leaderHandOf,
  leadersIn,
  questionOf,
  recruiting,
  three,
} from '../testing.ts'

const FOUR = ['hannibal', 'sappho', 'nefertiti', 'pericles']

describe('the Recruitment phase', () => {
  test('comes before the cards of the Age are dealt', () => {
    const g = recruiting({ age: 2, cities: three({ leaderHand: FOUR }) })
    expect([state.turn.get(g), handOf(g, 0)]).toEqual([0, []])
    expect(question(g, 0)?.id).toBe('recruitment')
    choose(g, 0, { action: 'give-up', card: 'sappho' })
    expect([state.turn.get(g), handOf(g, 0).length]).toEqual([1, 7])
  })

  test('lets all choose secretly and reveals together', () => {
    const g = recruiting({ cities: three({ leaderHand: FOUR }, { leaderHand: ['zenobia'] }) })
    choose(g, 0, { action: 'recruit', card: 'hannibal' })
    expect(toAct(g)).toEqual([1])
    expect(view(g, 1).cities[0]).toMatchObject({ leaders: [], leaderHandSize: 4, coins: 6 })
    choose(g, 1, { action: 'recruit', card: 'zenobia' })
    expect(view(g, 1).cities[0]).toMatchObject({ leaders: ['hannibal'], leaderHandSize: 3, coins: 4 })
  })

  test('recruits a leader for its coins, paid to the bank', () => {
    const g = recruiting({ cities: three({ leaderHand: FOUR, coins: 4 }) })
    choose(g, 0, { action: 'recruit', card: 'nefertiti' })
    expect([coinsOf(g, 0), leadersIn(g, 0), points(g, 0, 'leaders')]).toEqual([1, ['nefertiti'], 4])
    expect(leaderHandOf(g, 0)).toEqual(['hannibal', 'sappho', 'pericles'])
  })

  test('refuses a leader that is too dear, in words', () => {
    const g = recruiting({ cities: three({ leaderHand: FOUR, coins: 5 }) })
    expect(refusal(g, 0, { action: 'recruit', card: 'pericles' }).message).toBe('Pericles costs 6 coins, you have 5.')
    expect(refusal(g, 0, { action: 'recruit', card: 'plato' }).message).toBe('Plato cannot be chosen now.')
    expect(refusal(g, 0, { action: 'sell', card: 'sappho' }).message).toBe(
      '"sell" is not possible now; possible actions: recruit, give-up.',
    )
  })

  test('refuses a leader that is paid wrongly with the payments there are', () => {
    const g = recruiting({ cities: three({ leaderHand: FOUR, coins: 6 }) })
    expect(refusal(g, 0, { action: 'recruit', card: 'pericles', pay: { bank: 5 } }).message).toBe(
      'No such move. With this action you can play: {"action":"recruit","card":"pericles","pay":{"left":0,"right":0,"bank":6}}',
    )
  })

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
  ])('in Age %i takes %i coins for a leader of cost A', (age, cost) => {
    const g = recruiting({ age, cities: three({ leaderHand: ['phryne'] }) })
    choose(g, 0, { action: 'recruit', card: 'phryne' })
    expect(coinsOf(g, 0)).toBe(6 - cost)
  })

  test('uses a leader face down as the marker of the next stage, at the cost of the stage', () => {
    const g = recruiting({
      age: 2,
      cities: three({ leaderHand: FOUR, cards: ['lumber-yard'] }, { cards: ['sawmill'] }),
    })
    choose(g, 0, { action: 'stage', card: 'pericles' })
    expect([state.stages.size(g, 0), coinsOf(g, 0), coinsOf(g, 1)]).toEqual([1, 4, 8])
    expect([leadersIn(g, 0), leaderHandOf(g, 0).length]).toEqual([[], 3])
    expect(view(g, 0).cities[0].buried).toEqual(['pericles'])
    expect(view(g, 1).cities[0]).not.toHaveProperty('buried')
  })

  test('gives 3 coins for a leader, which goes to the box and not to the discard pile', () => {
    const g = recruiting({ age: 2, discard: ['altar'], cities: three({ leaderHand: FOUR }) })
    choose(g, 0, { action: 'give-up', card: 'sappho' })
    expect(coinsOf(g, 0)).toBe(9)
    expect(discarded(g)).toEqual(['altar'])
    expect(inLeaderBox(g)).toContain('sappho')
  })

  test('in Age III uses one of two leaders and returns the other unseen', () => {
    const g = recruiting({ age: 3, cities: three({ leaderHand: ['hannibal', 'sappho'] }) })
    choose(g, 0, { action: 'recruit', card: 'hannibal' })
    expect([leadersIn(g, 0), leaderHandOf(g, 0)]).toEqual([['hannibal'], []])
    expect(inLeaderBox(g)).toContain('sappho')
    expect(JSON.stringify(view(g, 1))).not.toContain('sappho')
  })

  test('comes three times, so that three leaders are recruited at most', () => {
    const g = recruiting({ cities: three({ leaderHand: ['sappho', 'zenobia', 'hannibal', 'croesus'], coins: 20 }) })
    for (const card of ['sappho', 'zenobia', 'hannibal']) {
      expect(questionOf(g, 0)).toBe('recruitment')
      choose(g, 0, { action: 'recruit', card })
      finishAge(g)
    }
    expect([toAct(g), leadersIn(g, 0), leaderHandOf(g, 0)]).toEqual([[], ['sappho', 'zenobia', 'hannibal'], []])
  })

  test('is skipped by those without leaders in hand', () => {
    const g = recruiting({ cities: three({}, { leaderHand: ['sappho'] }) })
    expect(toAct(g)).toEqual([1])
    everybodyElseGivesUp(g)
    expect(toAct(g)).toEqual([0, 1, 2])
  })
})

describe('what recruiting costs', () => {
  test.each(['1e', '2e'] as const)('is the printed cost of every leader of the edition %s', (edition) => {
    const wishes = {
      edition,
      boxes: ['leaders', 'cities'],
      options: { leadersAnniversary: true, citiesAnniversary: true },
    }
    const known = recruiting({ ...wishes, cities: three({}) }).rules.pieces.filter(({ sort }) => sort === 'leader')
    for (const { id, price } of known) {
      const g = recruiting({ ...wishes, age: 2, cities: three({ leaderHand: [id], coins: 20 }) })
      const [bank = 0] = legal(g, 0, { action: 'recruit' }).map(({ pay }) => pay?.bank)
      expect([id, bank]).toEqual([id, price.coins + 2 * price.coinsPerAge])
      choose(g, 0, { action: 'recruit', card: id })
      expect(leadersIn(g, 0)).toEqual([id])
    }
    expect(known).toHaveLength(edition === '1e' ? 36 + 6 + 14 : 55)
  })

  test('is nothing for leaders after Maecenas, who pays for himself', () => {
    for (const edition of ['1e', '2e'] as const) {
      const g = recruiting({ edition, cities: three({ leaderHand: ['maecenas', 'pericles'] }) })
      choose(g, 0, { action: 'recruit', card: 'maecenas' })
      expect(coinsOf(g, 0)).toBe(5)
      finishAge(g)
      const before = coinsOf(g, 0)
      choose(g, 0, { action: 'recruit', card: 'pericles' })
      expect([leadersIn(g, 0), coinsOf(g, 0)]).toEqual([['maecenas', 'pericles'], before])
    }
  })

  test('is nothing in Rome A', () => {
    const [rome, ...others] = three({ wonder: 'rome', side: 'day', leaderHand: FOUR, coins: 0 })
    const g = recruiting({ cities: [rome, ...others] })
    choose(g, 0, { action: 'recruit', card: 'pericles' })
    expect([coinsOf(g, 0), leadersIn(g, 0)]).toEqual([0, ['pericles']])
  })

  test('is 2 coins less in Rome B and 1 coin less for its neighbours, never below 0', () => {
    const cities = [
      { wonder: 'rome', side: 'night', leaderHand: ['nefertiti'] },
      { wonder: 'gizah', leaderHand: ['hannibal'] },
      { wonder: 'rhodos', leaderHand: ['pericles'] },
      { wonder: 'ephesos', leaderHand: ['croesus'] },
    ]
    const g = recruiting({ cities })
    for (const [seat, { leaderHand }] of cities.entries()) choose(g, seat, { action: 'recruit', card: leaderHand[0] })
    expect([0, 1, 2, 3].map((seat) => coinsOf(g, seat))).toEqual([5, 5, 0, 6 - 0 + 6])
    const cheap = recruiting({ cities: [{ wonder: 'rome', side: 'night', leaderHand: ['sappho'], coins: 0 }, {}, {}] })
    expect(legal(cheap, 0, { action: 'recruit' })).toEqual([{ action: 'recruit', card: 'sappho' }])
  })
})
