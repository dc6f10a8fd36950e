import { BOXES } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
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

test('gives every expansion a wonder that has a drawing', () => {
  const drawn = Object.keys(LOOKS.wonders)
  for (const { id } of BOXES) expect(drawn).toContain(placeOf({ id, box: id }).wonder)
})
