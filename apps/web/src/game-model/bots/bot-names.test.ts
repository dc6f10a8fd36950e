import { cardPicture } from '@heptapolis/boxes/art'
import { expect, test } from 'vitest'
import { botFace, botName } from './bot-names.ts'

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]

test('each of eight bots has a name and a face of its own, and every face can be drawn', () => {
  const names = SEATS.map(botName)
  expect(new Set(names).size).toBe(SEATS.length)
  const faces = names.map((name) => cardPicture(botFace(name) ?? '', 'white', 0, 'light'))
  expect(new Set(faces).size).toBe(SEATS.length)
  expect(botFace('Maya')).toBeUndefined()
})
