import { BOXES } from '@heptapolis/boxes'
import { apply, compile, isOver, moves, newGame, scores, sure, toAct } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { towersOf } from './result-towers.ts'

function finishedGame() {
  const seats = [
    { wonder: 'rhodos', side: 'night' },
    { wonder: 'alexandria', side: 'day' },
    { wonder: 'gizah', side: 'day' },
  ]
  const game = newGame(sure(compile({ edition: '2e', boxes: [], seats, seed: '' }, BOXES)), 'towers')
  while (!isOver(game)) for (const city of toAct(game)) apply(game, city, moves(game, city)[0])
  return game
}

test('every tower has the wonder, the side and the points of its own seat', () => {
  const game = finishedGame()
  const towers = towersOf(game, (seat) => `player ${seat}`).toSorted((a, b) => a.seat - b.seat)
  expect(towers.map(({ name, wonder, side }) => [name, wonder, side])).toEqual([
    ['player 0', 'rhodos', 'night'],
    ['player 1', 'alexandria', 'day'],
    ['player 2', 'gizah', 'day'],
  ])
  expect(towers.map(({ total }) => total)).toEqual(scores(game).map(({ total }) => total))
})

test('towers are in the order of the ranks that the table gave', () => {
  const ranks = new Map([
    [0, 3],
    [1, 1],
    [2, 2],
  ])
  expect(towersOf(finishedGame(), () => '', ranks).map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ])
})
