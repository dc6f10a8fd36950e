import { expect, test } from 'vitest'
import { scenario } from '../testing.ts'
import { mind } from './mind.ts'

test('What Leaders may still bring a city is read by name: those in hand and in the city, and what they do', () => {
  const { weights, read } = mind.features ?? expect.fail('bots read nothing of Leaders')
  const leaders = ['leonidas', 'xenophon', 'ramses']
  const cities = [{ leaders, leaderHand: ['nero', 'midas'] }, {}, {}]
  const g = scenario({ edition: '1e', boxes: ['leaders'], age: 2, cities })
  const cells = new Float64Array(Object.keys(weights).length)
  read(g, 0, cells, 0)
  const told = Object.fromEntries(Object.keys(weights).map((name, i) => [name, cells[i]]))
  expect(told).toEqual({ leaderHand: 2, leaders: 3, discounts: 1, rewards: 2, leaderPowers: 1 })
})
