import { BOXES } from '@heptapolis/boxes'
import { rulebook } from '@heptapolis/rulebook'
import { expect, test } from 'vitest'
import { placeOf } from './places.ts'

const book = rulebook({ edition: '2e', boxes: [], seats: [{}, {}, {}] })
const chapters = book.ok ? book.value.chapters : []

test('gives every chapter of the base game a picture of its own', () => {
  const pictures = chapters.map((chapter) => JSON.stringify(placeOf(chapter)))
  expect(chapters.length).toBeGreaterThan(10)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('opens the chapter of an expansion with its own wonder', () => {
  expect(placeOf({ id: 'cities', box: 'cities' }).wonder).toBe('petra')
})

test('gives a picture to every expansion', () => {
  for (const { id } of BOXES) expect(placeOf({ id, box: id }).wonder).not.toBe('')
})
