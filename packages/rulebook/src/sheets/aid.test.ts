import { LANGUAGES } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine'
import { keysOf } from '@heptapolis/engine/kernel'
import { expect, test } from 'vitest'
import { rulebook } from '../book/book.ts'
import type { Rulebook } from '../book/pages.ts'
import { voiceIn } from '../mix/voice.ts'
import { plain } from '../text/inline.ts'
import { aidOf } from './aid.ts'
import { lessonFrom } from './teach.ts'

function bookOf(players: number, ...boxes: string[]): Rulebook {
  const book = rulebook({ edition: '2e', boxes, seats: Array.from({ length: players }, () => ({})) })
  if (!book.ok) throw new Error(book.error.message)
  return book.value
}

const figure = (book: Rulebook, label: string) => aidOf(book).figures.find((one) => one.label === label)?.value

test('the aid has the numbers of the table', () => {
  expect(figure(bookOf(5), 'cards in a hand')).toBe(7)
  expect(figure(bookOf(5, 'cities'), 'cards in a hand')).toBe(8)
  expect(figure(bookOf(5, 'leaders'), 'coins at the start')).toBe(6)
})

test('every use of a card and every line of the sheet is a sentence with its number', () => {
  const { uses, lines } = aidOf(bookOf(4, 'leaders', 'edifice'))
  expect(uses.map(({ action }) => action)).toEqual(expect.arrayContaining(['build', 'stage', 'sell', 'recruit']))
  expect(lines.map(({ line }) => line)).toEqual(expect.arrayContaining(['military', 'science', 'leaders', 'edifice']))
  for (const { words, number } of [...uses, ...lines]) {
    expect(plain(words)).toMatch(/\.$/)
    expect(number).toMatch(/^[0-9A-Z]/)
  }
})

/** A third of the words of the rules, which the aid printed before, for three expansions. */
const MOST_WORDS = { en: 215, fr: 245 }

test.each(keysOf(LANGUAGES))('says turn, uses, prices and score lines in few words (%s)', async (language) => {
  const boxes = ['leaders', 'cities', 'edifice']
  const book = sure(rulebook({ edition: '2e', boxes, seats: [{}, {}, {}, {}, {}] }, await voiceIn(language)))
  const { age, turn, ageEnd, uses, prices, lines, winner } = aidOf(book)
  const texts = [
    ...[...age, ...turn, ...ageEnd].map(({ text }) => text),
    ...[...uses, ...prices, ...lines, ...winner].map(({ words }) => plain(words)),
  ]
  expect(texts.length).toBeGreaterThan(35)
  expect(texts.join(' ').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS[language])
})

test('the aid of two players says how the free city is played', () => {
  const { keeper } = aidOf(bookOf(2))
  expect(keeper.title).toBe('The turn of the keeper')
  expect(keeper.rules.map(({ id }) => id)).toEqual(['free-city-hand', 'free-city-choice', 'age-passing-two'])
  expect(aidOf(bookOf(3)).keeper.rules).toEqual([])
})

test('steps of boxes stand in the order of the turn', () => {
  const steps = aidOf(bookOf(4, 'edifice')).turn
  expect(steps.filter(({ box }) => box === 'edifice').map(({ id }) => id)).toEqual(['participate', 'construct-edifice'])
})

test('what lies open to all is listed, Age by Age', () => {
  const [edifices] = aidOf(bookOf(4, 'edifice')).open
  expect(edifices).toMatchObject({ sort: 'edifice', box: 'edifice' })
  expect(edifices.items.map(({ age }) => age)).toEqual([...Array(5).fill(1), ...Array(5).fill(2), ...Array(5).fill(3)])
})

test('who knows the base game learns that Cities has seven turns and hands of eight', () => {
  const { figures, kept, turn, chapters, of } = lessonFrom(bookOf(5), bookOf(5, 'cities'))
  expect(figures).toEqual(
    expect.arrayContaining([
      { label: 'cards in a hand', was: 7, is: 8 },
      { label: 'turns in an Age', was: 6, is: 7 },
      { label: 'black cards an Age', was: undefined, is: 5 },
    ]),
  )
  expect(kept).toContainEqual({ label: 'coins at the start', value: 3 })
  expect(turn.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual(['losses'])
  expect(chapters.flatMap(({ rules }) => rules).length).toBeLessThan(of)
})

test('a rule of the base game of which only a number is another counts as changed, not as new', () => {
  const { chapters } = lessonFrom(bookOf(5), bookOf(5, 'cities'))
  const changed = chapters.flatMap(({ rules }) => rules).filter(({ isNew }) => !isNew)
  expect(changed.some(({ box, words }) => box === 'base' && plain(words).includes('7 turns'))).toBe(true)
})

test('who knows a table already has nothing to learn about it', () => {
  const { chapters, figures } = lessonFrom(bookOf(5, 'leaders'), bookOf(5, 'leaders'))
  expect([chapters, figures]).toEqual([[], []])
})
