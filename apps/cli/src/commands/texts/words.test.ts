import { join } from 'node:path'
import { LANGUAGES } from '@heptapolis/boxes'
import { describe, expect, test } from 'vitest'
import { answered, heptapolis, PATIENT, scratch } from '../../testing.ts'

describe('words --missing', PATIENT, () => {
  test.each(Object.entries(LANGUAGES))('%s is complete', async (code, name) => {
    expect(await heptapolis(['words', '--missing', code])).toMatchObject({ code: 0, out: `${name} is complete.\n` })
  })

  test('lists every file and key of a new language as missing', async () => {
    const { code, out } = await heptapolis(['words', '--missing', 'de', '--json'])
    expect(code).toBe(0)
    const lacking: { file: string; texts: { key: string; text: string }[] }[] = JSON.parse(out)
    const textsOf = (file: string) => lacking.find((one) => one.file === file)?.texts
    expect(textsOf('packages/boxes/src/cities/words/de.ts')).toContainEqual({ key: 'pieces.hideout', text: 'Hideout' })
    expect(textsOf('packages/boxes/src/words/core/de.ts')).toContainEqual({ key: 'terms.noCost', text: 'no cost' })
    for (const file of [
      'apps/web/src/words',
      'apps/web/src/scorepad/words',
      'apps/cli/src/words',
      'packages/rulebook/src/mix/words',
    ])
      expect(textsOf(`${file}/de.ts`)?.length, file).toBeGreaterThan(10)
  })
})

describe('--lang', PATIENT, () => {
  test.each([
    [['cards', 'altar', '--lang', 'fr'], /^Autel +altar +Âge I · bleu/],
    [['--lang', 'fr', 'cards', 'autel'], /^Autel +altar/],
    [['rules', '--search', 'pierre', '--lang', 'fr'], /pierre/],
    [['play', '--help', '--lang=fr'], /^Usage\s: heptapolis play/],
  ])('%j answers in French', async (args, said) => {
    const { code, out } = await heptapolis(args)
    expect(code).toBe(0)
    expect(out).toMatch(said)
  })

  test.each([
    [['play', '--wonder', 'atlantide', '--lang', 'fr'], 'heptapolis : il n’y a pas de merveille « atlantide »'],
    [['cards', '--lang', 'xx'], 'There is no language "xx"; the languages are en, fr.'],
  ])('%j reports the problem', async (args, said) => {
    const { code, err } = await heptapolis(args)
    expect(code).not.toBe(0)
    expect(err.replaceAll('\u00a0', ' ')).toContain(said)
  })

  test.each([
    [{ LANG: 'fr_FR.UTF-8' }, 'Autel'],
    [{ LANG: 'en_GB.UTF-8', LC_ALL: 'fr' }, 'Autel'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' }, 'Altar'],
    [{ LANG: 'de_DE.UTF-8' }, 'Altar'],
    [{}, 'Altar'],
  ])('follows the environment %j without it', async (env, said) => {
    expect((await heptapolis(['cards', 'altar'], env)).out).toMatch(new RegExp(`^${said} `))
    expect((await heptapolis(['cards', 'altar', '--lang', 'en'], env)).out).toMatch(/^Altar /)
  })

  test('formats numbers in French', async () => {
    const { out } = await heptapolis([
      'simulate',
      '--games',
      '3',
      '--threads',
      '1',
      '--lang',
      'fr',
      '--boxes',
      'leaders',
    ])
    expect(out).toMatch(/\d,\d/)
    expect(out).not.toMatch(/\d\.\d/)
    expect(out).toContain('Jeu de base + ')
  })

  test('plays a whole game in French', async () => {
    const wanted = ['--plain', '--quick', '--seed', 'fr', '--boxes', 'all', '--bots', 'random']
    const args = ['play', '--lang', 'fr', ...wanted, '--save', join(scratch(), 'game.json')]
    const { code, out } = await answered(args, '1\n'.repeat(400))
    expect(code).toBe(0)
    expect(out).not.toMatch(/\b(the|you|your|build|coins|turn|undefined)\b/)
  })
})
