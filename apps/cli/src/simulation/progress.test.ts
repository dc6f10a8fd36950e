import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../language.ts'
import { progressBar } from './progress.ts'

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => vi.useRealTimers())

/** What a bar has written by the end, of which so many are done after each ten seconds. */
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

test('in a terminal a bar says how fast it goes and how long it takes yet, and goes away', () => {
  const [first, second, last] = written(true, 100)
  expect(first).toContain('░ 0 of 1000 games · 0 a second')
  expect(second).toMatch(/\r.*███░+ 100 of 1000 games · 10 a second · 90 s left$/)
  expect(last.endsWith('\x1b[K')).toBe(true)
})

test('in a file the same is a line each half minute, without signs that move a cursor', () => {
  expect(written(false, 100, 200, 300, 400, 500, 600)).toEqual([
    '300 of 1000 games · 10 a second · 70 s left\n',
    '600 of 1000 games · 10 a second · 40 s left\n',
  ])
  expect(written(false, 500, 1000)).toEqual([])
})
