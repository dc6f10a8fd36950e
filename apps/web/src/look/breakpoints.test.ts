import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BREAKPOINTS, mediaOf } from './breakpoints.ts'

const SOURCE = join(import.meta.dirname, '..')
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })

const read = (file: string): string => readFileSync(join(SOURCE, file), 'utf8')

/** Enlarges the whole page on a wall screen; the layout stays the same. */
const ZOOM = '(width >= 1900px) and (height >= 1200px)'

const SIZE = /\b(?:width|height)\b/
const conditionsOf = (css: string): string[] => [...css.matchAll(/@media ([^{]+) \{/g)].map(([, at = '']) => at)

test('style sheets compare the size of the screen by named breakpoints only', () => {
  const sizes = FILES.filter((file) => file.endsWith('.css')).flatMap((file) =>
    conditionsOf(read(file)).flatMap((at) => (SIZE.test(at) ? [`${file}: ${at}`] : [])),
  )
  expect(sizes).toEqual([`look/base.css: ${ZOOM}`])
})

test('every breakpoint that a style sheet names exists, and each is used', () => {
  const named = FILES.filter((file) => file.endsWith('.css')).flatMap((file) => conditionsOf(read(file)))
  expect(named.map(mediaOf).join()).not.toMatch(/--/)
  for (const name of Object.keys(BREAKPOINTS)) expect(named.join()).toContain(`(--${name})`)
})

test('code compares the size of the screen by named breakpoints only', () => {
  const code = FILES.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('look/breakpoints'))
  expect(code.filter((file) => /\((?:(?:min|max)-(?:width|height):|(?:width|height) [<>])/.test(read(file)))).toEqual(
    [],
  )
})

test('replaces names in a condition, and refuses a name that no breakpoint has', () => {
  expect(mediaOf('screen and (not (--phone)) and (--low)')).toBe(
    'screen and (not (width < 720px)) and (height < 800px)',
  )
  expect(() => mediaOf('(--watch)')).toThrow('(--watch) is no breakpoint: phone, tablet, broad, flat, low')
})
