import { LANGUAGES } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine'
import { keysOf } from '@heptapolis/engine/kernel'
import { expect, test } from 'vitest'
import { rulebook } from '../book/book.ts'
import { paragraphsOf } from '../book/navigation.ts'
import { voiceIn } from '../mix/voice.ts'
import { examplePicture } from './example.ts'
import { picturesUnder } from './sheet.ts'

test.each([
  ['build-once', 'name-twice', 'Lumber Yard', ['Build', 'Sell']],
  ['dig-free', 'halikarnassos-digs', 'Palace', ['Sell', '› Take']],
])('A card with several uses is drawn once with all of them (%s)', (rule, id, name, uses) => {
  const book = sure(rulebook({ edition: '2e', boxes: [], seats: [{}, {}, {}, {}] }))
  const examples = paragraphsOf(book).find((one) => one.id === rule)?.examples ?? []
  const [picture] = examples.filter((one) => one.id === id).map((one) => examplePicture(book, one)?.svg ?? '')
  const texts = [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(texts.filter((text) => text === name)).toHaveLength(1)
  expect(texts).toEqual(expect.arrayContaining(uses))
})

test.each<[string, Parameters<typeof rulebook>[0], readonly string[]]>([
  [
    'free-city-builds',
    { edition: '1e', boxes: [], seats: [{}, {}] },
    ['Gizah', '3', 'Ephesos', '3', '2', 'Altar', 'I', 'Build', 'Lumber Yard', 'I', 'Build'],
  ],
  [
    'project-no-coins',
    { edition: '2e', boxes: ['babel-projects'], seats: [{}, {}, {}, {}] },
    ['Rhodos', '0', 'Gizah', '4', 'before', '›', 'Rhodos', '0', '−1', 'Gizah', '4', 'after'],
  ],
])('A picture shows nothing that does not change or only ends a turn (%s)', (id, setup, texts) => {
  const book = sure(rulebook(setup))
  const example = paragraphsOf(book)
    .flatMap(({ examples }) => examples)
    .find((one) => one.id === id)
  const picture = example ? (examplePicture(book, example)?.svg ?? '') : expect.fail(`There is no example ${id}`)
  expect([...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(texts)
})

test.each(keysOf(LANGUAGES))('The labels of a card stay within its picture (%s)', async (language) => {
  const book = sure(rulebook({ edition: '2e', boxes: [], seats: [{}, {}, {}, {}] }, await voiceIn(language)))
  const [anatomy] = picturesUnder(book, 'term-card')
  const baselines = [...anatomy.svg.matchAll(/<text x="[^"]*" y="([^"]*)"/g)].map(([, y]) => Number(y))
  expect(baselines.length).toBeGreaterThan(14)
  expect(Math.max(...baselines)).toBeLessThan(anatomy.height)
})

test.each([
  ['1e', 'setup-side-1e', ['side A', 'side B']],
  ['2e', 'setup-side-2e', ['day', 'night']],
] as const)('Both sides of a board are drawn with their stages (%s)', (edition, rule, sides) => {
  const book = sure(rulebook({ edition, boxes: [], seats: [{}, {}, {}, {}] }))
  const [picture] = picturesUnder(book, rule)
  const texts = [...picture.svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
  const stages = book.rules.boards.filter(({ def }) => def.wonder === 'gizah').flatMap((board) => board.stages)
  expect(texts).toEqual(expect.arrayContaining([...sides]))
  expect(texts.filter((text) => /^\d+$/.test(text))).toHaveLength(stages.length)
})
