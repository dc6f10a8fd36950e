import { paragraphsOf, type Rulebook, rulebook } from '@heptapolis/rulebook'
import { expect, test } from 'vitest'
import { setupOf } from '../mix/mix.ts'
import { anchorIn, boxOfRule } from './anchors.ts'
import { changeCounts, chaptersFor } from './changes.ts'

function bookOf(...boxes: string[]): Rulebook {
  const book = rulebook(setupOf({ edition: '2e', boxes, players: 5, teams: false, wishes: {}, boards: {} }))
  if (!book.ok) throw new Error(book.error.message)
  return book.value
}
const book = bookOf('leaders', 'armada')

test('keeps the whole book without a filter', () => {
  expect(chaptersFor(book, 'all')).toBe(book.chapters)
})

test('keeps only rules of Armada, or with its words', () => {
  const chapters = chaptersFor(book, 'armada')
  const items = chapters.flatMap(({ sections }) =>
    sections.flatMap(({ groups }) => groups.flatMap((group) => group.items)),
  )
  expect(items.length).toBeGreaterThan(0)
  expect(new Set(items.map(({ box }) => box))).toEqual(new Set(['armada']))
  const rules = chapters.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.length).toBeLessThan(paragraphsOf(book).length / 2)
})

test('counts at least as many changes for all boxes as for each', () => {
  const count = (asked: string) =>
    chaptersFor(book, asked).reduce(
      (sum, { sections }) => sum + sections.flatMap(({ paragraphs }) => paragraphs).length,
      0,
    )
  expect(count('changes')).toBeGreaterThan(Math.max(count('leaders'), count('armada')))
  expect(changeCounts(book).get('armada')).toBeGreaterThan(0)
})

test('links every line of the score sheet to a rule', () => {
  const ids = new Set(paragraphsOf(book).map(({ id }) => id))
  for (const { id } of book.rules.scoreLines) expect(ids, id).toContain(anchorIn(book, `score-${id}`))
})

test('finds chapters and rules by their names', () => {
  expect(anchorIn(book, 'cards')).toBe('chapter-cards')
  expect(anchorIn(book, 'edifice-penalty')).toBe('edifice-penalty')
})

test('knows the box of a bare link to a rule', () => {
  expect(boxOfRule('edifice-penalty')).toBe('edifice')
  expect(boxOfRule('no-such-rule')).toBeUndefined()
})
