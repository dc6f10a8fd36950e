import { fromPosition, toAct, toPosition } from '@heptapolis/engine'
import { question } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../../index.ts'
import { among, begin, choose, coinsOf, legal, playTurn, refusal, scenario, setupFor } from '../../testing.ts'
import { ways, waysToParticipate } from '../testing.ts'
import { PROJECTS } from './great-projects.ts'
import { participations, project, tokensLeft } from './participation.ts'

const boxes = ['babel-projects']
const join = (card: string) => ({ action: 'build', card, participate: true })
const idOf = (g: Parameters<typeof toPosition>[0]) => toPosition(g).project?.id ?? 'none'

describe('the project of the Age', () => {
  test.each([1, 2, 3])('Age %i reveals one of its five, whichever comes', (age) => {
    const five = PROJECTS.filter((card) => card.age === age).map((card) => card.id)
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      if (age === 1) seen.add(idOf(begin(setupFor(3, { boxes, seed: String(seed) }))))
      else {
        const g = scenario({ boxes, seed: String(seed), age: age - 1, turn: 6, cities: among(3) })
        playTurn(g)
        seen.add(idOf(g))
      }
    }
    expect([...seen].sort()).toEqual([...five].sort())
  })

  test.each([3, 4, 5, 6, 7])('it has one token fewer than players, with %i', (players) => {
    const g = begin(setupFor(players, { boxes }))
    expect(tokensLeft.get(g)).toBe(players - 1)
  })

  test.each([
    [2, 1],
    [8, 7],
  ])('ruling: with %i players %i tokens', (players, tokens) => {
    const g = begin(setupFor(players, { boxes: [...boxes, 'cities'] }))
    expect(tokensLeft.get(g)).toBe(tokens)
  })
})

describe('taking part', () => {
  const blue = (id: string, tokens: number | undefined, ...hands: string[][]) =>
    scenario({
      boxes,
      age: 1,
      project: { id, tokens },
      cities: hands.map((hand, seat) => ({ wonder: ['gizah', 'olympia', 'babylon', 'rhodos'][seat], hand, coins: 5 })),
    })

  test('goes along with building a card of the colour, and with nothing else', () => {
    const g = blue('project-belvedere', 2, ['altar', 'lumber-yard', 'loom-age-1'], ['well'], ['theater'])
    const joining = legal(g, 0).filter((move) => move.participate !== undefined)
    expect(joining.map(({ action, card }) => `${action} ${card}`)).toEqual(['build altar'])
  })

  test('is paid together with the card; the resource may be bought from a neighbour', () => {
    const g = blue('project-belvedere', 2, ['baths'], ['well'], ['theater'])
    expect(ways(g, 0, 'baths')).toEqual(['pay 0/0/0'])
    expect(waysToParticipate(g, 0, 'baths')).toEqual(['pay 2/0/1'])
    expect(waysToParticipate(g, 1, 'well')).toEqual(['pay 0/0/1'])
    playTurn(g, { 0: join('baths'), 1: { action: 'build', card: 'well' }, 2: { action: 'build', card: 'theater' } })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([2, 7, 5])
  })

  test('needs the same resource twice where the card needs it too', () => {
    const city = { wonder: 'alexandria', coins: 1, cards: ['stone-pit'], hand: ['lighthouse', 'tavern'] }
    const g = scenario({ boxes, age: 1, project: { id: 'project-rampart-road' }, cities: among(3, city) })
    expect(waysToParticipate(g, 0, 'tavern')).toEqual(['pay 0/0/1'])
    expect(ways(g, 0, 'lighthouse')).toEqual(['pay 0/0/0'])
    expect(waysToParticipate(g, 0, 'lighthouse')).toEqual([])
  })

  test('a card free by chain is not offered for payment beside it', () => {
    const city = { wonder: 'rhodos', side: 'day', coins: 9, cards: ['workshop', 'sawmill'], hand: ['archery-range'] }
    const cities = [city, { wonder: 'alexandria' }, { wonder: 'gizah' }]
    const g = scenario({ boxes, age: 2, project: { id: 'project-war-mirror' }, cities })
    expect(waysToParticipate(g, 0, 'archery-range')).toEqual(['chain 2/0/2'])
  })

  test('whoever cannot pay both cannot take part', () => {
    const g = scenario({
      boxes,
      age: 3,
      project: { id: 'project-triumphal-arches' },
      cities: among(3, { hand: ['altar'], coins: 4 }),
    })
    expect(ways(g, 0, 'altar')).toEqual(['pay 0/0/0'])
    expect(refusal(g, 0, join('altar')).code).toBe('illegal-move')
  })

  test('takes a token, and again with a later card while tokens remain', () => {
    const hand = ['altar', 'well', 'theater']
    const cards = ['clay-pool']
    const city = { hand, cards, coins: 9 }
    const g = scenario({ boxes, age: 1, project: { id: 'project-belvedere' }, cities: [city, { hand }, { hand }] })
    playTurn(g, { 0: join('altar') })
    expect([participations.get(g, 0), tokensLeft.get(g)]).toEqual([1, 1])
    playTurn(g, { 0: join('well') })
    expect([participations.get(g, 0), tokensLeft.get(g)]).toEqual([2, 0])
  })

  test('is over once the card is empty', () => {
    const g = blue('project-belvedere', 0, ['altar'], ['well'], ['theater'])
    expect(waysToParticipate(g, 1, 'well')).toEqual([])
  })

  test('where several take part in one turn and tokens run short, each gets one from the reserve', () => {
    const hand = ['altar', 'well']
    const cities = [
      { hand, cards: ['clay-pool'] },
      { hand, cards: ['clay-pool'] },
      { hand, wonder: 'olympia' },
    ]
    const g = scenario({ boxes, age: 1, project: { id: 'project-belvedere', tokens: 1 }, cities })
    playTurn(g, { 0: join('altar'), 1: join('altar'), 2: join('altar') })
    expect([0, 1, 2].map((seat) => participations.get(g, seat))).toEqual([1, 1, 1])
    expect(tokensLeft.get(g)).toBe(0)
  })

  test('a card from the discard pile takes no part (our ruling)', () => {
    const g = scenario({
      boxes,
      age: 1,
      project: { id: 'project-belvedere' },
      discard: ['theater'],
      cities: [
        { wonder: 'halikarnassos', side: 'night', coins: 9, cards: ['brickyard'], hand: ['altar', 'well'] },
        { wonder: 'gizah', side: 'day' },
        { wonder: 'rhodos', side: 'day' },
      ],
    })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect(legal(g, 0, { card: 'theater' })).toHaveLength(1)
    choose(g, 0, { action: 'pick', card: 'theater' })
    expect(participations.get(g, 0)).toBe(0)
  })

  test('ruling: the free city never takes part', () => {
    const hand = ['altar', 'well', 'theater']
    const g = scenario({
      boxes,
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [{ hand }, { hand }, { cards: ['clay-pool'] }],
    })
    choose(g, 0, { action: 'sell', card: 'altar' })
    expect(legal(g, 2).length).toBeGreaterThan(0)
    expect(legal(g, 2).filter((move) => move.participate !== undefined)).toEqual([])
  })

  test('with Armada a build allows naval construction or participation, not both', () => {
    const city = {
      wonder: 'gizah',
      side: 'day',
      coins: 20,
      cards: ['clay-pool', 'sawmill', 'foundry'],
      hand: ['altar'],
    }
    const g = scenario({
      boxes: [...boxes, 'armada'],
      age: 1,
      project: { id: 'project-belvedere' },
      cities: among(3, city),
    })
    const builds = legal(g, 0, { action: 'build', card: 'altar' })
    const extras = builds.map(({ action, card, pay, by, ...extra }) => Object.keys(extra))
    expect(extras.filter((keys) => keys.includes('participate'))).toEqual([['participate']])
    expect(extras.some((keys) => keys.length > 0 && !keys.includes('participate'))).toBe(true)
  })
})

describe('the end of the Age', () => {
  const hand = ['altar', 'well']

  test('projects are resolved before the conflicts; ruling: and before an edifice fails', () => {
    const end = begin(setupFor(3, { boxes: BOXES.slice(1).map(({ id }) => id) })).rules.orders.ageEnd.map(
      ({ id }) => id,
    )
    expect(end.indexOf('project')).toBeGreaterThanOrEqual(0)
    expect(end.indexOf('project')).toBeLessThan(end.indexOf('conflicts'))
    expect(end.indexOf('project')).toBeLessThan(end.indexOf('edifice-fails'))
  })

  test('without a token left the project is a success: who has none loses nothing', () => {
    const g = scenario({
      boxes,
      age: 1,
      turn: 6,
      project: { id: 'project-rampart-road', tokens: 0 },
      cities: [
        { hand, coins: 0, participations: 2 },
        { hand, coins: 0, participations: 1 },
        { hand, coins: 0 },
      ],
    })
    playTurn(g)
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([3 + 8, 3 + 4, 3])
  })

  test('with a token left it fails: who has one gets and loses nothing', () => {
    const g = scenario({
      boxes,
      age: 1,
      turn: 6,
      project: { id: 'project-rampart-road', tokens: 1 },
      cities: [
        { hand, coins: 0, participations: 2 },
        { hand, coins: 4 },
        { hand, coins: 0, participations: 1 },
      ],
    })
    playTurn(g)
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([3, 0, 3])
  })

  test('the last turn still counts', () => {
    const cities = [
      { hand: ['tavern', 'altar'], coins: 1, cards: ['stone-pit'] },
      { hand, participations: 1, coins: 0 },
      { hand },
    ]
    const g = scenario({ boxes, age: 1, turn: 6, project: { id: 'project-rampart-road', tokens: 1 }, cities })
    playTurn(g, { 0: join('tavern') })
    expect(coinsOf(g, 0)).toBe(5 + 4)
    expect(coinsOf(g, 1)).toBe(3 + 4)
  })

  test('the tokens go back: the next Age begins with a project of its own', () => {
    const cities = [{ hand, participations: 1 }, { hand, participations: 1 }, { hand }]
    const g = scenario({ boxes, age: 1, turn: 6, project: { id: 'project-rampart-road', tokens: 0 }, cities })
    playTurn(g)
    expect(g.rules.pieces[project.get(g)].age).toBe(2)
    expect([0, 1, 2].map((seat) => participations.get(g, seat))).toEqual([0, 0, 0])
    expect(tokensLeft.get(g)).toBe(2)
  })

  test('ruling: the free city is never penalised', () => {
    const red = ['stockade', 'barracks']
    const cities = [
      { hand, participations: 1 },
      { hand, cards: red },
      { cards: ['guard-tower', 'barracks'], coins: 0 },
    ]
    const project = { id: 'project-belvedere', tokens: 1 }
    const g = scenario({ boxes, setup: { seats: [{}, {}] }, age: 1, turn: 6, project, cities })
    playTurn(g)
    expect(question(g, 1)?.id).toBe('project-card')
    expect(toAct(g)).toEqual([1])
    choose(g, 1, { action: 'pick', card: 'stockade' })
    expect(toPosition(g).cities[2].cards).toEqual(expect.arrayContaining(['guard-tower', 'barracks']))
    expect(toPosition(g).cities[2].projectTokens).toEqual([])
  })
})

describe('in a position', () => {
  test('everything is written as it is read', () => {
    const tokens = ['project-token-shields-1', 'project-token-any-color']
    const cities = [{ participations: 1, projectTokens: tokens }, { boardBlocked: true }, {}]
    const position = toPosition(scenario({ boxes, age: 2, project: { id: 'project-smelter', tokens: 1 }, cities }))
    expect(position.project).toEqual({ id: 'project-smelter', tokens: 1 })
    const again = fromPosition(JSON.parse(JSON.stringify(position)), BOXES)
    expect(again.ok && toPosition(again.value)).toEqual(position)
  })

  test.each([
    ['project-smelter', {}],
    [{ id: 'project-archives' }, {}],
    [{ id: 'project-smelter', tokens: 3 }, {}],
    [{ id: 'altar' }, {}],
    [undefined, { participations: 1 }],
    [undefined, { projectTokens: ['altar'] }],
    [undefined, { boardBlocked: 'yes' }],
  ])('a project %j with a city %j is refused with a reason', (card, city) => {
    const position = { setup: { boxes }, age: 2, turn: 1, project: card, cities: [city, {}, {}] }
    const read = fromPosition(JSON.parse(JSON.stringify(position)), BOXES)
    expect(read.ok ? 'read' : read.error.code).toBe('bad-position')
  })
})
