import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine'
import { ENGINE, type GameRecord, Recording, recordText } from '@heptapolis/engine/records'
import { describe, expect, test } from 'vitest'
import web from '../../package.json' with { type: 'json' }
import type { PlayerInfo } from '../game-model/table.ts'
import { lastErrors, noteError } from './errors.ts'
import { issueUrl, reportPage, reportText } from './output.ts'
import { type Additions, reportOf, type Surroundings } from './report.ts'
import { storedGame } from './reported-game.ts'
import { words as w } from './words/en.ts'
import { words as french } from './words/fr.ts'

const setup = { edition: '2e' as const, boxes: ['leaders'], seats: [{ name: 'Ada' }, {}, {}], seed: 'hidden-seed' }

function recordOfGame(): GameRecord {
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return Recording.begin(rules.value, setup.seed).record
}

const around: Surroundings = {
  path: '/play/abc',
  search: '',
  width: 390,
  height: 844,
  pixelRatio: 3,
  language: 'en',
  theme: 'dark',
  look: 'painted',
  browser: 'Some Browser 12',
  errors: [{ at: new Date(0), text: 'TypeError: x is <undefined>' }],
  setup,
}

const report = (additions: Partial<Additions> = {}, change: Partial<Surroundings> = {}) =>
  reportOf(w, { ...around, ...change }, { text: 'It stopped.', ...additions })

const FORM = 'https://issues.example/new'

describe('a report', () => {
  test('contains version, mix, page, size, language, theme, browser and errors', () => {
    const { facts, errors } = report()
    expect(Object.fromEntries(facts)).toEqual({
      [w.version]: w.versions(web.version, ENGINE),
      [w.mix]: `2e, leaders, ${w.players(3)}`,
      [w.page]: '/play/abc',
      [w.size]: w.sizes(390, 844, 3),
      [w.languageUsed]: 'en',
      [w.appearance]: 'dark, painted',
      [w.browser]: 'Some Browser 12',
    })
    expect(errors).toEqual(['1970-01-01T00:00:00.000Z TypeError: x is <undefined>'])
  })

  test('contains neither seed, names nor moves without consent', () => {
    const page = reportPage(w, 'en', report())
    expect(page).not.toContain('hidden-seed')
    expect(page).not.toContain('Ada')
  })

  test('leaves out links of online tables, in errors too', () => {
    const errors = [{ at: new Date(0), text: 'Error at https://here.example/t/Secret1?as=2#token9 line 3' }]
    const { facts, errors: written } = report({}, { path: '/t/Secret1/tablet', search: '?as=2', errors })
    expect(Object.fromEntries(facts)[w.page]).toBe('/t/…/tablet')
    expect(written.join()).not.toMatch(/Secret1|token9/)
    expect(written.join()).toContain('line 3')
  })

  test('is written in the language of the person', () => {
    const page = reportPage(french, 'fr', reportOf(french, around, { text: '' }))
    expect(page).toContain(french.appearance)
    expect(page).toContain('<html lang="fr">')
  })
})

describe('the file', () => {
  test('contains everything as escaped text and loads nothing', () => {
    const record = recordOfGame()
    const picture = 'data:image/svg+xml,%3Csvg/%3E'
    const page = reportPage(w, 'en', report({ text: '<script>alert(1)</script>', record, picture }))
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('<script')
    expect(page).toContain(`src="${picture}"`)
    expect(page).toContain("default-src 'none'")
    const [, written = ''] = /<pre id="record">([^<]*)<\/pre>/.exec(page) ?? []
    expect(written.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(recordText(record))
  })
})

describe('the prefilled issue', () => {
  test('carries text, errors and facts, and asks for the file', () => {
    const { searchParams, origin } = new URL(issueUrl(FORM, w, report({ record: recordOfGame() })))
    expect(origin).toBe('https://issues.example')
    expect(searchParams.get('happened')).toContain('It stopped.')
    expect(searchParams.get('happened')).toContain('TypeError')
    expect(searchParams.get('where')).toContain('Some Browser 12')
    expect(searchParams.get('game')).toBe(w.attachHint)
    expect([...searchParams.values()].join()).not.toContain('hidden-seed')
  })

  test('stays short enough for an address', () => {
    const url = issueUrl(FORM, w, report({ text: 'é'.repeat(4000) }))
    expect(url.length).toBeLessThanOrEqual(6000)
    expect(new URL(url).searchParams.get('happened')?.length).toBeGreaterThan(500)
  })

  test('reads the same as text to paste', () => {
    const text = reportText(w, report())
    expect(text).toContain('It stopped.')
    expect(text).toContain(`${w.browser}: Some Browser 12`)
    expect(text).toContain(w.attachHint)
    expect(reportText(french, reportOf(french, around, { text: '' }))).toContain('Navigateur : Some Browser 12')
  })
})

describe('the record of a stored game', () => {
  const sitting = (...kinds: PlayerInfo['kind'][]): PlayerInfo[] => kinds.map((kind) => ({ kind, name: kind }))
  const record = recordOfGame()

  test('is offered to a single player, and to everybody after the end', async () => {
    const alone = storedGame({ record, sitters: sitting('you', 'bot', 'bot'), over: false })
    const ended = storedGame({ record, sitters: sitting('you', 'person', 'bot'), over: true })
    expect(await alone.record?.()).toBe(record)
    expect(await ended.record?.()).toBe(record)
  })

  test('is withheld while several people play at one screen', () => {
    expect(storedGame({ record, sitters: sitting('you', 'person', 'bot'), over: false }).record).toBeUndefined()
  })
})

test('keeps the last ten errors, with the top of their stacks', () => {
  for (let i = 1; i <= 12; i++) noteError(new RangeError(`number ${i}`))
  noteError('plain text')
  expect(lastErrors()).toHaveLength(10)
  expect(lastErrors()[0].text).toMatch(/^RangeError: number 4\nat /)
  expect(lastErrors().at(-1)?.text).toBe('plain text')
})
