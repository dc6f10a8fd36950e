import { newGame } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { viewTable } from '../../city/view.ts'
import { rulesOf } from '../../testing.ts'
import { cityPropsFrom } from './city-props.ts'

test('draws cities in the Age shown, while the game is already in the next one', () => {
  const view = viewTable(newGame(rulesOf(), 'test'))
  const draw = cityPropsFrom({ ...view, age: 3 }, 0, [])
  expect(view.age).toBe(1)
  expect(draw(view.cities[1]).age).toBe(3)
})
