import { BOXES } from '@heptapolis/boxes'
import { compile, type Game, moves, newGame, showMove, sure } from '@heptapolis/engine'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../language.ts'
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
  expect(shipInFrench).toMatch(/^Vendre (le |la |les |l’).+, navire jaune au lieu des pièces$/)
})
