import { apply, fromPosition, type Game, type MoveJson, moves, sight, toAct, toPosition } from '@heptapolis/engine'
import { clone, drawMove, EDITIONS, hash, question, random, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { RICH } from './armada/testing.ts'
import { rich } from './cities/testing.ts'
import { BOXES } from './index.ts'
import { debt } from './parts/debts.ts'
import { choose, coinsOf, legal, playOut, playTurn, refusedPosition, scenario, setupFor, sure } from './testing.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)
const hand = ['altar', 'baths', 'tavern']
const stage: MoveJson = { action: 'stage', card: 'altar' }

const lossesOfTwo = (): Game => {
  const g = scenario({ boxes: ['cities'], age: 3, cities: [rich(['brotherhood']), { coins: 5 }, { coins: 5 }] })
  playTurn(g, { 0: { action: 'build', card: 'brotherhood' } })
  return g
}

const telesilla = (): Game => {
  const cities = [{ leaderHand: ['telesilla'] }, { victory: [1, 3] }, { victory: [1, 3] }]
  const g = scenario({ boxes: ['leaders'], phase: 'recruitment', age: 3, cities })
  choose(g, 0, { action: 'recruit', card: 'telesilla' })
  return g
}

/** Rome and, as a copy, Manneken Pis both allow another recruitment. */
const twoRecruits = (): Game => {
  const cards = ['stone-pit', 'clay-pool', 'glassworks-age-1', 'loom-age-1', 'ore-vein', 'lumber-yard']
  const recruiter = { coins: 9, hand, cards, leaderHand: ['alexander', 'amytis'] }
  const pis = { ...recruiter, wonder: 'manneken-pis', side: 'a', stages: 1, leaderHand: ['caesar', 'midas'] }
  const g = scenario({
    edition: '1e',
    boxes: ['leaders', 'wonder-pack'],
    age: 2,
    cities: [pis, {}, { ...recruiter, wonder: 'rome', side: 'b', stages: 1 }],
  })
  playTurn(g, { 0: { ...stage, stage: 2 }, 2: stage })
  return g
}

const twoBurials = (): Game => {
  const cards = ['brickyard', 'loom-age-1']
  const pis = { wonder: 'manneken-pis', side: 'a', hand, cards, leaders: ['caesar', 'midas'] }
  const temple = { wonder: 'abu-simbel', side: 'b', hand, cards, leaders: ['alexander', 'amytis'] }
  const g = scenario({ edition: '1e', boxes: ['leaders', 'wonder-pack'], age: 2, cities: [pis, temple, {}] })
  playTurn(g, { 0: stage, 1: stage })
  return g
}

const advances = (): Game => {
  const city = { hand: ['dry-hold'], cards: [...RICH], coins: 9 }
  const g = scenario({ boxes: ['armada'], age: 1, cities: [city, city, { hand: ['altar'] }] })
  playTurn(g, { 0: { action: 'build', card: 'dry-hold' }, 1: { action: 'build', card: 'dry-hold' } })
  return g
}

const explorers = (): Game => {
  const city = { ships: { green: 1 }, hand: ['dry-hold'], cards: [...RICH], coins: 9 }
  const g = scenario({ boxes: ['armada'], age: 1, cities: [city, city, { hand: ['altar'] }] })
  playTurn(g, { 0: { action: 'build', card: 'dry-hold' }, 1: { action: 'build', card: 'dry-hold' } })
  for (const seat of [0, 1]) choose(g, seat, { action: 'advance', fleet: 'green' })
  return g
}

const failedProject = (id: string, age: number, city: object): Game => {
  const cities = [
    { hand, ...city },
    { hand, ...city },
    { hand, participations: 1 },
  ]
  const g = scenario({ boxes: ['babel-projects'], age, turn: 6, project: { id, tokens: 1 }, cities })
  playTurn(g)
  return g
}

/** The second stage of Ur, built there and copied by Manneken Pis. */
const twoPawns = (): Game => {
  const city = { hand, stages: 1, cards: ['quarry', 'brickyard'] }
  const cities = [{ ...city, wonder: 'manneken-pis', side: 'a' }, {}, { ...city, wonder: 'ur', side: 'a' }]
  const g = scenario({ edition: '1e', boxes: ['edifice', 'wonder-pack'], age: 2, cities })
  playTurn(g, { 0: stage, 2: stage })
  return g
}

const QUESTIONS: [string, () => Game, [number, number]][] = [
  ['loss', lossesOfTwo, [1, 2]],
  ['forfeit', telesilla, [1, 2]],
  ['extra-recruit', twoRecruits, [0, 2]],
  ['bury', twoBurials, [0, 1]],
  ['pawn-from-box', twoPawns, [0, 2]],
  ['advance', advances, [0, 1]],
  ['keep-island', explorers, [0, 1]],
  ['project-card', () => failedProject('project-belvedere', 1, { cards: ['stockade', 'barracks'] }), [0, 1]],
  ['project-victories', () => failedProject('project-triumphal-arches', 3, { victory: [1, 3, 5] }), [0, 1]],
]

describe.each(QUESTIONS)('The question %s', (id, asking, [one, other]) => {
  test('is asked of everybody at once', () => {
    const g = asking()
    expect(toAct(g)).toEqual([one, other])
    expect([question(g, one)?.id, question(g, other)?.id]).toEqual([id, id])
  })

  test('changes nothing until everybody has answered, and shows nobody what others have answered', () => {
    const g = asking()
    const [first, second] = legal(g, other)
    const before = sight(g, one)
    const answered = clone(g)
    choose(answered, other, first)
    choose(g, other, second)
    expect(toAct(g)).toEqual([one])
    expect(sight(g, one).cells).toEqual(sight(answered, one).cells)
    state.answered.set(before, 1 << other)
    expect(sight(g, one).cells).toEqual(before.cells)
    expect(sight(g, other).cells).not.toEqual(sight(answered, other).cells)
  })

  test('stands in a position with all who are asked and those who have answered, and goes on from there', () => {
    const g = asking()
    expect(toPosition(g)).toMatchObject({ question: { id, asked: [one, other] } })
    choose(g, other, legal(g, other)[1])
    const position = toPosition(g)
    expect(position.question).toMatchObject({ id, asked: [one, other], answered: [other] })
    const again = sure(fromPosition(position, BOXES, { lenient: true }))
    expect(toAct(again)).toEqual([one])
    for (const game of [g, again]) choose(game, one, legal(game, one)[0])
    expect(toPosition(again)).toEqual(toPosition(g))
  })

  test('is not answered in a position with what is no answer to it', () => {
    const g = asking()
    choose(g, other, legal(g, other)[0])
    const position = toPosition(g)
    const cities = position.cities.map((city, seat) =>
      seat === other ? { ...city, replies: { action: 'sell', card: 'altar' } } : city,
    )
    expect(refusedPosition({ ...position, cities }, true)).toBe(
      `bad-position: cities[${other}].replies is not possible now.`,
    )
  })

  test('may be answered anew until everybody has, and in any order', () => {
    const [here, there] = [asking(), asking()]
    const [first, second] = legal(here, other)
    const [mine] = legal(here, one)
    choose(here, other, first)
    choose(here, other, second)
    choose(here, one, mine)
    choose(there, one, mine)
    choose(there, other, second)
    expect(hash(here)).toBe(hash(there))
  })
})

test('All losses of a turn are met together', () => {
  const g = lossesOfTwo()
  choose(g, 2, { action: 'lose', coins: 0, debt: 3 })
  expect([coinsOf(g, 2), debt.get(g, 2)]).toEqual([8, 0])
  choose(g, 1, { action: 'lose', coins: 3, debt: 0 })
  expect([1, 2].map((seat) => [coinsOf(g, seat), debt.get(g, seat)])).toEqual([
    [5, 0],
    [8, 3],
  ])
})

test('Courtesans choose while a neighbour buries a leader: even that one may be chosen', () => {
  const temple = { wonder: 'abu-simbel', side: 'b', hand, cards: ['brickyard', 'loom-age-1'] }
  const guild = ['lumber-yard', 'clay-pool', 'glassworks-age-1', 'loom-age-1']
  const g = scenario({
    edition: '1e',
    boxes: ['leaders', 'wonder-pack'],
    age: 3,
    cities: [
      { ...temple, leaders: ['alexander', 'caesar'] },
      { wonder: 'gizah', side: 'a', cards: guild, hand: ['courtesans-guild', 'altar'] },
      { wonder: 'rhodos', side: 'a' },
    ],
  })
  playTurn(g, { 0: stage, 1: { action: 'build', card: 'courtesans-guild' } })
  expect(toAct(g)).toEqual([0, 1])
  choose(g, 0, { action: 'pick', card: 'caesar' })
  choose(g, 1, { action: 'pick', card: 'caesar' })
  expect([0, 1].map((seat) => state.shields.get(g, seat))).toEqual([0, 2])
})

test('Whoever may keep the hands is asked when the others have said so: one answer bears on the next', () => {
  const g = scenario({
    edition: '1e',
    boxes: ['leaders', 'promos'],
    age: 3,
    cities: [{ leaders: ['esteban'] }, { cards: ['courtesans-guild'], copied: ['esteban'] }, {}],
  })
  playTurn(g)
  expect(toAct(g)).toEqual([0])
  choose(g, 0, { action: 'keep-hands' })
  expect([toAct(g), legal(g, 1)]).toEqual([[1], [{ action: 'skip' }]])
})

test.each(EDITIONS)('Whoever answers first, the game goes on the same (every box, %s)', (edition) => {
  const chance = random('in any order')
  let rounds = 0
  for (const seed of ['one', 'two', 'three', 'four']) {
    playOut(setupFor(6, { edition, boxes: ALL, seed }), random(seed), (g) => {
      const seats = toAct(g)
      if (state.queue.size(g, 0) === 0 || seats.length < 2) return
      rounds++
      const answers = seats.map((seat) => ({ seat, move: drawMove(moves(g, seat), chance) }))
      const [here, there] = [clone(g), clone(g)]
      for (const { seat, move } of answers) apply(here, seat, move)
      for (const { seat, move } of answers.toReversed()) apply(there, seat, move)
      expect(hash(here)).toBe(hash(there))
    })
  }
  expect(rounds).toBeGreaterThan(10)
})
