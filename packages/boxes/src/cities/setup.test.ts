import { compile, EDITIONS, type Edition, type Game, type Setup, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import {
  begin,
  cardsOf,
  choose,
  discarded,
  everybodyElseSells,
  handOf,
  legal,
  playTurn,
  setupFor,
  withMessage,
} from '../testing.ts'
import { EVERYTHING, finishAge, rich, withCities } from './testing.ts'

const table = (players: number, wishes: Partial<Setup> = {}): Game =>
  begin(setupFor(players, { boxes: ['cities'], ...wishes }))

const dealt = (g: Game): string[] => {
  const hands = Array.from({ length: g.rules.players }, (_, seat) => handOf(g, seat))
  return [...hands.flat(), ...state.pile.items(g).map((card) => g.rules.pieces[card].id)]
}
const ofColour = (g: Game, colour: string): string[] => dealt(g).filter((id) => g.rules.piece(id).def.colour === colour)

/** All sell until the Age begins. */
function reach(g: Game, age: number): Game {
  while (state.age.get(g) < age) everybodyElseSells(g)
  return g
}

const TABLES = EDITIONS.flatMap((edition) => [3, 4, 5, 6, 7].map((players): [Edition, number] => [edition, players]))

describe.each(TABLES)('%s with %i players', (edition, players) => {
  test('adds as many black cards of the Age as players, for hands of 8 cards and 7 turns', () => {
    const g = table(players, { edition })
    for (const age of [1, 2, 3]) {
      reach(g, age)
      const black = ofColour(g, 'black')
      expect(black).toHaveLength(players)
      expect(new Set(black).size).toBe(players)
      expect(black.every((id) => g.rules.piece(id).age === age)).toBe(true)
      expect(handOf(g, 0)).toHaveLength(8)
      expect(state.turns.get(g)).toBe(7)
    }
  })
})

describe('Set-up', () => {
  test('draws other black cards with another seed', () => {
    const drawn = (seed: string) => ofColour(table(3, { seed }), 'black').sort().join()
    expect(new Set(['a', 'b', 'c', 'd'].map(drawn)).size).toBeGreaterThan(1)
  })

  test('deals 49 cards of seven players and 7 black ones to eight players: hands of 7, 6 turns (our ruling)', () => {
    for (const edition of EDITIONS) {
      const g = table(8, { edition })
      for (const age of [1, 2, 3]) {
        reach(g, age)
        expect(dealt(g)).toHaveLength(56)
        expect(ofColour(g, 'black')).toHaveLength(7)
        expect(handOf(g, 7)).toHaveLength(7)
        expect(state.turns.get(g)).toBe(6)
      }
    }
  })

  test.each(EDITIONS)('uses nine guilds with eight players, as with seven (%s, our ruling)', (edition) => {
    for (const players of [7, 8]) expect(ofColour(reach(table(players, { edition }), 3), 'purple')).toHaveLength(9)
  })

  test('gives two players and the free city 8 cards each, 3 of them black (our ruling)', () => {
    const g = table(2)
    expect(dealt(g)).toHaveLength(24)
    expect(ofColour(g, 'black')).toHaveLength(3)
    expect(state.turns.get(g)).toBe(7)
  })

  test('puts the first edition’s guilds among the others; players + 2 take part', () => {
    const seen = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const guilds = ofColour(reach(table(5, { edition: '1e', seed }), 3), 'purple')
      expect(guilds).toHaveLength(7)
      for (const guild of guilds) seen.add(guild)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['counterfeiters-guild', 'guild-of-shadows', 'mourners-guild']))
  })

  test('shows the names of the edition: the Gambling Den is a card of Age I in one, of Age II in the other', () => {
    const named = (edition: Edition) =>
      table(3, { edition })
        .rules.pieces.filter((piece) => firstSpeech.piece(piece) === 'Gambling Den')
        .map((piece) => [piece.id, piece.age])
    expect(named('1e')).toEqual([['dive', 1]])
    expect(named('2e')).toEqual([['gambling-den-age-2', 2]])
  })
})

describe('Refusals', () => {
  const problem = (players: number, wishes: Partial<Setup> = {}) => {
    const rules = compile(setupFor(players, wishes), BOXES)
    return rules.ok ? undefined : withMessage(rules.error)
  }

  test('eight players need a box that makes room for them', () => {
    expect(problem(8)?.code).toBe('too-many-players')
    expect(problem(8, { edition: '1e' })?.message).toMatch(/^8 players need the expansion .*Cities/)
    // Armada has seven shipyards in the second edition.
    expect(problem(8, { edition: '2e' })?.message).toBe('8 players need the expansion Cities.')
    expect(problem(8, { boxes: ['cities'] })).toBeUndefined()
  })

  test('a ninth player finds no seat', () => {
    expect(problem(9, { boxes: ['cities'] })?.code).toBe('bad-setup')
  })

  test('teams need a box with a game in teams', () => {
    expect(problem(4, { teams: true })?.code).toBe('no-teams')
    expect(problem(4, { teams: true })?.message).toMatch(/Cities/)
  })

  test.each([2, 3, 5, 7])('%i players cannot make teams of two', (players) => {
    const error = problem(players, { teams: true, boxes: ['cities'] })
    expect(error?.code).toBe('bad-teams')
    expect(error?.message).toContain(`not ${players}`)
  })

  test('each city needs a wonder of its own', () => {
    const roomy = { id: 'roomy', mostPlayers: 8 }
    const rules = compile(setupFor(8, { boxes: ['roomy'] }), [BOXES[0], roomy])
    expect(rules.ok ? undefined : withMessage(rules.error)).toMatchObject({
      code: 'too-few-wonders',
      message: '8 cities need 8 wonders; there are only 7.',
    })
  })
})

describe('Black cards are Age cards', () => {
  test('they can be sold', () => {
    const g = withCities({ age: 1, cities: [{ hand: ['capitol', 'altar'], coins: 0 }, {}, {}] })
    playTurn(g, { 0: { action: 'sell', card: 'capitol' } })
    expect(state.coins.get(g, 0)).toBe(3)
    expect(discarded(g)).toContain('capitol')
  })

  test('they can mark a stage', () => {
    const cities = [{ wonder: 'gizah', side: 'day', cards: ['sawmill'], hand: ['capitol', 'altar'] }, {}, {}]
    const g = withCities({ age: 2, cities })
    playTurn(g, { 0: { action: 'stage', card: 'capitol' } })
    expect(state.stages.size(g, 0)).toBe(1)
    expect(state.buried.items(g, 0)).toEqual([g.rules.piece('capitol').index])
  })

  test('they can be taken from the discard pile', () => {
    const halikarnassos = rich(['altar'], { wonder: 'halikarnassos', side: 'day', stages: 1 })
    const g = withCities({ age: 2, discard: ['capitol'], cities: [halikarnassos, {}, {}] })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    choose(g, 0, { action: 'pick', card: 'capitol' })
    expect(cardsOf(g, 0)).toContain('capitol')
  })

  test('they are free for a power that gives a new colour free', () => {
    const olympia = { wonder: 'olympia', side: 'day', stages: 2, coins: 0, hand: ['capitol', 'contingent'] }
    const g = withCities({ age: 3, cities: [olympia, {}, {}] })
    expect(legal(g, 0, { action: 'build', card: 'capitol' })).toHaveLength(1)
    playTurn(g, { 0: { action: 'build', card: 'capitol' } })
    choose(g, 0, { action: 'sell', card: handOf(g, 0)[0] })
    const second = withCities({ age: 3, cities: [{ ...olympia, cards: ['capitol'] }, {}, {}] })
    expect(legal(second, 0, { action: 'build', card: 'contingent' })).toHaveLength(0)
  })

  test('the eighth card of the hand is discarded', () => {
    const g = withCities({ age: 1, turn: 7, cities: [{ hand: ['altar', 'militia'] }, {}, {}] })
    playTurn(g, { 0: { action: 'sell', card: 'altar' } })
    expect(discarded(g)).toEqual(expect.arrayContaining(['altar', 'militia']))
  })

  test('a city that may play its last card plays the eighth instead', () => {
    const babylon = { wonder: 'babylon', side: 'night', stages: 1, coins: 5, hand: ['altar', 'militia'] }
    const g = withCities({ age: 1, turn: 7, cities: [babylon, {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'altar' } })
    choose(g, 0, { action: 'build', card: 'militia' })
    expect(cardsOf(g, 0)).toEqual(['altar', 'militia'])
    expect(state.age.get(g)).toBe(2)
  })
})

test('A game of eight is played to its end', () => {
  const g = withCities({
    age: 3,
    cities: [{ cards: EVERYTHING }, {}, {}, {}, {}, {}, {}, {}],
  })
  finishAge(g)
  expect(state.line.get(g)).toBe(g.rules.script.length)
})
