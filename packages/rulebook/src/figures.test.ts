import { BOXES, FIRST_LANGUAGE, LANGUAGES } from '@heptapolis/boxes'
import { type Example, RULES, type Words } from '@heptapolis/boxes/rulebook'
import { sure } from '@heptapolis/engine'
import type { Box, Figures } from '@heptapolis/engine/box'
import { keysOf } from '@heptapolis/engine/kernel'
import { compile, EDITIONS, type Ruleset, type Setup } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { rulebookOf } from './book/book.ts'
import { paragraphsOf } from './book/navigation.ts'
import { faultsOf } from './book/play-example.ts'
import { SHELVED } from './mix/library.ts'
import { voiceIn } from './mix/voice.ts'

type Name = keyof Figures

const boxes = BOXES.slice(1).map(({ id }) => id)
const setup: Setup = { edition: '1e', boxes, seats: [{}, {}, {}, {}, {}], seed: '' }
const rules = sure(compile(setup, BOXES))
const NAMES = Object.keys(rules.figures) as Name[]

/** Different value; for a list, every entry differs. */
const otherFigure = (figure: number | readonly number[]): number | readonly number[] =>
  typeof figure === 'number' ? figure + 1 : figure.map((one) => (one === 0 ? 0 : one + 1))

const isOwner = (box: Box, name: Name): boolean =>
  box.figures?.[name] !== undefined || (box.parts?.some((part) => isOwner(part, name)) ?? false)

/** Boxes with one figure changed: in the box that declares it, or in the base game for figures of the core. */
function boxesWith(name: Name): readonly Box[] {
  const changed = { [name]: otherFigure(rules.figures[name]) }
  const owner = BOXES.findIndex((box) => isOwner(box, name))
  return BOXES.map((box, i) => (i === Math.max(0, owner) ? { ...box, figures: { ...box.figures, ...changed } } : box))
}

const sentencesOf = (all: Ruleset): Map<string, string> =>
  new Map(paragraphsOf(rulebookOf(all, undefined, SHELVED)).map(({ id, text }) => [id, text]))
const before = sentencesOf(rules)

/** Structure, not numbers: a board of another shape would be another game. Tests prove them. */
const NOT_SHOWN: readonly Name[] = ['islandsDrawn', 'fleets', 'fleetSpaces', 'islandLevels']

const ownerOf = (name: Name): string => BOXES.find((box) => isOwner(box, name))?.id ?? 'base'

/** By figure: rules whose sentences depend on it. */
const NAMED_BY = new Map(
  NAMES.map((name) => {
    const after = sentencesOf(sure(compile(setup, boxesWith(name))))
    return [name, [...before].filter(([id, text]) => after.get(id) !== text).map(([id]) => id)] as const
  }),
)

/** Rules before the first Age: no position can show them. */
const BEFORE_PLAY = new Set(
  RULES.flatMap(({ atoms }) => atoms.filter(({ at }) => at?.startsWith('setup/')).map(({ id }) => id)),
)
const isSetUp = (name: Name): boolean => NAMED_BY.get(name)?.every((rule) => BEFORE_PLAY.has(rule)) ?? false
const SHOWN = NAMES.filter((name) => !NOT_SHOWN.includes(name) && !isSetUp(name))

/** All examples, those of this box first, because they most likely depend on its figure. */
const examplesFrom = (owner: string): Example[] =>
  RULES.toSorted((a, b) => Number(b.box === owner) - Number(a.box === owner)).flatMap((one) => one.examples)

function isWrong(example: Example, all: readonly Box[]): boolean {
  const { edition } = example.position.setup ?? {}
  return (edition === undefined ? EDITIONS : [edition]).some((one) => {
    try {
      return faultsOf(example, one, all).length > 0
    } catch {
      return true
    }
  })
}

describe('A table that plays with another number', () => {
  test.each(NAMES)('reads another sentence: %s', (name) => {
    expect(NAMED_BY.get(name), `${ownerOf(name)}, rulebook: no rule names the figure ${name}`).not.toEqual([])
  })

  test.each(SHOWN)('sees an example go wrong: %s', (name) => {
    const all = boxesWith(name)
    const isShown = examplesFrom(ownerOf(name)).some((example) => isWrong(example, all))
    expect(isShown, `${ownerOf(name)}, rulebook: no example depends on the figure ${name}`).toBe(true)
  })
})

test('Hands of another size change the sentences that name them', () => {
  const [few, many] = [[], ['cities', 'armada']].map((chosen) =>
    sentencesOf(sure(compile({ ...setup, boxes: chosen }, BOXES))),
  )
  for (const id of ['goal-course', 'setup-hands', 'age-last-cards']) expect(many.get(id)).not.toBe(few.get(id))
})

test('A card with other points changes the sentence that names them', () => {
  const promos = BOXES.map((box) =>
    box.id === 'promos' ? { ...box, pieces: (terms: Setup) => (box.pieces?.(terms) ?? []).map(dearer) } : box,
  ) as readonly Box[]
  const after = sentencesOf(sure(compile(setup, promos)))
  expect(before.get('louis-points')).toContain('7 points')
  expect(after.get('louis-points')).toContain('9 points')
})

const dearer = (piece: { id: string }): object =>
  piece.id === 'louis' ? { ...piece, effects: [{ kind: 'fewVictories', points: 9 }] } : piece

/** Numbers in a sentence. `one` only where it counts; 0 is no figure of the game, and `both` is no number. */
const BARE: Readonly<Record<keyof typeof LANGUAGES, RegExp>> = {
  en: /[1-9]|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\bone (coin|point|shield|card more)/i,
  fr: /[1-9]|(?<!\b(?:les|ses|vos|leurs|aux|des|toutes|tous|vous|d’eux) )\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b|\bun point\b/i,
}

/** Accepted exceptions with their reason. */
const JUSTIFIED: Readonly<Record<string, string>> = {
  'free-city-hand': 'one card more than the other player is what drawing first means',
  'score-treasury': 'what a group of coins makes is one point by definition',
  'score-beacons': 'so is oil',
  'mask-once': 'deux fois: twice',
  'science-sum': 'the compasses of the picture; their square is a claim',
  'science-wild': 'so are these',
}

const textsOf = ({ rules: sentences, signs = {}, aid = {}, examples: told }: Words): [string, string][] => [
  ...Object.entries(sentences),
  ...Object.entries(signs),
  ...Object.entries(aid),
  ...Object.entries(told).map(([id, { title, steps }]): [string, string] => [id, [title, ...steps].join(' ')]),
]

const without = (text: string): string => text.replaceAll(/\{[^}]*\}|\[(?!points:\d|coins:\d)[^\]]*\]/g, '')

describe.each(keysOf(LANGUAGES))('No sentence types a number in %s', async (language) => {
  const voice = await voiceIn(language)
  const texts = RULES.flatMap(({ box }) => textsOf(voice.rules.get(box) as Words))

  test('that it could name', () => {
    const bare = texts.filter(([id, text]) => JUSTIFIED[id] === undefined && BARE[language].test(without(text)))
    expect(bare.map(([id, text]) => `${id}: ${BARE[language].exec(without(text))?.[0]}`)).toEqual([])
  })
})

test('Whatever may type a number does so', () => {
  const texts = new Map(RULES.flatMap(({ words }) => textsOf(words)))
  expect(Object.keys(JUSTIFIED).filter((id) => !texts.has(id) && id !== 'score-beacons')).toEqual([])
  expect(FIRST_LANGUAGE in BARE).toBe(true)
})
