import { BOXES, FIRST_LANGUAGE, LANGUAGES, type Language } from '@heptapolis/boxes'
import { compile, EDITIONS, type Problem } from '@heptapolis/engine/show'
import { afterEach, describe, expect, test } from 'vitest'
import { partiesOf } from '../game-model/names.ts'
import { settings } from '../settings/settings.ts'
import { linesOf } from '../table-screen/log/log.ts'
import { ALL_BOXES, MIXES, playAtRandom, rulesOf } from '../testing.ts'
import { decimal, featureWords, loadLanguage, pieceName, rounded, say, words } from './index.ts'

async function speak(language: Language): Promise<void> {
  await loadLanguage(language)
  settings.setState({ language })
}

afterEach(() => settings.setState({ language: FIRST_LANGUAGE }))

describe('The language in use', () => {
  test('has names, texts and numbers, and English before anything is loaded', async () => {
    const altar = rulesOf().piece('altar')
    expect([pieceName(altar), words().close, decimal(1.5), decimal(272605, 0)]).toEqual([
      'Altar',
      'Close',
      '1.5',
      '272,605',
    ])
    expect([rounded(6), rounded(13.84)]).toEqual(['6', '13.8'])
    const feature = await featureWords({ title: 'Feature' }, async () => ({ words: { title: 'Fonction' } }))
    settings.setState({ language: 'fr' })
    expect(feature().title).toBe('Feature')
    await speak('fr')
    expect(feature().title).toBe('Fonction')
    expect([pieceName(altar), words().close, decimal(1.5), decimal(272605, 0)]).toEqual([
      'Autel',
      'Fermer',
      '1,5',
      '272\u00a0605',
    ])
  })

  test('also applies to features that are loaded later', async () => {
    await speak('fr')
    const feature = await featureWords({ title: 'Feature' }, async () => ({ words: { title: 'Fonction !' } }))
    expect(feature().title).toBe('Fonction\u00a0!')
    settings.setState({ language: 'en' })
    expect(feature().title).toBe('Feature')
  })
})

/** Set-ups that the rules reject. */
function refusals(): Problem[] {
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
  return [...tables, ...wishes].flatMap((wish) => {
    const rules = compile({ seed: '', ...wish }, BOXES)
    return rules.ok ? [] : [rules.error]
  })
}

describe.each(Object.keys(LANGUAGES) as Language[])('In %s', (language) => {
  test('says why a set-up cannot be played', async () => {
    await speak(language)
    const problems = refusals()
    expect(new Set(problems.map(({ code }) => code)).size).toBeGreaterThan(6)
    expect(problems.map((problem) => say().problem(problem)).filter((text) => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual(
      [],
    )
  })

  test('has a log line for every event', async () => {
    await speak(language)
    const rules = rulesOf({ boxes: [...ALL_BOXES], seats: [{}, {}, {}, {}, {}] })
    const sitters = [{ kind: 'you' as const, name: '' }, ...['Ben', 'Cleo', 'Dan', 'Eva'].map(bot)]
    const lines = linesOf(
      rules,
      playAtRandom(rules),
      partiesOf(
        sitters,
        sitters.map(({ name }) => name),
      ),
      '',
    )
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.filter(({ text }) => text === '' || /undefined|\s$|\s{2}/.test(text))).toEqual([])
  })
})

const bot = (name: string) => ({ kind: 'bot' as const, name })
