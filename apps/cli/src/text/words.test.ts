import { BOXES } from '@heptapolis/boxes'
import { compile, type Game, moves, newGame, showMove, sure } from '@heptapolis/engine'
import { afterEach, expect, test } from 'vitest'
import { speak, words } from '../language.ts'
import { moveWords } from './words.ts'

afterEach(() => speak('en'))

const sales = (g: Game): string[] =>
  moves(g, 0)
    .filter((move) => showMove(g, move).action === 'sell')
    .map((move) => moveWords(g, 0, move))

test('a sale for a ship is called a sale, like one for coins', async () => {
  const g = newGame(sure(compile({ edition: '2e', boxes: ['armada'], seats: [{}, {}, {}] }, BOXES)), 'sale')
  const [coins, ship] = sales(g)
  expect(coins).toMatch(/^Sell .+ for 3 coins$/)
  expect(ship).toMatch(/^Sell .+, yellow ship instead of coins$/)
  await speak('fr')
  const [coinsInFrench, shipInFrench] = sales(g)
  expect(coinsInFrench).toMatch(/^Vendre (le |la |les |l’).+ pour 3 pièces$/)
  expect(shipInFrench).toMatch(/^Vendre (le |la |les |l’).+ et avancer le navire jaune au lieu de prendre les pièces$/)
})

test('French puts articles into lists of cards, and a small letter after the name of the program', async () => {
  await speak('fr')
  expect(words().freeWith(['Bains'])).toBe('· gratuite grâce aux Bains')
  expect(words().leadsTo(['Tribunal', 'Aqueduc'])).toBe('· mène au Tribunal et à l’Aqueduc')
  expect(words().errors.said('Impossible de lire Partie.json.')).toBe(
    'heptapolis\u00a0: impossible de lire Partie.json.',
  )
  expect(words().errors.said('Partie.json\u00a0: illisible')).toBe('heptapolis\u00a0: Partie.json\u00a0: illisible')
})
