import { compile, type Setup, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { begin, handOf, setupFor, withMessage } from '../testing.ts'
import { shipyard } from './columns.ts'
import { pileOf, shipsOf } from './testing.ts'

const problem = (setup: Setup) => {
  const rules = compile(setup, BOXES)
  return rules.ok ? undefined : withMessage(rules.error)
}
const yardsOf = (setup: Setup): string[] => {
  const g = begin(setup)
  return setup.seats.map((_, seat) => g.rules.pieces[shipyard.get(g, seat)].id)
}

describe('Set-up', () => {
  test.each([3, 4, 5, 6, 7])(
    'with %i players as many Armada cards join each Age: hands of 8 and 7 turns',
    (players) => {
      const g = begin(setupFor(players, { boxes: ['armada'] }))
      const hands = Array.from({ length: players }, (_, seat) => handOf(g, seat))
      for (const hand of hands) expect(hand).toHaveLength(8)
      expect(hands.flat().filter((id) => g.rules.piece(id).box === 'armada')).toHaveLength(players)
      expect(state.turns.get(g)).toBe(7)
    },
  )

  test('with Cities as well there are hands of 9 and 8 turns', () => {
    const g = begin(setupFor(5, { boxes: ['armada', 'cities'] }))
    expect(handOf(g, 0)).toHaveLength(9)
    expect(state.turns.get(g)).toBe(8)
  })

  test('the cards that join are drawn at random', () => {
    const drawn = ['a', 'b', 'c'].map((seed) => {
      const g = begin(setupFor(3, { boxes: ['armada'], seed }))
      return [0, 1, 2]
        .flatMap((seat) => handOf(g, seat))
        .filter((id) => g.rules.piece(id).box === 'armada')
        .sort()
        .join()
    })
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })

  test('every player has a shipyard of the own at random, and four ships on the start spaces', () => {
    const setup = setupFor(7, { boxes: ['armada'] })
    expect(new Set(yardsOf(setup)).size).toBe(7)
    expect(yardsOf({ ...setup, seed: 'other' })).not.toEqual(yardsOf(setup))
    expect(shipsOf(begin(setup), 6)).toEqual({ red: 0, yellow: 0, blue: 0, green: 0 })
  })

  test('the islands lie face down in three shuffled piles of nine', () => {
    const one = begin(setupFor(3, { boxes: ['armada'], seed: 'one' }))
    const other = begin(setupFor(3, { boxes: ['armada'], seed: 'other' }))
    for (const level of [1, 2, 3]) {
      expect(pileOf(one, level)).toHaveLength(9)
      expect(pileOf(one, level).toSorted()).toEqual(pileOf(other, level).toSorted())
      expect(pileOf(one, level)).not.toEqual(pileOf(other, level))
    }
  })

  test('the first edition has eight shipyards, the second seven', () => {
    const yards = (edition: Setup['edition']) =>
      begin(setupFor(3, { edition, boxes: ['armada'] })).rules.pieces.filter((piece) => piece.sort === 'shipyard')
    expect(yards('1e').map((yard) => yard.id)).toContain('shipyard-h')
    expect(yards('1e')).toHaveLength(8)
    expect(yards('2e')).toHaveLength(7)
  })
})

describe('Who can play', () => {
  test('two players: no rule was found, not supported', () => {
    expect(problem(setupFor(2, { boxes: ['armada'] }))?.message).toContain('two players')
  })

  test('eight players only in the first edition', () => {
    expect(problem(setupFor(8, { edition: '2e', boxes: ['armada', 'cities'] }))?.message).toContain('seven players')
    expect(problem(setupFor(8, { edition: '1e', boxes: ['armada', 'cities'] }))).toBeUndefined()
  })

  test('eight players need an eighth wonder from another box', () => {
    expect(problem(setupFor(8, { edition: '1e', boxes: ['armada'] }))?.code).toBe('too-few-wonders')
  })

  test('with eight players and Cities 49 + 15 cards make hands of 8', () => {
    const g = begin(setupFor(8, { edition: '1e', boxes: ['armada', 'cities'] }))
    expect(handOf(g, 7)).toHaveLength(8)
    const cards = setupFor(8).seats.flatMap((_, seat) => handOf(g, seat))
    expect(cards.filter((id) => g.rules.piece(id).box !== 'base')).toHaveLength(15)
  })
})
