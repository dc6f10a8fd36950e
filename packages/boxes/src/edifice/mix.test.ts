import { random, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import {
  cardsConserved,
  checkInvariants,
  choose,
  coinsOf,
  legal,
  playOut,
  points,
  scenario,
  setupFor,
} from '../testing.ts'
import { onCard, pawnsOf, site, takePart } from './testing.ts'

const RICH = ['sawmill', 'quarry', 'brickyard', 'foundry', 'loom-age-1', 'glassworks-age-1', 'press-age-1']

describe('with Armada', () => {
  test('a stage allows naval construction or taking part in the edifice, never both', () => {
    const g = site(
      { id: 'belvedere' },
      'I',
      [{ cards: [...RICH, 'lumber-yard', 'stone-pit', 'clay-pit', 'ore-vein', 'forum'], coins: 20 }],
      { boxes: ['armada', 'edifice'] },
    )
    const stages = legal(g, 0, { action: 'stage', card: 'tavern' })
    expect(stages.filter((move) => move.participate)).toHaveLength(1)
    expect(stages.filter((move) => move.fleet !== undefined).length).toBeGreaterThan(0)
    expect(stages.filter((move) => move.participate && move.fleet !== undefined)).toEqual([])
  })

  test('the guild Agora repeats is held to 10 points for itself, as the guild is', () => {
    const greys = ['loom-age-1', 'press-age-1', 'glassworks-age-1']
    const browns = ['lumber-yard', 'stone-pit', 'clay-pit', 'ore-vein', 'sawmill', 'quarry', 'brickyard', 'foundry']
    const g = scenario({
      boxes: ['armada', 'edifice'],
      edifices: [{ id: 'agora', state: 'built' }],
      cities: [{ cards: [...browns, ...greys, 'shipowners-guild'], pawns: [0, 0, 1] }, {}, {}],
    })
    expect([points(g, 0, 'guilds'), points(g, 0, 'edifice')]).toEqual([10, 10])
  })
})

describe('with Leaders', () => {
  const recruitment = {
    phase: 'recruitment',
    boxes: ['leaders', 'edifice'],
    age: 2,
    edifices: [{ id: 'auction-house' }],
  }
  const city = { wonder: 'gizah', side: 'day', cards: ['sawmill'], coins: 5 }

  test('a stage built in the Recruitment phase may take part: the Age has begun', () => {
    const g = scenario({ ...recruitment, cities: [{ ...city, leaderHand: ['alexander', 'amytis'] }, {}, {}] })
    choose(g, 0, takePart('alexander'))
    expect([pawnsOf(g, 0), onCard(g, 2), coinsOf(g, 0)]).toEqual([[0, 1, 0], 1, 3])
    expect(state.turn.get(g)).toBe(1)
    expect(legal(g, 0, { participate: true })).toEqual([])
  })

  test('recruiting takes no part', () => {
    const g = scenario({ ...recruitment, cities: [{ ...city, leaderHand: ['alexander', 'amytis'] }, {}, {}] })
    expect(legal(g, 0, { action: 'recruit', participate: true })).toEqual([])
  })

  test('leaders are no Age cards, so white is no colour of Archives', () => {
    const edifices = [{ id: 'archives', state: 'built' as const }]
    const owner = { ...city, pawns: [0, 0, 1], leaders: ['alexander'] }
    const g = scenario({ boxes: ['leaders', 'edifice'], edifices, cities: [owner, {}, {}] })
    expect(points(g, 0, 'edifice')).toBe(1)
  })
})

test.each([
  [['edifice', 'leaders', 'cities'], 8],
  [['edifice', 'armada'], 5],
  [['edifice', 'babel-tower', 'babel-projects'], 4],
  [['edifice', 'leaders', 'cities', 'armada', 'babel-tower', 'babel-projects'], 7],
])('random games of %j for %i keep what must hold', (boxes, players) => {
  for (const edition of ['1e', '2e'] as const) {
    const seed = `edifice among ${boxes.join()} ${edition}`
    const conserved = cardsConserved()
    playOut(setupFor(players, { edition, boxes, seed }), random(seed), (g) => {
      conserved(g)
      checkInvariants(g)
    })
  }
})
