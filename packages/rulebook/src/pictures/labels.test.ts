import { LANGUAGES } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine'
import { keysOf } from '@heptapolis/engine/kernel'
import { expect, test } from 'vitest'
import { rulebook } from '../book/book.ts'
import { voiceIn } from '../mix/voice.ts'
import { picturesUnder } from './sheet.ts'

test.each(keysOf(LANGUAGES))('The labels of a card stay within its picture (%s)', async (language) => {
  const book = sure(rulebook({ edition: '2e', boxes: [], seats: [{}, {}, {}, {}] }, await voiceIn(language)))
  const [anatomy] = picturesUnder(book, 'term-card')
  const baselines = [...anatomy.svg.matchAll(/<text x="[^"]*" y="([^"]*)"/g)].map(([, y]) => Number(y))
  expect(baselines.length).toBeGreaterThan(14)
  expect(Math.max(...baselines)).toBeLessThan(anatomy.height)
})
