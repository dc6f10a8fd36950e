import { state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, discarded, legal } from '../../testing.ts'
import { everybodyElseGivesUp, leadersIn, questionOf, recruiting, three } from '../testing.ts'

describe('Solomon', () => {
  test('builds one Age card from the discard pile free, at the end of the turn', () => {
    const cities = three({ leaderHand: ['solomon'], coins: 3 })
    const g = recruiting({ age: 2, discard: ['walls', 'altar'], cities })
    choose(g, 0, { action: 'recruit', card: 'solomon' })
    expect(questionOf(g, 0)).toBe('dig')
    choose(g, 0, { action: 'pick', card: 'walls' })
    expect([cardsOf(g, 0), coinsOf(g, 0), discarded(g)]).toEqual([['walls'], 0, ['altar']])
    expect(state.shields.get(g, 0)).toBe(2)
  })

  test('may take nothing', () => {
    const g = recruiting({ age: 2, discard: ['walls'], cities: three({ leaderHand: ['solomon'] }) })
    choose(g, 0, { action: 'recruit', card: 'solomon' })
    choose(g, 0, { action: 'skip' })
    expect([cardsOf(g, 0), discarded(g)]).toEqual([[], ['walls']])
  })

  test('finds nothing in an empty discard pile, where given-up leaders do not lie either', () => {
    const g = recruiting({ cities: three({ leaderHand: ['solomon'] }, { leaderHand: ['sappho'] }) })
    choose(g, 0, { action: 'recruit', card: 'solomon' })
    everybodyElseGivesUp(g)
    expect([leadersIn(g, 0), questionOf(g, 0)]).toEqual([['solomon'], 'turn'])
  })

  test('comes after Halikarnassos', () => {
    const cards = ['glassworks-age-1', 'press-age-1']
    const g = recruiting({
      age: 2,
      discard: ['walls', 'altar'],
      cities: three(
        { leaderHand: ['solomon'] },
        { wonder: 'halikarnassos', side: 'day', stages: 1, cards, leaderHand: ['sappho'] },
      ),
    })
    choose(g, 0, { action: 'recruit', card: 'solomon' })
    choose(g, 1, { action: 'stage', card: 'sappho' })
    expect([questionOf(g, 1), questionOf(g, 0)]).toEqual(['dig', undefined])
    choose(g, 1, { action: 'pick', card: 'walls' })
    expect(legal(g, 0).map(({ card }) => card)).toEqual(['altar', undefined])
  })
})
