import { describe, expect, test } from 'vitest'
import { ServerClock } from './clock.ts'
import { lineTo, Post, until } from './testing.ts'

describe('the server’s clock', () => {
  test('is where the quickest answer of late put it', () => {
    let now = 0
    const clock = new ServerClock(() => now)
    expect(clock.now).toBe(0)
    now = 1000
    clock.hear(900, 5000)
    expect(clock.ahead).toBe(4050)
    now = 2000
    clock.hear(1980, 5990)
    expect(clock.ahead).toBe(4000)
    now = 3000
    clock.hear(2000, 9000)
    expect(clock.ahead).toBe(4000)
    expect(clock.now).toBe(7000)
  })

  test('is measured over the line', async () => {
    const post = await Post.open()
    const line = lineTo(post, { now: () => Date.now() - 3_600_000 })
    await until(() => line.clock.ahead !== 0)
    expect(Math.round(line.clock.ahead / 600_000)).toBe(6)
  })
})
