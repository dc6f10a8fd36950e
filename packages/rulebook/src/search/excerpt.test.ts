import { LANGUAGES } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine'
import { keysOf } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../book/book.ts'
import { searcher } from '../find/search.ts'
import { voiceIn } from '../mix/voice.ts'
import { excerptOf } from './excerpt.ts'

/** Questions for a number at a table of five with Leaders, Cities and Edifice, and the number. */
const QUESTIONS: Readonly<Record<keyof typeof LANGUAGES, readonly [string, RegExp][]>> = {
  en: [
    ['how many coins do we start with', /\b6 coins\b/],
    ['how many turns does an Age have', /\b7 turns\b/],
    ['how many leaders do I get', /\bfour leaders\b/],
    ['how many pawns with five players', /\b3 pawns\b/],
    ['how many black cards', /\b5 of each Age\b/],
    ['how much does a resource cost', /\b2 coins\b/],
  ],
  fr: [
    ['combien de pièces au départ', /\b6 pièces\b/],
    ['combien de tours dans un Âge', /\b7 tours\b/],
    ['combien de leaders par joueur', /\bquatre leaders\b/],
    ['combien de pions à cinq joueurs', /\b3 pions\b/],
    ['combien de cartes noires', /\b5 de chaque Âge\b/],
    ['combien coûte une ressource', /\b2 pièces\b/],
  ],
}

describe.each(keysOf(LANGUAGES))('A question for a number (%s)', async (language) => {
  const voice = await voiceIn(language)
  const seats = Array.from({ length: 5 }, () => ({}))
  const book = sure(rulebook({ edition: '2e', boxes: ['leaders', 'cities', 'edifice'], seats }, voice))
  const find = searcher(book)

  test.each(QUESTIONS[language])('%s', (query, number) => {
    const [first] = find(query).hits
    expect(excerptOf(first.text, query, book.words.counts)).toMatch(number)
  })
})

const counts = { asks: 'how many', numbers: '\\d+|two' }

test('An excerpt separates the items of a list', () => {
  const text = 'In the box:\n- 42 cards, as many of each Age\n- 2 boards.'
  expect(excerptOf(text, 'cards', counts)).toBe('… 42 cards, as many of each Age · 2 boards.')
})

test('An excerpt begins at the sentence that answers, and marks what is left out', () => {
  const text = `Cards are green. Take two coins. ${'Nothing else happens here. '.repeat(10)}The end.`
  expect(excerptOf(text, 'how many coins', counts)).toMatch(/^… Take two coins\. .* …$/)
  expect(excerptOf('Cards are green. Take two coins.', 'green cards', counts)).toBe('Cards are green. Take two coins.')
})
