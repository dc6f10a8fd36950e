import { afterEach, expect, test, vi } from 'vitest'
import { skinOf } from './theme.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser in which one media query matches, or that saves data. */
function inBrowser({ matching = '', saveData = false }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matching }))
  vi.stubGlobal('navigator', { connection: { saveData } })
}

test('is painted unless the browser asks for something else', () => {
  inBrowser({})
  expect(skinOf('system')).toBe('painted')
})

test.each(['(forced-colors: active)', '(prefers-contrast: more)', '(prefers-reduced-data: reduce)'])(
  'is plain with %s',
  (matching) => {
    inBrowser({ matching })
    expect(skinOf('system')).toBe('plain')
  },
)

test('is plain while the data saver is on', () => {
  inBrowser({ saveData: true })
  expect(skinOf('system')).toBe('plain')
})

test('a chosen look overrides the browser', () => {
  inBrowser({ matching: '(forced-colors: active)', saveData: true })
  expect(skinOf('painted')).toBe('painted')
  inBrowser({})
  expect(skinOf('plain')).toBe('plain')
})
