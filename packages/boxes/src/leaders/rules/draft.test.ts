import { isOver, toAct, view } from '@heptapolis/engine'
import { question, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { begin, choose, coinsOf, legal, setupFor } from '../../testing.ts'
import { inLeaderBox, leaderHandOf, leadersIn, questionOf, withLeaders } from '../testing.ts'

const four = (seed = 'draft') => begin(setupFor(4, { edition: '1e', boxes: ['leaders'], seed }))
const offered = (g: ReturnType<typeof four>, seat: number) => legal(g, seat).map(({ card }) => String(card))

describe('set-up', () => {
  test('each player starts with 6 coins', () => {
    expect([0, 1, 2, 3].map((seat) => coinsOf(four(), seat))).toEqual([6, 6, 6, 6])
  })

  test('the number of guilds stays players + 2', () => {
    const g = withLeaders({ edition: '1e', age: 3, cities: [{}, {}, {}, {}] })
    const dealt = [0, 1, 2, 3].flatMap((seat) => state.hand.items(g, seat)).map((card) => g.rules.pieces[card])
    expect(dealt.filter(({ sort }) => sort === 'guild')).toHaveLength(6)
    expect(g.rules.pieces.filter(({ sort }) => sort === 'guild')).toHaveLength(14)
  })
})

describe('the Leader phase', () => {
  test('deals 4 leaders to each player; the others stay in the box', () => {
    const g = four()
    for (const seat of [0, 1, 2, 3]) expect(offered(g, seat)).toHaveLength(4)
    expect(inLeaderBox(g)).toHaveLength(36 - 16)
    expect(question(g, 0)?.id).toBe('leader-draft')
  })

  test('passes three cards to the right, then two, then one, and everyone keeps the last', () => {
    const g = four()
    const dealt = [0, 1, 2, 3].map((seat) => offered(g, seat))
    const kept: string[][] = [[], [], [], []]
    for (const round of [0, 1, 2]) {
      for (const seat of [0, 1, 2, 3]) {
        const from = dealt[(seat + round) % 4]
        expect(offered(g, seat)).toEqual(from.slice(round))
        kept[seat].push(from[round])
        choose(g, seat, { action: 'pick', card: from[round] })
      }
    }
    expect(questionOf(g, 0)).toBe('recruitment')
    for (const seat of [0, 1, 2, 3]) expect(leaderHandOf(g, seat)).toEqual([...kept[seat], dealt[(seat + 3) % 4][3]])
  })

  test('shows nobody what another player has kept or passes on', () => {
    const g = four()
    choose(g, 1, { action: 'pick', card: offered(g, 1)[0] })
    const [first] = offered(g, 0)
    for (const seat of [0, 2, 3]) choose(g, seat, { action: 'pick', card: offered(g, seat)[0] })
    const seen = view(g, 0)
    expect(seen.question).toEqual({ id: 'leader-draft', asked: [0, 1, 2, 3] })
    expect(seen.cities[0]).toMatchObject({ leaderHand: [first], drafted: offered(g, 0) })
    expect(seen.cities[1]).toMatchObject({ leaderHandSize: 1, draftedSize: 3 })
    expect(seen.cities[1]).not.toHaveProperty('leaderHand')
    expect(seen.cities[1]).not.toHaveProperty('drafted')
  })

  test('may be changed until the last one has chosen', () => {
    const g = four()
    const [first, second] = offered(g, 0)
    choose(g, 0, { action: 'pick', card: first })
    choose(g, 0, { action: 'pick', card: second })
    for (const seat of [1, 2, 3]) choose(g, seat, { action: 'pick', card: offered(g, seat)[0] })
    expect(leaderHandOf(g, 0)).toEqual([second])
  })
})

describe('two players', () => {
  const two = () => begin(setupFor(2, { edition: '1e', boxes: ['leaders'] }))

  test('swap their hands in the draft', () => {
    const g = two()
    const dealt = [0, 1].map((seat) => offered(g, seat))
    for (const round of [0, 1, 2]) {
      for (const seat of [0, 1]) {
        expect(offered(g, seat)).toEqual(dealt[(seat + round) % 2].slice(round))
        choose(g, seat, { action: 'pick', card: dealt[(seat + round) % 2][round] })
      }
    }
    expect([0, 1].map((seat) => leaderHandOf(g, seat).length)).toEqual([4, 4])
  })

  test('start with 6 coins; the Free City has 3 coins and no leaders, and takes no part in recruitment', () => {
    const g = two()
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([6, 6, 3])
    while (questionOf(g, toAct(g)[0]) === 'leader-draft') {
      expect(toAct(g)).not.toContain(2)
      choose(g, toAct(g)[0], legal(g, toAct(g)[0])[0])
    }
    expect(toAct(g)).toEqual([0, 1])
    for (const seat of [0, 1]) choose(g, seat, legal(g, seat, { action: 'give-up' })[0])
    expect(questionOf(g, 0)).toBe('turn')
    expect([leadersIn(g, 2), leaderHandOf(g, 2), isOver(g)]).toEqual([[], [], false])
  })

  test('leave the Free City without leaders even where it is Rome', () => {
    const g = withLeaders({
      edition: '1e',
      age: 1,
      setup: { seats: [{}, {}] },
      cities: [
        { wonder: 'gizah', hand: ['altar', 'baths', 'stockade'] },
        { wonder: 'ephesos' },
        { wonder: 'rome', side: 'b', cards: ['clay-pool', 'lumber-yard'] },
      ],
    })
    choose(g, 0, { action: 'sell', card: 'baths' })
    choose(g, 1, legal(g, 1, { action: 'sell' })[0])
    choose(g, 2, legal(g, 2, { action: 'stage' })[0])
    expect([coinsOf(g, 2), leaderHandOf(g, 2)]).toEqual([8, []])
  })
})
