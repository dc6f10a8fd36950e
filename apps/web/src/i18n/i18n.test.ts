import { BOXES } from '@heptapolis/boxes'
import { compile, EDITIONS } from '@heptapolis/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '../app/settings.ts'
import { lineOf } from '../game/log.ts'
import { ALL_BOXES, everyMix, MIXES, playAtRandom, rulesOf } from '../testing.ts'
import { en } from './en.ts'
import { french } from './french.ts'
import { loadLanguage, pieceName, describe as said, words } from './index.ts'

const mixes = everyMix()
const ids = (things: readonly { id: string }[]): string[] => [...new Set(things.map(({ id }) => id))]
const missing = (wanted: readonly string[], known: object): string[] => wanted.filter((id) => !(id in known))

describe('French', () => {
  beforeEach(async () => {
    await loadLanguage('fr')
    settings.setState({ language: 'fr' })
  })
  afterEach(() => settings.setState({ language: 'en' }))

  test('names every card and every wonder', () => {
    const pieces = mixes.flatMap(({ pieces: all }) =>
      all.filter(({ sort }) => !['board', 'stage', 'unknown'].includes(sort)),
    )
    const wonders = mixes.flatMap(({ boards }) => boards.map(({ def }) => ({ id: `wonder:${def.wonder}` })))
    expect(missing(ids([...pieces, ...wonders]), french.names)).toEqual([])
  })

  test('describes every effect', () => {
    const kinds = mixes.flatMap(({ pieces }) =>
      pieces.flatMap(({ effects }) => effects.map(({ effect }) => ({ id: effect.kind }))),
    )
    expect(missing(ids(kinds), french.effects)).toEqual([])
  })

  test('leaves no English in what effects do', () => {
    const texts = mixes.flatMap(({ pieces }) => pieces.flatMap(({ effects }) => effects.map(said)))
    expect([...new Set(texts)].filter((text) => /\b(the|your|each|card|coins|undefined|turn)\b/i.test(text))).toEqual(
      [],
    )
  })

  test('knows every question, action, score line and box', () => {
    expect(missing(ids(mixes.flatMap(({ layers, decisions }) => [...layers, ...decisions])), words().question)).toEqual(
      [],
    )
    expect(missing(ids(mixes.flatMap(({ actions }) => actions)), words().actions)).toEqual([])
    expect(missing(ids(mixes.flatMap(({ scoreLines }) => scoreLines)), words().scoreLine)).toEqual([])
    expect(missing(ids(BOXES.slice(1)), words().boxName)).toEqual([])
    expect(missing(ids(BOXES.slice(1)), words().boxAbout)).toEqual([])
  })

  test('says why a table cannot be played', () => {
    const tables = EDITIONS.flatMap((edition) =>
      MIXES.flatMap((boxes) =>
        [2, 3, 4, 5, 6, 7, 8].flatMap((players) =>
          [false, true].map((teams) => ({ edition, boxes, seats: Array.from({ length: players }, () => ({})), teams })),
        ),
      ),
    )
    const wishes = [
      { boxes: ['wonder-pack'], seats: [{ wonder: 'abu-simbel' }, {}, {}] },
      { boxes: [], seats: [{ wonder: 'ur' }, {}, {}] },
      { boxes: [], seats: [{ wonder: 'gizah' }, { wonder: 'gizah' }, {}] },
      { boxes: ['edifice'], options: { edificeCards: false }, seats: [{ wonder: 'ur' }, {}, {}] },
    ].map((wish) => ({ edition: '2e' as const, ...wish }))
    const codes = [...tables, ...wishes].flatMap((wish) => {
      const rules = compile({ seed: '', ...wish }, BOXES)
      return rules.ok ? [] : [rules.error.code]
    })
    expect(new Set(codes).size).toBeGreaterThan(6)
    expect(missing(codes, words().refusal)).toEqual([])
  })

  test('is used for names, and English elsewhere', () => {
    const altar = rulesOf().piece('altar')
    expect(pieceName(altar)).toBe('Autel')
    settings.setState({ language: 'en' })
    expect(pieceName(altar)).toBe('Altar')
  })
})

describe('English', () => {
  test('has a name for every action', () => {
    expect(missing(ids(mixes.flatMap(({ actions }) => actions)), en.actions)).toEqual([])
  })
})

describe('the log', () => {
  test.each(['en', 'fr'] as const)('has words for everything that happens, in %s', async (language) => {
    await loadLanguage(language)
    settings.setState({ language })
    const rules = rulesOf({ boxes: [...ALL_BOXES], seats: [{}, {}, {}, {}, {}] })
    const wordless = playAtRandom(rules).filter((event) => {
      const line = lineOf(rules, event, (seat) => `seat ${seat}`)
      return line !== undefined && /undefined|^:|^ :/.test(line.trim())
    })
    const unknown = playAtRandom(rules).filter(({ what }) => !KNOWN.has(what) && !(what in words().events))
    settings.setState({ language: 'en' })
    expect(wordless).toEqual([])
    expect([...new Set(unknown.map(({ what }) => what))]).toEqual([])
  })
})

const KNOWN = new Set([
  'built',
  'stage',
  'sold',
  'paid',
  'coins',
  'lost',
  'victory',
  'defeat',
  'conflict',
  'age',
  'turn',
  'dealt',
])
