/** Missing and stale texts of a translation, in files of their own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lackingIn } from './lacking.ts'
import { seal, staleIn } from './stale.ts'

const root = mkdtempSync(join(tmpdir(), 'heptapolis-words-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('The texts of a translation', () => {
  let version = 0
  /** Modules are read once, so each version of a file gets its own folder. */
  const files = (en: object, eo: object) => {
    const place = join(root, `v${version++}`)
    mkdirSync(join(place, 'words'), { recursive: true })
    for (const [code, words] of Object.entries({ en, eo }))
      writeFileSync(join(place, 'words', `${code}.ts`), `export const words = ${JSON.stringify(words)}\n`)
    return { places: [place], root: place, record: join(root, 'eo.json') }
  }
  const keys = async (...args: Parameters<typeof staleIn>) =>
    (await staleIn(...args)).stale.flatMap(({ texts }) => texts.map(({ key }) => key))

  test('that are missing are listed', async () => {
    const { places } = files({ a: 'one', b: { c: 'two', d: 'three' } }, { b: { c: 'du' } })
    const [{ texts }] = await lackingIn('eo', places)
    expect(texts).toEqual([
      { key: 'a', text: 'one' },
      { key: 'b.d', text: 'three' },
    ])
  })

  test('are stale once English has changed, until they are translated again', async () => {
    const before = files({ a: 'one', b: 'two' }, { a: 'unu', b: 'du' })
    expect(await staleIn('eo', before)).toEqual({ stale: [], unsealed: 2 })
    expect(await seal('eo', false, before)).toBe(2)
    expect(await staleIn('eo', before)).toEqual({ stale: [], unsealed: 0 })
    const changed = files({ a: 'one', b: 'two or three' }, { a: 'unu', b: 'du' })
    expect(await keys('eo', changed)).toEqual(['b'])
    expect(await seal('eo', false, changed)).toBe(0)
    expect(await keys('eo', changed)).toEqual(['b'])
    const again = files({ a: 'one', b: 'two or three' }, { a: 'unu', b: 'du aŭ tri' })
    expect(await keys('eo', again)).toEqual([])
    expect(await seal('eo', false, again)).toBe(1)
    expect(await keys('eo', again)).toEqual([])
  })

  test('that need no change are accepted by --all', async () => {
    const before = files({ a: 'One' }, { a: 'unu' })
    await seal('eo', true, before)
    const changed = files({ a: 'One.' }, { a: 'unu' })
    expect(await keys('eo', changed)).toEqual(['a'])
    expect(await seal('eo', true, changed)).toBe(1)
    expect(await keys('eo', changed)).toEqual([])
  })
})
