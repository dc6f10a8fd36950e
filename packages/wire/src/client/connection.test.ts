import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { waitBefore } from './connection.ts'
import { wakeWith } from './page.ts'
import type { FollowedSnapshot } from './snapshots.ts'
import { choose, connectTo, hastily, Post, quickly, TABLE, until } from './testing.ts'

describe('a connection', () => {
  test('reconnects after a goodbye', async () => {
    const post = await Post.open()
    const connection = connectTo(post)
    await until(() => connection.state.isConnected)
    post.sayAll({ t: 'bye', retry: 1000 })
    await until(() => post.heard.filter(({ t }) => t === 'hello').length === 2)
    await until(() => connection.state.isConnected)
  })

  test('is closed after a heartbeat timeout', async () => {
    const post = await Post.open()
    let lines = 0
    post.intercept = (message) => {
      if (message.t === 'hello') lines++
      return lines === 1 && message.t !== 'hello' ? 'swallowed' : undefined
    }
    const connection = connectTo(post, { after: quickly, now: hastily })
    const fate = connection.do(TABLE, choose('altar'))
    expect(sure(await fate)).toBe('written')
    expect(lines).toBeGreaterThan(1)
  })

  test('is closed after a malformed message', async () => {
    const post = await Post.open()
    let lines = 0
    post.intercept = (message, socket) => {
      if (message.t === 'hello' && lines++ === 0) socket.send('<html>Please log on to the hotel</html>')
      return lines === 1 ? 'swallowed' : undefined
    }
    const connection = connectTo(post)
    await until(() => connection.state.isConnected)
    expect(lines).toBe(2)
  })

  test('ignores events of the earlier socket', async () => {
    const post = await Post.open()
    const snapshots: FollowedSnapshot[] = []
    const said: ((text: string) => void)[] = []
    const connection = connectTo(post, {
      onSnapshot: (snapshot) => snapshots.push(snapshot),
      connect: (url, listeners) => {
        said.push(listeners.said)
        const socket = new WebSocket(url, 'heptapolis.1')
        socket.addEventListener('open', listeners.opened)
        socket.addEventListener('message', ({ data }) => listeners.said(String(data)))
        socket.addEventListener('close', listeners.ended)
        return { send: (text) => socket.send(text), end: () => socket.close() }
      },
    })
    connection.follow(TABLE)
    await until(() => snapshots.length === 1)
    post.cut()
    await until(() => snapshots.length === 2)
    said[0](JSON.stringify({ t: 'full', ...TABLE, n: 99, shown: {} }))
    expect(snapshots).toHaveLength(2)
  })

  test('backs off with jitter, up to a maximum', () => {
    expect([0, 1, 2, 3, 9, 60].map((attempt) => waitBefore(attempt, () => 0.5))).toEqual([
      500, 1000, 2000, 4000, 5000, 5000,
    ])
    expect(waitBefore(3, () => 0)).toBe(0)
  })

  test('reconnects at once when the page is visible or the network is back', async () => {
    const post = await Post.open()
    const { port } = post
    await post.close()
    const waits: (() => void)[] = []
    const connection = connectTo(post, {
      after: (_, act) => {
        waits.push(act)
        return () => {}
      },
    })
    await until(() => waits.length === 2)
    const window = new EventTarget()
    const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    const stop = wakeWith(connection, window, document)
    const open = await Post.open(port)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(open.heard).toEqual([])
    document.visibilityState = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => connection.state.isConnected)
    open.cut()
    await until(() => !connection.state.isConnected)
    window.dispatchEvent(new Event('online'))
    await until(() => connection.state.isConnected)
    window.dispatchEvent(new Event('offline'))
    expect(connection.state.isConnected).toBe(false)
    stop()
  })

  test('reconnects at once for a command', async () => {
    const post = await Post.open()
    const { port } = post
    await post.close()
    const waits: (() => void)[] = []
    const connection = connectTo(post, {
      after: (_, act) => {
        waits.push(act)
        return () => {}
      },
    })
    await until(() => waits.length === 2)
    await Post.open(port)
    expect(sure(await connection.do(TABLE, choose('altar')))).toBe('written')
  })

  test('stays closed after close', async () => {
    const post = await Post.open()
    const connection = connectTo(post)
    await until(() => connection.state.isConnected)
    connection.close()
    connection.wake()
    await until(() => post.sockets.length === 0)
    expect(connection.state.isConnected).toBe(false)
  })
})
