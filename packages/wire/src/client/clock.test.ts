import { describe, expect, test } from 'vitest'
import { ServerClock } from './clock.ts'
import { connectTo, Post, until } from './testing.ts'

describe('the server’s clock', () => {
  test('follows the fastest recent answer', () => {
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

  test('is measured over the connection', async () => {
    const post = await Post.open()
    post.now = () => 5_000_000
    const connection = connectTo(post, { now: () => 2_000_000 })
    await until(() => connection.clock.ahead !== 0)
    expect(connection.clock.ahead).toBe(3_000_000)
  })
})
