import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../language.ts'
import { progressBar } from './progress.ts'

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => vi.useRealTimers())

/** Output of a progress bar with a given count every ten seconds. */
function written(isTTY: boolean, ...counts: number[]): string[] {
  const texts: string[] = []
  const output = { isTTY, write: (text: string | Uint8Array) => texts.push(String(text)) > 0 }
  const bar = progressBar(1000, 'games', output)
  for (const done of counts) {
    vi.advanceTimersByTime(10_000)
    bar.show(done)
  }
  bar.end()
  return texts
}

test('shows speed and remaining time in a terminal, and clears the bar', () => {
  const [first, second, last] = written(true, 100)
  expect(first).toContain('░ 0 of 1000 games · 0 per second')
  expect(second).toMatch(/\r.*███░+ 100 of 1000 games · 10 per second · 90 s left$/)
  expect(last.endsWith('\x1b[K')).toBe(true)
})

test('shows a slow speed with one decimal, in the format of the language', async () => {
  expect(written(true, 3)[1]).toContain('3 of 1000 games · 0.3 per second')
  await speak('fr')
  expect(written(true, 3)[1]).toContain('0,3 par seconde')
})

test('writes one line per half minute to a file, without control characters', () => {
  expect(written(false, 100, 200, 300, 400, 500, 600)).toEqual([
    '300 of 1000 games · 10 per second · 70 s left\n',
    '600 of 1000 games · 10 per second · 40 s left\n',
  ])
  expect(written(false, 500, 1000)).toEqual([])
})
