import { BOXES } from '@heptapolis/boxes'
import { type CityPosition, fromPosition, type Game, moves, showMove } from '@heptapolis/engine'
import { obstacleTo, obstacleToStage, question, state } from '@heptapolis/engine/show'
import { afterEach, expect, test } from 'vitest'
import { loadLanguage, say } from '../../i18n/index.ts'
import { settings } from '../../settings/settings.ts'
import { playAtRandom, rulesOf } from '../../testing.ts'
import { choicesOf } from '../choices.ts'
import { refusalOf, stageRefusal } from '../refusal.ts'
import { whyNot } from '../slots.ts'

afterEach(() => settings.setState({ language: 'en' }))

test('there is an obstacle exactly if the rules refuse the card or the stage', () => {
  const seen = new Set<string>()
  playAtRandom(rulesOf({ seats: [{}, {}, {}, {}], boxes: ['leaders', 'cities'] }), (g, seat) => {
    if (question(g, seat)?.id !== 'turn') return
    const legal = moves(g, seat).map((move) => showMove(g, move))
    expect(obstacleToStage(g, seat) === undefined).toBe(legal.some(({ action }) => action === 'stage'))
    for (const index of state.hand.items(g, seat)) {
      const { id } = g.rules.pieces[index]
      const obstacle = obstacleTo(g, seat, id)
      expect(obstacle === undefined, id).toBe(legal.some(({ action, card }) => action === 'build' && card === id))
      if (!obstacle) continue
      seen.add(obstacle.is)
      expect(say().obstacle(obstacle)).not.toBe('')
    }
  })
  expect([...seen]).toEqual(expect.arrayContaining(['goods', 'twice']))
})

function at(city: Partial<CityPosition>, ...others: Partial<CityPosition>[]): Game {
  const cities = [{ wonder: 'gizah', side: 'day', ...city }, ...others, {}, {}].slice(0, 3)
  const game = fromPosition({ age: 1, turn: 6, cities }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

test('missing coins are shown with the available ones', () => {
  const g = at({ coins: 0, hand: ['timber-yard', 'altar'] })
  expect(obstacleTo(g, 0, 'timber-yard')).toEqual({ is: 'coins', needed: 1, held: 0 })
  expect(obstacleTo(g, 0, 'altar')).toBeUndefined()
})

test('a stage names missing resources with sellers and prices, in the language of the reader', async () => {
  await loadLanguage('fr')
  const g = at({ coins: 1 }, { wonder: 'rhodos', cards: ['lumber-yard'] }, { wonder: 'ephesos' })
  const obstacle = obstacleToStage(g, 0)
  if (!obstacle) throw new Error('The stage can be built.')
  expect(say().obstacle(obstacle)).toBe('still needs 2 wood (Rhodos would sell 1 for 2 coins, Ephesos sells none)')
  settings.setState({ language: 'fr' })
  expect(say().obstacle(obstacle)).toBe('demande encore 2 bois (Rhódos en vend 1 pour 2 pièces, Éphesos n’en vend pas)')
  const subjects = ['stage', 'build', 'recruit'].map(
    (action) => whyNot({ action, obstacle, laws: [] }).split(' demande')[0],
  )
  expect(subjects).toEqual(['elle', 'la carte', 'ce leader'])
})

test('if only coins are missing, the sum is shown', () => {
  const forests = { cards: ['lumber-yard', 'timber-yard'] }
  const g = at({ coins: 3 }, { wonder: 'rhodos', ...forests }, { wonder: 'ephesos' })
  const obstacle = obstacleToStage(g, 0)
  expect(obstacle && say().obstacle(obstacle)).toMatch(/; that comes to 4 coins, you have 3$/)
  expect(obstacle && say().obstacle(obstacle, 'Gizah')).toMatch(/; that comes to 4 coins, Gizah has 3$/)
})

test('a price within reach of a sale says when coins of this turn can pay', () => {
  const refused = (coins: number, free?: string) => {
    const refusal = stageRefusal(at({ coins }, { wonder: 'rhodos', cards: ['lumber-yard', 'timber-yard'] }), 0)
    return refusal && whyNot(refusal, free)
  }
  expect(refused(3)).toMatch(/you have 3\. Coins you earn now can be spent from the next turn on\.$/)
  expect(refused(0)).toMatch(/you have none\.$/)
  expect(refused(3, 'Gizah')).toMatch(/Gizah has 3\.$/)
})

test('a leader who costs too much says so, and only that leader', () => {
  const seen = new Set<boolean>()
  playAtRandom(rulesOf({ seats: [{}, {}, {}], boxes: ['leaders'] }), (g, seat) => {
    if (question(g, seat)?.id !== 'recruitment') return
    const coins = state.coins.get(g, seat)
    for (const { card, choices } of choicesOf(moves(g, seat).map((move) => showMove(g, move))).cards) {
      const piece = g.rules.byId.get(card)
      if (!piece) throw new Error(card)
      const refusal = refusalOf(g, seat, 'recruitment', choices, piece)
      const isOffered = choices.some(({ action }) => action === 'recruit')
      seen.add(isOffered)
      if (isOffered) expect(refusal, card).toBeUndefined()
      else expect(refusal, card).toMatchObject({ action: 'recruit', obstacle: { is: 'coins', held: coins } })
    }
  })
  expect(seen.size).toBe(2)
})
