import { BOXES } from '@heptapolis/boxes'
import { RULES } from '@heptapolis/boxes/rulebook'
import { sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../book/book.ts'
import { paragraphsOf } from '../book/navigation.ts'
import type { Rulebook } from '../book/pages.ts'
import { TEACHING_MOMENTS } from '../mix/book-words.ts'
import { firstVoice, voiceIn } from '../mix/voice.ts'
import { teachingScript } from './script.ts'

const everything = BOXES.slice(1).map(({ id }) => id)

const bookOf = (players: number, boxes: readonly string[] = [], teams = false): Rulebook =>
  sure(rulebook({ edition: '2e', boxes: [...boxes], seats: Array.from({ length: players }, () => ({})), teams }))

const saidIn = (book: Rulebook): string[] => teachingScript(book).scenes.flatMap(({ say }) => say.map(({ id }) => id))

describe('The script of a teacher', () => {
  test('tells goal, cards and turn before trade, conflicts and points', () => {
    const moments = teachingScript(bookOf(4)).scenes.map(({ moment }) => moment)
    expect(moments).toEqual(['welcome', 'cards', 'turn', 'trade', 'chains', 'age-end', 'guilds', 'score'])
  })

  test('names every way to use a card, in any mix', () => {
    for (const book of [bookOf(2), bookOf(4), bookOf(5, everything), bookOf(6, ['cities'], true)]) {
      expect(saidIn(book)).toEqual(expect.arrayContaining(['build-cost', 'stage-marker', 'sell-coins']))
    }
  })

  test('has the rules of the free city with two players, and those of partners in teams', () => {
    expect(saidIn(bookOf(2))).toEqual(expect.arrayContaining(['free-city', 'free-city-hand', 'free-city-choice']))
    expect(saidIn(bookOf(6, ['cities'], true))).toEqual(expect.arrayContaining(['teams-seats', 'conflict-teams']))
    expect(saidIn(bookOf(4))).not.toContain('free-city')
  })

  test('introduces each expansion with rules or steps of its own, after the turn', () => {
    const { scenes } = teachingScript(bookOf(5, ['leaders', 'cities', 'armada', 'edifice']))
    const added = scenes.filter(({ moment }) => moment === 'expansion')
    expect(added.map(({ box }) => box)).toEqual(['leaders', 'cities', 'armada', 'edifice'])
    for (const { box, say, steps } of added) expect([...say, ...steps].every((one) => one.box === box)).toBe(true)
    expect(scenes.indexOf(added[0])).toBe(3)
  })

  test('introduces an expansion by its own rules, and says no step twice', () => {
    for (const { box, atoms, taught = [] } of RULES) {
      expect(taught.filter((id) => !atoms.some((atom) => atom.id === id))).toEqual([])
      const { scenes } = teachingScript(bookOf(5, box === 'base' ? [] : [box]))
      const texts = scenes.flatMap(({ steps }) => steps.map(({ text }) => text))
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
      expect(scenes.flatMap(({ say }) => say.map(({ id }) => id))).toEqual(expect.arrayContaining([...taught]))
    }
  })

  test('tells who wins after all lines of the score', () => {
    const { scenes } = teachingScript(bookOf(5, everything))
    const score = scenes.at(-1)?.say.map(({ id }) => id) ?? []
    expect(score.slice(-2)).toEqual(['winner-most', 'winner-tie'])
    expect(score).toEqual(expect.arrayContaining(['score-military', 'score-civil', 'score-guilds', 'score-naval']))
  })

  test('says every rule once or leaves it for later; only the set-up and advice stand elsewhere', () => {
    const book = bookOf(5, everything)
    const { scenes, later } = teachingScript(book)
    const setup = book.chapters.find(({ id }) => id === 'setup')?.sections.flatMap(({ paragraphs }) => paragraphs) ?? []
    const apart = new Set(setup.map(({ number }) => number))
    const told = [
      ...scenes.flatMap(({ say }) => say.map(({ number }) => number)),
      ...later.flatMap((one) => one.numbers),
    ]
    const all = paragraphsOf(book).filter(({ number, source }) => !apart.has(number) && source !== 'advice')
    expect(told.filter((number) => !apart.has(number)).toSorted()).toEqual(all.map(({ number }) => number).toSorted())
  })

  test('reads the base game in a few minutes', () => {
    const { minutes } = teachingScript(bookOf(4))
    expect(minutes).toBeGreaterThan(2)
    expect(minutes).toBeLessThan(10)
  })

  test('has an instruction for each moment in every language', async () => {
    for (const { words } of [firstVoice, await voiceIn('fr')]) {
      expect(Object.keys(words.script)).toEqual([...TEACHING_MOMENTS])
    }
  })
})
