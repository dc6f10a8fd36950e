import type { Terms } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { rulebook } from './book/book.ts'
import { renderText } from './sheets/terminal.ts'

function textOf(options: Terms['options']): string {
  const book = rulebook({ edition: '2e', boxes: ['armada'], seats: [{}, {}, {}], options })
  if (!book.ok) throw new Error(book.error.message)
  return renderText(book.value, { width: 10_000 })
}

test('the boards are told as ours, and marked', () => {
  const text = textOf({})
  expect(text).toContain('We have not seen the printed boards')
  expect(text).toContain('red: 1 wood → strength 1 ·')
  expect(text).toContain('what the red, yellow and green spaces give')
  expect(text).toContain('reconstructed by us: what the red, yellow, blue and green spaces cost; the wonder sign;')
})

test('corrected boards are told as corrected; what is still ours keeps its mark', () => {
  const text = textOf({
    armadaBoards: {
      columns: { red: { 1: { naval: 3 } } },
      shipyards: { 'shipyard-a': { wonder: 'green', costs: { red: { 1: { coins: 1 }, 2: {} } } } },
    },
  })
  expect(text).toContain('corrected after printed boards')
  expect(text).not.toContain('We have not seen the printed boards')
  expect(text).toContain('red: 1 coin → strength 3 · free → strength 2 ·')
  expect(text).toContain('what the red (2 to 6), yellow and green spaces give')
  expect(text).toContain('reconstructed by us: what the red (3 to 6), yellow, blue and green spaces cost; what')
  expect(text.match(/; the wonder sign;/g)).toHaveLength(6)
})
