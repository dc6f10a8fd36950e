import { fromPosition, type Game, showMove, toAct, toPosition } from '@heptapolis/engine'
import { payments, question, state } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import {
  choose,
  coinsOf,
  everybodyElseSells,
  handOf,
  legal,
  playTurn,
  points,
  pointsFrom,
  scenario,
  sure,
} from '../testing.ts'

const boxes = ['promos', 'leaders']
const leadersOf = (g: Game) => toPosition(g).cities[0].leaders

describe('Louis', () => {
  test.each([
    [[], 7],
    [[1], 6],
    [[5, 5, 3], 4],
    [[1, 1, 1, 3, 3, 3, 5, 5], 0],
  ])(
    'with victory tokens %j is worth %i points: 7, one less for each, never below nothing (our ruling)',
    (victory, worth) => {
      const g = scenario({ edition: '1e', boxes, cities: [{ leaders: ['louis'], victory }, {}, {}] })
      expect(pointsFrom(g, 0, 'louis')).toBe(worth)
    },
  )

  test('costs 4 coins', () => {
    const city = { coins: 4, leaderHand: ['louis', 'alexander'] }
    const g = scenario({ edition: '1e', boxes, phase: 'recruitment', cities: [city, {}, {}] })
    choose(g, 0, { action: 'recruit', card: 'louis' })
    expect([coinsOf(g, 0), points(g, 0, 'leaders')]).toEqual([0, 7])
  })
})

describe('Esteban', () => {
  const hands = [
    ['tavern', 'altar', 'stockade'],
    ['baths', 'theater', 'barracks'],
    ['loom-age-1', 'press-age-1', 'workshop'],
  ]
  const city = { leaders: ['esteban'], hand: hands[0] }
  const others = [{ hand: hands[1] }, { hand: hands[2] }]
  const stay = { action: 'keep-hands' }

  test('asks at the end of a turn whether the hands stay; where they do, they are not passed', () => {
    const g = scenario({ edition: '1e', boxes, age: 1, cities: [city, ...others] })
    everybodyElseSells(g)
    expect(toAct(g)).toEqual([0])
    choose(g, 0, stay)
    expect(handOf(g, 0)).toEqual(['altar', 'tavern'])
    everybodyElseSells(g)
    expect(state.turn.get(g)).toBe(3)
    expect(handOf(g, 1)).toEqual(['altar'])
  })

  test('waits where the owner likes, and the hands are passed', () => {
    const g = scenario({ edition: '1e', boxes, age: 1, cities: [city, ...others] })
    everybodyElseSells(g)
    choose(g, 0, { action: 'skip' })
    expect(handOf(g, 1)).toEqual(['altar', 'tavern'])
    everybodyElseSells(g)
    expect(legal(g, 0)).toEqual([stay, { action: 'skip' }])
  })

  test('helps once in the game (our ruling)', () => {
    const g = scenario({ edition: '1e', boxes, age: 1, cities: [{ ...city, keptHands: 1 }, ...others] })
    everybodyElseSells(g)
    expect(state.turn.get(g)).toBe(2)
    expect(toPosition(g).cities[0].keptHands).toBe(1)
  })

  test('is not asked in the Recruitment phase, nor in the last turn of an Age', () => {
    const recruiter = { coins: 5, leaderHand: ['esteban', 'alexander'] }
    const g = scenario({ edition: '1e', boxes, phase: 'recruitment', cities: [recruiter, {}, {}] })
    choose(g, 0, { action: 'recruit', card: 'esteban' })
    expect([coinsOf(g, 0), state.turn.get(g), state.asking.get(g) > 0]).toEqual([0, 1, true])
    const last = scenario({ edition: '1e', boxes, age: 1, turn: 6, cities: [city, ...others] })
    everybodyElseSells(last)
    expect(state.age.get(last)).toBe(2)
  })

  test('recruited before asks in no Recruitment phase', () => {
    const recruiter = { ...city, coins: 5, leaderHand: ['alexander', 'louis'] }
    const g = scenario({ edition: '1e', boxes, age: 1, turn: 6, cities: [recruiter, ...others] })
    everybodyElseSells(g)
    expect([state.age.get(g), question(g, 0)?.id]).toEqual([2, 'recruitment'])
    choose(g, 0, { action: 'recruit', card: 'alexander' })
    expect(question(g, 0)?.id).toBe('turn')
  })

  test('between two players only the hands stay: the keeper of the free city changes as ever', () => {
    const cities = [city, others[0], {}]
    const g = scenario({ setup: { seats: [{}, {}], edition: '1e', boxes }, age: 1, cities })
    const keeper = state.keeper.get(g)
    everybodyElseSells(g)
    choose(g, 0, stay)
    expect(state.keeper.get(g)).toBe(1 - keeper)
    expect(handOf(g, 0)).toContain('altar')
  })

  test('a position with a wrong count is refused', () => {
    const read = fromPosition({ setup: { boxes }, cities: [{ keptHands: 9 }, {}, {}] }, BOXES)
    expect(read).toMatchObject({
      ok: false,
      error: { values: { is: 'no-such-number', field: 'cities[0].keptHands', least: 0, most: 2 } },
    })
  })
})

describe('Stevie', () => {
  const recruiter = { wonder: 'gizah', side: 'a', coins: 5, leaderHand: ['stevie', 'alexander'] }
  const welcome = (city: object): Game => {
    const g = scenario({ edition: '1e', boxes, phase: 'recruitment', cities: [{ ...recruiter, ...city }, {}, {}] })
    choose(g, 0, { action: 'recruit', card: 'stevie' })
    return g
  }
  const skip = { action: 'skip' }

  test('builds the next stage at once, for one coin a resource', () => {
    const g = welcome({})
    expect(legal(g, 0)).toEqual([{ action: 'stage', pay: { left: 0, right: 0, bank: 2 }, stage: 1 }, skip])
    choose(g, 0, { action: 'stage', stage: 1 })
    expect([coinsOf(g, 0), points(g, 0, 'wonder')]).toEqual([3, 3])
  })

  test('takes coins for the stage and nothing else', () => {
    const g = welcome({ cards: ['stone-pit', 'quarry'] })
    const ways = sure(payments(g, 0, { action: 'stage', stage: 1 }))
    expect(ways.map((way) => showMove(g, way).pay)).toEqual([{ left: 0, right: 0, bank: 2 }])
  })

  test('lies under the stage as its marker, and is no recruited leader then (our ruling)', () => {
    const g = welcome({})
    choose(g, 0, { action: 'stage', stage: 1 })
    expect(toPosition(g).cities[0]).toMatchObject({ leaders: [], buried: ['stevie'], stages: ['gizah-a-1'] })
  })

  test('stays a leader where the stage is declined or cannot be paid', () => {
    const declined = welcome({})
    choose(declined, 0, skip)
    expect([leadersOf(declined), coinsOf(declined, 0)]).toEqual([['stevie'], 5])
    const poor = welcome({ coins: 1 })
    expect([leadersOf(poor), state.turn.get(poor)]).toEqual([['stevie'], 1])
  })

  test('offers every stage of a wonder built in any order, and both halves of Carthage', () => {
    const g = scenario({
      edition: '1e',
      boxes: [...boxes, 'wonder-pack', 'edifice'],
      phase: 'recruitment',
      cities: [
        { ...recruiter, wonder: 'great-wall' },
        { ...recruiter, wonder: 'carthage', side: 'b', leaderHand: ['amytis'] },
        {},
      ],
    })
    choose(g, 0, { action: 'recruit', card: 'stevie' })
    choose(g, 1, { action: 'give-up', card: 'amytis' })
    expect(legal(g, 0).map((move) => [move.stage, move.pay?.bank])).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
      [4, 3],
      [undefined, undefined],
    ])
    const carthage = scenario({
      edition: '1e',
      boxes: [...boxes, 'edifice'],
      phase: 'recruitment',
      cities: [{ ...recruiter, wonder: 'carthage', side: 'b' }, {}, {}],
    })
    choose(carthage, 0, { action: 'recruit', card: 'stevie' })
    choose(carthage, 0, { action: 'stage', stage: 1, half: 2 })
    expect([state.shields.get(carthage, 0), coinsOf(carthage, 0)]).toEqual([2, 1])
  })

  test('gives nothing to whoever copies him with the Courtesan (our ruling)', () => {
    const guild = ['courtesans-guild', 'altar']
    const rich = ['glassworks-age-1', 'loom-age-1', 'brickyard', 'lumber-yard']
    const cities = [{ wonder: 'gizah', side: 'a', hand: guild, cards: rich, coins: 20 }, { leaders: ['stevie'] }, {}]
    const g = scenario({ edition: '1e', boxes, age: 3, cities })
    playTurn(g, { 0: { action: 'build', card: 'courtesans-guild' } })
    expect([toPosition(g).cities[0].copied, state.stages.size(g, 0), state.turn.get(g)]).toEqual([['stevie'], 0, 2])
  })
})
