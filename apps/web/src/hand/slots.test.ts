import { BOXES } from '@heptapolis/boxes'
import { fromPosition, moves, showMove, sight, sure } from '@heptapolis/engine'
import { controller } from '@heptapolis/engine/show'
import { afterEach, expect, test } from 'vitest'
import { viewTable } from '../city/view.ts'
import { loadLanguage } from '../i18n/index.ts'
import { columnText } from '../look/pieces/pieces.ts'
import { settings } from '../settings/settings.ts'
import { rulesOf } from '../testing.ts'
import { neighboursOf } from './dock/neighbours.ts'
import { costLine, saidOf, slotsOf } from './slots.ts'

afterEach(() => settings.setState({ language: 'en' }))

/** Texts of a hand in Age II of a city with these cards. */
function saidIn(cards: string[], hand: string[]): string[] {
  const others = ['gizah', 'rhodos'].map((wonder) => ({ wonder, side: 'day' }))
  const cities = [{ wonder: 'ephesos', side: 'day', coins: 6, cards, hand }, ...others]
  const game = sight(sure(fromPosition({ age: 2, turn: 2, setup: { boxes: [] }, cities }, BOXES)), 0)
  const asked = { id: 'turn', round: 1, moves: moves(game, 0).map((move) => showMove(game, move)) }
  const view = viewTable(game)
  const names = neighboursOf(game, 0, view.cities)
  return slotsOf(game, 0, asked, view.cities[0].hand).map((slot) => saidOf(game, 0, slot, names))
}

test('the free city pays you, not the name of your city', () => {
  const setup = { edition: '2e' as const, boxes: [], seats: [{}, {}], seed: '' }
  const cities = ['ephesos', 'rhodos', 'gizah'].map((wonder) => ({ wonder, side: 'day' }))
  const game = sure(fromPosition({ setup, age: 1, turn: 1, cities }, BOXES))
  const view = viewTable(game)
  const names = neighboursOf(game, 2, view.cities)
  expect([names.left, names.right]).toContain('you')
  expect(neighboursOf(game, controller(game, 2), view.cities)).not.toMatchObject({ left: 'you' })
})

test('a free card names the card that it is chained from', () => {
  const [library] = saidIn(['scriptorium'], ['library'])
  expect(library).toContain('Free because of Scriptorium.')
  expect(library).not.toContain('or free with')
})

test('a card names the cards of its chains, before and after', () => {
  const [library] = saidIn([], ['library'])
  expect(library).toMatch(/Cost: [^.]+ or free with Scriptorium\./)
  expect(library).toMatch(/Free later: .*University/)
})

test('a card that own resources pay for does not read as free', () => {
  const [library] = saidIn(['quarry', 'loom'], ['library'])
  expect(library).toContain('Own resources.')
  expect(library).not.toContain('Free.')
})

test('what prevents a card is a sentence of its own', () => {
  const [loom, library] = saidIn(['loom-age-1'], ['loom-age-2', 'library'])
  expect(loom).toContain('Cannot be built: it is already in your city.')
  expect(library).toContain('Cannot be built: it still needs')
})

test('a cost printed as 0 coins reads as no cost', () => {
  const rules = rulesOf({ boxes: ['leaders', 'promos'] })
  expect(['stevie', 'maecenas'].map((id) => costLine(rules.piece(id)))).toEqual(['no cost', 'cost: 1 coin'])
})

test('a colour agrees with the noun that it describes', async () => {
  const column = () => columnText('blue', [rulesOf({}).piece('baths')])
  expect(saidIn([], ['library'])[0]).toMatch(/^Library, green card\./)
  expect(column()).toBe('blue card: Baths')
  await loadLanguage('fr')
  settings.setState({ language: 'fr' })
  expect(saidIn([], ['library'])[0]).toMatch(/^Bibliothèque, carte verte\./)
  expect(column()).toMatch(/^carte bleue\s: Bains$/)
})
