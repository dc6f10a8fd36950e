import { BOXES, FIRST_LANGUAGE, LANGUAGES, type Language } from '@heptapolis/boxes'
import { RULES, type Words } from '@heptapolis/boxes/rulebook'
import { compile, type Setup } from '@heptapolis/engine'
import { EDITIONS } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { rulebook, rulebookOf } from './book/book.ts'
import { gapsOf } from './checks/gaps.ts'
import { renderHtml } from './html/html.ts'
import { voiceIn } from './mix/voice.ts'
import { renderText } from './sheets/terminal.ts'
import { isWithAddedBox } from './testing.ts'

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== FIRST_LANGUAGE)
const boxes = BOXES.slice(1).map(({ id }) => id)

const setups: Partial<Setup>[] = EDITIONS.flatMap((edition) =>
  [2, 3, 4, 6, 7, 8].flatMap((players) =>
    [[], ['leaders'], boxes.filter((box) => box !== 'armada'), boxes].filter(isWithAddedBox).flatMap((chosen) =>
      [false, true].map((teams) => ({
        edition,
        boxes: chosen,
        teams,
        seats: Array.from({ length: players }, () => ({})),
      })),
    ),
  ),
)

/** All texts of a box, by rule, sign or example. */
const textsOf = ({ rules, signs = {}, examples }: Words): [string, string][] => [
  ...Object.entries(rules),
  ...Object.entries(signs),
  ...Object.entries(examples).map(([id, { title, steps }]): [string, string] => [id, [title, ...steps].join(' ')]),
]

/** Numbers, pieces and drawings in a text, each once. */
const named = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([@\w.:-]+)|\[(\w+:[^\]|]+)/g)].map(([, number, drawn]) => number ?? drawn))].sort()

test('In French, de and que run together with a name that begins with a vowel', async () => {
  const voice = await voiceIn('fr')
  const [all, teams] = [
    { boxes, teams: false, seats: [{}, {}, {}, {}] },
    { boxes: ['cities'], teams: true, seats: [{}, {}, {}, {}, {}, {}] },
  ].map((setup) => {
    const book = rulebook({ edition: '2e', ...setup }, voice)
    return book.ok ? renderText(book.value, { width: 10_000 }) : book.error.message
  })
  for (const text of [all, teams]) expect(text).not.toMatch(/\b(de|que) [AEÉIOUH]\p{L}/u)
  expect(teams).toContain('plus forte qu’Éphesos')
})

describe.each(OTHERS)('In %s', async (language) => {
  const voice = await voiceIn(language)

  test('the book of every kind of table is written, and nothing of the small language is left', () => {
    const books = setups.flatMap((setup) => {
      const rules = compile({ seed: '', ...setup } as Setup, BOXES)
      return rules.ok ? [rulebookOf(rules.value, voice)] : []
    })
    expect(books.length).toBeGreaterThan(20)
    expect(books.flatMap(gapsOf)).toEqual([])
    for (const book of books)
      expect(renderText(book)).not.toMatch(/\{\w|\[\w+:|\*\*|undefined|\b(the|le|la|les|une|du|des) \1\b/i)
    expect(renderHtml(books[0])).toContain(`<html lang="${language}">`)
  })

  describe.each(RULES)('$box', ({ box, words }) => {
    const said = new Map(textsOf(voice.rules.get(box) ?? words))

    test('says nothing in the words of the first language', () => {
      const same = textsOf(words).filter(([id, text]) => said.get(id) === text && /[a-z]{3} [a-z]{3}/.test(text))
      expect(same.map(([id]) => id)).toEqual([])
    })

    test('names the same numbers and pieces', () => {
      const differing = textsOf(words).filter(([id, text]) => named(text).join() !== named(said.get(id) ?? '').join())
      expect(differing.map(([id, text]) => [id, named(text), named(said.get(id) ?? '')])).toEqual([])
    })
  })
})
