import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Game, newGame, type Position } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { viewTable } from '../city/view.ts'
import { rulesOf } from '../testing.ts'
import { alongWords } from './at-table.ts'
import { participation } from './participation.ts'

const seats = [{}, {}, {}]

function at(boxes: string[], position: Partial<Position>): Game {
  const setup = { edition: '2e' as const, boxes, seats, seed: 'along' }
  const game = fromPosition({ setup, age: 1, turn: 2, cities: seats, ...position }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

test('names the space a ship would reach, its cost and what it gives', () => {
  const game = at(['armada'], { cities: [{ ships: { red: 0, yellow: 1, blue: 2, green: 0 } }, {}, {}] })
  const [city] = viewTable(game).cities
  const said = (fleet: string) => alongWords(game, city, { action: 'build', card: 'altar', fleet })
  expect(said('blue')).toBe('to space 3 for 1 papyrus: 4 points')
  expect(said('yellow')).toBe('to space 2 for 1 ore: commercial level 1, 1 coin and Tax')
  expect(said('green')).toBe('to space 1 for 1 clay: nothing yet')
  expect(alongWords(game, city, { action: 'build', card: 'altar' })).toBe('')
})

test('tells how many points given-up tokens cost', () => {
  const game = at(['edifice'], {})
  const [city] = viewTable(game).cities
  expect(alongWords(game, city, { action: 'lose-tokens', tokens: '1+3' })).toBe('−4 points')
})

test('tells the law of a tile and the points that it adds', () => {
  const laws = ['babel-tile-02-red-no-resources', 'babel-tile-07-neighbour-chains']
  const game = at(['babel-tower'], {
    cities: [{ tilesBuilt: laws.slice(0, 1) }, {}, {}],
    tower: { placed: laws.slice(0, 1) },
  })
  const said = viewTable(game).cities.map((city) =>
    alongWords(game, city, { action: 'tower', card: 'altar', tile: laws[1] }),
  )
  expect(said[0]).toBe('Chains also start from buildings of both neighbours. At the end of the game: 3 points.')
  expect(said[1]).toBe('Chains also start from buildings of both neighbours. At the end of the game: 2 points.')
})

test('charges the cost of the project, whatever the card costs', () => {
  const game = newGame(rulesOf({ boxes: ['babel-projects'], seats }), 'along')
  const part = participation(game, { action: 'build', card: 'altar', participate: true, pay: { left: 4 } })
  expect(part?.left).toBe(1)
  expect(part?.coins).toBe(part?.piece.def.cost?.coins)
})
