import { LEVEL_NAMES } from '@heptapolis/bots/names'
import { cardPicture } from '@heptapolis/boxes/art'
import { expect, test } from 'vitest'
import { levelFace } from './bot-names.ts'

test('draws a face of its own for every level, and none for others', () => {
  const faces = LEVEL_NAMES.map((level) => cardPicture(levelFace(level) ?? '', 'white', 0, 'light'))
  expect(new Set(faces).size).toBe(LEVEL_NAMES.length)
  expect(levelFace('greedy')).toBeUndefined()
})
