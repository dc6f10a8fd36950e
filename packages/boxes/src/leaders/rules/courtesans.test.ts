/** Courtesan token together with other pieces and boxes: our rulings. */
import { state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { choose, legal, playTurn, points, pointsFrom, scenario } from '../../testing.ts'
import { copiedBy, entombedIn, leadersIn, questionOf } from '../testing.ts'

const gizah = { wonder: 'gizah', side: 'a' }
const rhodos = { wonder: 'rhodos', side: 'a' }
const owner = { ...gizah, cards: ['courtesans-guild'] }

describe('The Courtesans Guild', () => {
  test('scores nothing itself, so Olympia B gains nothing by copying it, nor Agora by repeating it', () => {
    const g = scenario({
      edition: '1e',
      boxes: ['leaders', 'edifice'],
      edifices: [{ id: 'agora', state: 'built' }],
      cities: [
        { ...owner, copied: ['zenobia'], pawns: [0, 0, 1] },
        { wonder: 'olympia', side: 'b', stages: 3 },
        { ...rhodos, leaders: ['zenobia'] },
      ],
    })
    expect([points(g, 0, 'guilds'), points(g, 0, 'edifice'), pointsFrom(g, 0, 'zenobia')]).toEqual([0, 0, 3])
    expect([points(g, 1, 'wonder'), points(g, 1, 'leaders')]).toEqual([5, 0])
  })

  test('keeps its copy when the leader under the token is buried, which then counts for no Diplomats', () => {
    const temple = { wonder: 'abu-simbel', side: 'b', cards: ['brickyard', 'loom-age-1'], hand: ['tavern', 'altar'] }
    const g = scenario({
      edition: '1e',
      boxes: ['leaders', 'wonder-pack'],
      age: 3,
      cities: [
        { ...owner, copied: ['caesar'] },
        { ...temple, leaders: ['caesar'] },
        { ...rhodos, cards: ['diplomats-guild'] },
      ],
    })
    expect(pointsFrom(g, 2, 'diplomats-guild')).toBe(1)
    playTurn(g, { 1: { action: 'stage', card: 'tavern' } })
    expect([entombedIn(g, 1), copiedBy(g, 0)]).toEqual([['caesar'], ['caesar']])
    expect([state.shields.get(g, 0), state.shields.get(g, 1)]).toEqual([2, 0])
    expect(pointsFrom(g, 2, 'diplomats-guild')).toBe(0)
  })

  test('makes no leader that Abu Simbel could bury', () => {
    const temple = { wonder: 'abu-simbel', side: 'b', hand: ['tavern', 'altar'] }
    const cards = ['courtesans-guild', 'brickyard', 'loom-age-1']
    const g = scenario({
      edition: '1e',
      boxes: ['leaders', 'wonder-pack'],
      age: 3,
      cities: [
        { ...temple, cards, copied: ['caesar'] },
        { ...rhodos, leaders: ['caesar'] },
        { wonder: 'ephesos', side: 'a' },
      ],
    })
    playTurn(g, { 0: { action: 'stage', card: 'tavern' } })
    expect([entombedIn(g, 0), copiedBy(g, 0)]).toEqual([[], ['caesar']])
  })

  test('chooses before a neighbouring Rome recruits in the same turn', () => {
    const g = scenario({
      edition: '1e',
      boxes: ['leaders'],
      age: 3,
      cities: [
        {
          ...gizah,
          cards: ['lumber-yard', 'clay-pool', 'glassworks-age-1', 'loom-age-1'],
          hand: ['courtesans-guild', 'altar'],
        },
        {
          wonder: 'rome',
          side: 'b',
          stages: 1,
          coins: 9,
          cards: ['stone-pit', 'clay-pool', 'loom-age-1'],
          leaderHand: ['caesar'],
          hand: ['tavern', 'altar'],
        },
        { ...rhodos, leaders: ['sappho', 'zenobia'] },
      ],
    })
    playTurn(g, { 0: { action: 'build', card: 'courtesans-guild' }, 1: { action: 'stage', card: 'tavern' } })
    expect([questionOf(g, 0), questionOf(g, 1)]).toEqual(['courtesans', undefined])
    expect(legal(g, 0).map(({ card }) => card)).toEqual(['sappho', 'zenobia'])
    choose(g, 0, { action: 'pick', card: 'sappho' })
    choose(g, 1, { action: 'recruit', card: 'caesar' })
    expect([copiedBy(g, 0), leadersIn(g, 1)]).toEqual([['sappho'], ['caesar']])
  })
})
