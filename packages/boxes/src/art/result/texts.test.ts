import { expect, test } from 'vitest'
import { fitted, widthOf, wrapped } from './texts.ts'

test('a text that is too long is shortened', () => {
  expect(fitted('Benedikt von Hohenstein', 100, 20)).toBe('Benedikt…')
  expect(fitted('Ada', 100, 20)).toBe('Ada')
})

test('lines break between words, and the last one is shortened', () => {
  expect(wrapped('Ada wins with 41 points', 100, 20, 3)).toEqual(['Ada wins', 'with 41', 'points'])
  const lines = wrapped('Ada wins with 41 points, 4 ahead of Ben', 100, 20, 2)
  expect(lines).toEqual(['Ada wins', 'with 41 p…'])
  for (const line of lines) expect(widthOf(line, 20)).toBeLessThanOrEqual(100)
})
