import { BOXES } from '@heptapolis/boxes'
import { compile, newGame, sight, sure } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { cityText } from './city.ts'

test('The command line tells what a city has of the tutorial box', () => {
  const rules = sure(compile({ edition: '2e', boxes: ['beacons'], seats: [{}, {}, {}] }, BOXES))
  expect(cityText(sight(newGame(rules, 'beacons'), 0), 0, '', 0)).toMatch(/oil/)
})
