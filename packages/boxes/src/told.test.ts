import { type Game, view } from '@heptapolis/engine'
import { controller, type GameEvent, PUBLIC, type Told, toldInFull, toldTo } from '@heptapolis/engine/show'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { lawId } from './babel/testing.ts'
import { speechIn } from './index.ts'
import { choose, legal, playTurn, type Scenario, scenario } from './testing.ts'

/** Event of this kind: the full one, and as each viewer receives it, public first, then by seat. */
function tell(g: Game, what: string, act: (g: Game) => void): { event: GameEvent; all: Told; bySeat: Told[] } {
  const events: GameEvent[] = []
  g.listener = (event) => events.push(event)
  act(g)
  const event = events.find((one) => one.what === what)
  if (!event) throw new Error(`Nothing like ${what} happened`)
  const [all, ...bySeat] = [PUBLIC, 0, 1, 2, 3].slice(0, g.rules.players + 1).map((seat) => toldTo(g, event, seat))
  return { event, all, bySeat }
}

const GIZAH = { wonder: 'gizah', side: 'day', hand: ['altar', 'tavern'] }
const three = (city: object = {}, more: Partial<Scenario> = {}): Game =>
  scenario({ cities: [{ ...GIZAH, ...city }, {}, {}], ...more })

const SPEECHES = await Promise.all((['en', 'fr'] as const).map((language) => speechIn(language)))

/** The event in English and French. */
function logLines({ rules }: Game, event: Told): string[] {
  const party = (seat: number) => ({ name: seat === 2 ? 'Rhodos' : 'Mira', isYou: false })
  return SPEECHES.map((say) => say.event(event, { rules, party }))
}

describe('What happened is told', () => {
  test('by a type that shows nobody anything before it is said who listens', () => {
    expectTypeOf<GameEvent>().not.toExtend<Told>()
    expectTypeOf<ReturnType<typeof toldTo>>().toExtend<Told>()
  })

  test('to everybody alike where everybody sees it: a card built', () => {
    const { event, all, bySeat } = tell(three(), 'built', (g) => playTurn(g, { 0: { action: 'build', card: 'altar' } }))
    expect(all).toEqual({ what: 'built', seat: 0, card: 'altar', by: 'pay' })
    expect(bySeat).toEqual([all, all, all])
    expect(toldInFull(event)).toEqual(all)
  })

  test('with the card that makes another free by a chain', () => {
    const g = three({ cards: ['scriptorium'], hand: ['library', 'tavern'] }, { age: 2 })
    const { all } = tell(g, 'built', (now) => playTurn(now, { 0: { action: 'build', card: 'library' } }))
    expect(all).toEqual({ what: 'built', seat: 0, card: 'library', by: 'chain', from: 'scriptorium' })
    expect(logLines(g, all)).toEqual([
      'built Library, free because of Scriptorium',
      'a construit la Bibliothèque gratuitement grâce au Scriptorium',
    ])
  })

  test('with the neighbour whose card makes another free', () => {
    const cities = [{ ...GIZAH, hand: ['library', 'tavern'] }, {}, { wonder: 'rhodos', cards: ['scriptorium'] }]
    const g = scenario({ boxes: ['babel-tower'], age: 2, cities, tower: { placed: [lawId(7)] } })
    const { all } = tell(g, 'built', (now) => playTurn(now, { 0: { action: 'build', card: 'library' } }))
    expect(all).toMatchObject({ by: 'chain', from: 'scriptorium', other: 2 })
    expect(logLines(g, all)[0]).toBe('built Library, free because of Rhodos’s Scriptorium and the law Shared plans')
  })

  test('to everybody alike where everybody sees it: a debt', () => {
    const lair = { cards: ['glassworks-age-1', 'lumber-yard'], hand: ['lair', 'altar'] }
    const poor = { coins: 0, hand: ['altar', 'baths'] }
    const g = scenario({ boxes: ['cities'], age: 2, cities: [lair, poor, poor] })
    const altar = { action: 'build', card: 'altar' }
    const { all, bySeat } = tell(g, 'debt', (now) =>
      playTurn(now, { 0: { action: 'build', card: 'lair' }, 1: altar, 2: altar }),
    )
    expect(all).toEqual({ what: 'debt', seat: 1, points: 2 })
    expect(bySeat).toEqual([all, all, all])
  })

  test('to everybody alike: defeat tokens that an effect discards', () => {
    const beaten = { cards: ['timber-yard', 'stone-pit', 'loom-age-1'], defeat: 2, hand: ['memorial', 'altar'] }
    const altar = { action: 'build', card: 'altar' }
    const other = { hand: ['altar', 'baths'] }
    const g = scenario({ boxes: ['cities'], age: 3, cities: [beaten, other, other] })
    const { all, bySeat } = tell(g, 'defeats-lost', (now) =>
      playTurn(now, { 0: { action: 'build', card: 'memorial' }, 1: altar, 2: altar }),
    )
    expect(all).toEqual({ what: 'defeats-lost', seat: 0, tokens: 2 })
    expect(bySeat).toEqual([all, all, all])
  })

  test('to everybody alike: coins that a card of another city brings, with that city', () => {
    const rich = { coins: 9, cards: ['quarry', 'brickyard', 'press-age-1'], hand: ['trade-center', 'altar'] }
    const altar = { action: 'build', card: 'altar' }
    const other = { hand: ['altar', 'baths'] }
    const g = scenario({ boxes: ['cities'], age: 2, cities: [rich, other, other] })
    const { all, bySeat } = tell(g, 'coins', (now) =>
      playTurn(now, { 0: { action: 'build', card: 'trade-center' }, 1: altar, 2: altar }),
    )
    expect(all).toMatchObject({ what: 'coins', coins: 2, other: 0 })
    expect(bySeat).toEqual([all, all, all])
  })

  test('of a sale: the seller hears which card it was, the others that one was sold', () => {
    const { event, all, bySeat } = tell(three(), 'sold', (g) => playTurn(g, { 0: { action: 'sell', card: 'altar' } }))
    expect(all).toEqual({ what: 'sold', seat: 0 })
    expect(bySeat).toEqual([{ ...all, card: 'altar' }, all, all])
    expect(toldInFull(event)).toEqual(bySeat[0])
  })

  test('of a stage: everybody sees it stand, its builder knows the card beneath', () => {
    const g = three({ cards: ['sawmill'] })
    const { all, bySeat } = tell(g, 'stage', () => playTurn(g, { 0: { action: 'stage', card: 'tavern' } }))
    expect(all).toMatchObject({ seat: 0, stage: 1, card: 'gizah-day-1' })
    expect(JSON.stringify(all)).not.toContain('tavern')
    expect(bySeat).toEqual([{ ...all, marker: 'tavern' }, all, all])
  })

  test('to the partner as well, in a game in teams', () => {
    const g = scenario({ boxes: ['cities'], teams: true, cities: [GIZAH, {}, {}, {}] })
    const { all, bySeat } = tell(g, 'sold', () => playTurn(g, { 0: { action: 'sell', card: 'altar' } }))
    const inFull = { ...all, card: 'altar' }
    expect(bySeat).toEqual([inFull, inFull, all, all])
  })

  test('of the free city: to whoever kept it in that turn, though the other keeps it now', () => {
    const hand = ['altar', 'tavern', ...Array(6).fill('baths')]
    const free = { wonder: 'gizah', side: 'day', cards: ['sawmill'] }
    const g = scenario({ age: 1, setup: { seats: [{}, {}] }, cities: [{ hand }, { hand: ['well'] }, free] })
    const { all, bySeat } = tell(g, 'stage', () => {
      choose(g, 0, { action: 'build', card: 'altar' })
      choose(g, 2, { action: 'stage', card: 'tavern' })
      choose(g, 1, { action: 'sell', card: 'well' })
    })
    expect(controller(g, 2)).toBe(1)
    expect(bySeat).toEqual([{ ...all, marker: 'tavern' }, all])
  })

  test('of a leader given up', () => {
    const hands = [['solomon', 'nero'], ['plato'], ['midas']].map((leaderHand) => ({ leaderHand }))
    const g = scenario({ boxes: ['leaders'], phase: 'recruitment', cities: hands })
    const { all, bySeat } = tell(g, 'gave-up', () => {
      choose(g, 0, { action: 'give-up', card: 'nero' })
      choose(g, 1, { action: 'give-up', card: 'plato' })
      choose(g, 2, { action: 'give-up', card: 'midas' })
    })
    expect(all).toEqual({ what: 'gave-up', seat: 0 })
    expect(bySeat).toEqual([{ ...all, card: 'nero' }, all, all])
  })

  test('of leaders drawn: all hear how many', () => {
    const rome = { wonder: 'rome', side: 'night', cards: ['sawmill', 'brickyard'], hand: ['altar'] }
    const g = scenario({ boxes: ['leaders'], age: 1, cities: [rome, {}, {}] })
    const { all, bySeat } = tell(g, 'leaders-drawn', () => playTurn(g, { 0: { action: 'stage', card: 'altar' } }))
    const leaders = view(g, 0).cities[0].leaderHand
    expect(all).toEqual({ what: 'leaders-drawn', seat: 0, cards: 4 })
    expect(bySeat).toEqual([{ ...all, drawn: leaders }, all, all])
  })

  test('of islands: who found them, and to the explorer which', () => {
    const cards = ['sawmill', 'brickyard', 'quarry', 'glassworks-age-1', 'loom-age-1']
    const explorer = { shipyard: 'shipyard-a', ships: { green: 1 }, cards, coins: 9, hand: ['apothecary'] }
    const g = scenario({ boxes: ['armada'], age: 1, cities: [explorer, {}, {}] })
    const sail = { action: 'build', card: 'apothecary', fleet: 'green' }
    const { all, bySeat } = tell(g, 'explores', () => playTurn(g, { 0: sail }))
    const offered = legal(g, 0).map(({ card }) => card)
    expect(offered).toHaveLength(4)
    expect(all).toEqual({ what: 'explores', seat: 0, level: 1 })
    expect(bySeat).toEqual([{ ...all, found: offered }, all, all])
  })

  test('of a law: who laid a tile knows which, the others see it when it is placed', () => {
    const g = three({ tiles: [lawId(1)] }, { boxes: ['babel-tower'] })
    const lay = { action: 'tower', card: 'altar', tile: lawId(1) }
    const { all, bySeat } = tell(g, 'tile-laid', () => playTurn(g, { 0: lay }))
    expect(all).toEqual({ what: 'tile-laid', seat: 0 })
    expect(bySeat).toEqual([{ ...all, card: 'altar', tile: lawId(1) }, all, all])
  })
})
