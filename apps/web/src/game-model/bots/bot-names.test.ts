import { LEVEL_NAMES } from '@heptapolis/bots/names'
import { cardPicture } from '@heptapolis/boxes/art'
import { expect, test } from 'vitest'
import { botFace, botName, levelFace } from './bot-names.ts'

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]

test('each of eight bots has a name and a face of its own, and every face can be drawn', () => {
  const names = SEATS.map(botName)
  expect(new Set(names).size).toBe(SEATS.length)
  const faces = names.map((name) => cardPicture(botFace(name) ?? '', 'white', 0, 'light'))
  expect(new Set(faces).size).toBe(SEATS.length)
  expect(botFace('Maya')).toBeUndefined()
})

test('every level has a face of its own, and others have none', () => {
  const faces = LEVEL_NAMES.map((level) => cardPicture(levelFace(level) ?? '', 'white', 0, 'light'))
  expect(new Set(faces).size).toBe(LEVEL_NAMES.length)
  expect(levelFace('greedy')).toBeUndefined()
})
