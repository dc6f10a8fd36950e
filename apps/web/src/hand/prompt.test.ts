import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Game, sight } from '@heptapolis/engine'
import { controller, isLastTurn, question } from '@heptapolis/engine/show'
import { afterEach, expect, test } from 'vitest'
import { viewTable } from '../city/view.ts'
import { loadLanguage, words } from '../i18n/index.ts'
import { settings } from '../settings/settings.ts'
import { playAtRandom, rulesOf } from '../testing.ts'
import { passingOf, roundTheTable } from './passing.ts'
import { type ChosenAction, promptOf } from './prompt.ts'

function inTurn(age: number, turn: number, players = 3): Game {
  const wonders = ['ephesos', 'rhodos', 'gizah'].map((wonder) => ({ wonder, side: 'day' }))
  const setup = { edition: '2e' as const, boxes: [], seats: Array.from({ length: players }, () => ({})), seed: '' }
  const game = fromPosition({ setup, age, turn, cities: wonders }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

const prompt = (game: Game, question: string, doing?: ChosenAction) =>
  promptOf({ game, city: 0, viewer: 0, cities: viewTable(game).cities, question, cards: 6, doing })

afterEach(() => settings.setState({ language: 'en' }))

test('a puzzle asks for its task instead of any card', () => {
  const game = inTurn(1, 2)
  const asking = { game, city: 0, viewer: 0, cities: viewTable(game).cities, question: 'turn', cards: 6 }
  expect(promptOf({ ...asking, task: 'Find the best move' })).toBe(
    'Find the best move; you pass the rest to Rhodos, on your left',
  )
})

test('a brief prompt leaves the side to the arrow beside it', () => {
  const game = inTurn(1, 2)
  const asking = { game, city: 0, viewer: 0, cities: viewTable(game).cities, question: 'turn', cards: 6 }
  expect(promptOf({ ...asking, isBrief: true })).toBe('Choose one card; the rest goes to Rhodos')
})

test('a turn names the next owner of the hand, by Age', () => {
  expect(prompt(inTurn(1, 2), 'turn')).toBe('Choose one card; you pass the rest to Rhodos, on your left')
  expect(prompt(inTurn(2, 2), 'turn')).toBe('Choose one card; you pass the rest to Gizah, on your right')
  expect(prompt(inTurn(3, 6), 'turn')).toBe('Choose one card; the other card is discarded')
})

test('leaders and tiles are passed right in every Age', () => {
  for (const age of [1, 2, 3]) {
    for (const question of ['leader-draft', 'tiles']) {
      expect(passingOf(inTurn(age, 1), 0, question)).toEqual({ side: 'right', to: 2 })
    }
  }
  expect(passingOf(inTurn(1, 1), 0, 'dig')).toBeUndefined()
})

test('a draft names the city that gets the rest, on the side where it sits', async () => {
  await loadLanguage('fr')
  expect(prompt(inTurn(1, 1), 'leader-draft')).toBe('Keep one leader; you pass the rest to Gizah, on your right')
  expect(prompt(inTurn(1, 1), 'tiles')).toBe('Keep one tile for the tower; you pass the rest to Gizah, on your right')
  expect(prompt(inTurn(1, 1, 2), 'leader-draft')).toBe('Keep one leader; you pass the rest to Rhodos, on your left')
  settings.setState({ language: 'fr' })
  expect(prompt(inTurn(1, 1), 'leader-draft')).toMatch(/^Gardez un leader.; vous passez les autres à Gizah, à droite$/)
})

test('names the card that is kept or recruited, not the question', () => {
  const choiceOf = (action: string) => ({ action, stage: action === 'stage' ? 1 : undefined, half: undefined })
  const doing = (question: string, action: string) =>
    prompt(inTurn(1, 1), question, { card: 'Maecenas', choice: choiceOf(action) })
  expect(doing('leader-draft', 'pick')).toBe('You keep Maecenas')
  expect(doing('recruitment', 'recruit')).toBe('You recruit Maecenas')
  expect(doing('recruitment', 'stage')).toBe('You build stage 1 with Maecenas, face down')
})

test('two players swap hands, without the free city', () => {
  for (const age of [1, 2, 3]) {
    for (const question of ['turn', 'leader-draft']) {
      expect(passingOf(inTurn(age, 1, 2), 0, question)).toEqual({ side: 'left', to: 1 })
      expect(passingOf(inTurn(age, 1, 2), 1, question)).toEqual({ side: 'right', to: 0 })
    }
  }
  const doing = { card: 'Altar', choice: { action: 'build', stage: undefined, half: undefined } }
  expect(prompt(inTurn(2, 1, 2), 'turn', doing)).toContain('to Rhodos, on your left')
})

test('with two players, the other keeper of the free city is named', () => {
  expect(prompt(inTurn(2, 1, 2), 'turn')).toBe('Choose one card; Rhodos also chooses one for Gizah, the free city')
})

test('the keeper of the free city is told that a card is for it', () => {
  const game = inTurn(1, 2, 2)
  const forFree = { game, city: 2, viewer: 0, cities: viewTable(game).cities, question: 'turn', cards: 6 }
  expect(promptOf(forFree)).toBe('Choose one card for Gizah, the free city; you pass the rest to Rhodos, on your left')
  const choice = { action: 'build', stage: undefined, half: undefined }
  expect(promptOf({ ...forFree, doing: { card: 'Altar', choice } })).toContain('You build Altar for Gizah; ')
  const sale = { card: 'Altar', choice: { ...choice, action: 'sell' } }
  expect(promptOf({ ...forFree, doing: sale })).toContain('Gizah sells Altar for 3 coins; ')
})

test('with two players, the own card comes first, then that of the free city; every card that is passed counts', () => {
  let told = 0
  let own = 0
  playAtRandom(rulesOf({ seats: [{}, {}] }), (g, seat) => {
    const keeper = controller(g, 2)
    if (question(g, seat)?.id !== 'turn' || seat === 1 - keeper || isLastTurn(g)) return
    const game = sight(g, keeper)
    const { cities } = viewTable(game)
    const asked = { game, city: seat, viewer: keeper, cities, question: 'turn', cards: 1 }
    const free = `then you choose one for ${cities[2].name}, the free city`
    if (seat === keeper) {
      own++
      expect(promptOf(asked)).toBe(`Choose one card; ${free}`)
      expect(promptOf({ ...asked, doing: { card: 'Altar', choice: BUILD } })).toBe(`You build Altar; ${free}`)
    } else if (seat === 2) {
      const left = cities[keeper].hand.length - 2
      told++
      expect(promptOf({ ...asked, doing: { card: 'Altar', choice: BUILD } })).toContain(` ${left > 1 ? left : 'card'} `)
    }
  })
  expect(told).toBeGreaterThan(3)
  expect(own).toBe(told)
})

const BUILD = { action: 'build', stage: undefined, half: undefined }

test('with a card selected it names its use and the next owner of the rest', () => {
  const build = { action: 'build', stage: undefined, half: undefined }
  const stage = { action: 'stage', stage: 2, half: undefined }
  const game = inTurn(1, 2)
  expect(prompt(game, 'turn', { card: 'Altar', choice: build })).toBe(
    'You build Altar; you pass the other 5 cards to Rhodos, on your left',
  )
  expect(prompt(game, 'turn', { card: 'Altar', choice: stage })).toBe(
    'You build stage 2 with Altar, face down; you pass the other 5 cards to Rhodos, on your left',
  )
})

test('before it is confirmed, a choice is read as one sentence', () => {
  expect(words().prompt.ifConfirmed('You build Altar')).toBe('If you confirm, you build Altar')
  expect(words().prompt.ifConfirmed('Gizah sells Altar for 3 coins')).toBe(
    'If you confirm, Gizah sells Altar for 3 coins',
  )
})

test('is French in French', async () => {
  await loadLanguage('fr')
  settings.setState({ language: 'fr' })
  expect(prompt(inTurn(1, 2), 'turn')).toBe('Choisissez une carte\u00a0; vous passez les autres à Rhódos, à gauche')
})

test('on a tablet passes leaders right, hands by Age, and nothing in the last turn', () => {
  playAtRandom(rulesOf({ seats: [{}, {}, {}], boxes: ['leaders'] }), (g, seat) => {
    const asked = question(g, seat)?.id
    if (asked === 'leader-draft') expect(roundTheTable(g)).toBe('right')
    if (asked === 'turn') expect(roundTheTable(g)).toBe(passingOf(g, seat, 'turn')?.side)
  })
  expect([roundTheTable(inTurn(1, 2)), roundTheTable(inTurn(2, 2)), roundTheTable(inTurn(3, 6))]).toEqual([
    'left',
    'right',
    undefined,
  ])
})

test('a sale names its coins, or the rider that replaces them', () => {
  const sale = { card: 'Haven', choice: { action: 'sell', stage: undefined, half: undefined } }
  expect(prompt(inTurn(1, 2), 'turn', { ...sale, along: '' })).toContain('You sell Haven for 3 coins;')
  expect(prompt(inTurn(1, 2), 'turn', { ...sale, along: 'yellow ship' })).toContain(
    'You sell Haven: yellow ship instead of coins;',
  )
})

test('a tile is named with the card that is spent for it', () => {
  const tile = { card: 'Baths', choice: { action: 'tower', stage: undefined, half: undefined }, along: 'Levy on arms' }
  expect(prompt(inTurn(1, 2), 'turn', tile)).toContain('You place a tile with Baths: Levy on arms;')
})
