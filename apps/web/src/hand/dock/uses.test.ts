/** Order and numbers of the uses of a card. */
import { expect, test } from 'vitest'
import { usesOf } from './uses.ts'

const choice = (action: string, key = action) => ({ key, action })
const isSale = (action: string) => ['sell', 'give-up'].includes(action)
const numbers = (choices: Parameters<typeof usesOf>[0], refused: readonly string[]) =>
  Object.fromEntries(usesOf(choices, refused, isSale).map(({ key, number }) => [key, number]))

test('build, stage and sale are 1, 2 and 3', () => {
  expect(numbers([choice('build'), choice('stage'), choice('sell')], [])).toEqual({ build: 1, stage: 2, sell: 3 })
})

test('impossible uses keep their numbers and places', () => {
  const uses = usesOf([choice('sell')], ['build', 'stage'], isSale)
  expect(uses.map(({ is, key, number }) => [is, key, number])).toEqual([
    ['refused', 'no build', 1],
    ['refused', 'no stage', 2],
    ['choice', 'sell', 3],
  ])
})

test('a sale is 3 after the wonder is complete', () => {
  expect(numbers([choice('build'), choice('sell')], [])).toEqual({ build: 1, sell: 3 })
})

test('giving up a leader for coins is 3 as well', () => {
  expect(numbers([choice('give-up')], ['recruit', 'stage'])).toEqual({ 'no recruit': 1, 'no stage': 2, 'give-up': 3 })
})

test('further uses follow from 4 on', () => {
  const choices = [
    choice('build'),
    choice('stage', 'stage 1'),
    choice('stage', 'stage 2'),
    choice('sell'),
    choice('tile'),
  ]
  expect(numbers(choices, [])).toEqual({ build: 1, tile: 4, 'stage 1': 2, 'stage 2': 5, sell: 3 })
})
