import { random, sure } from '@heptapolis/engine/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryKeeper, shelfKeeper } from './command-store.ts'
import type { ConnectionState } from './connection.ts'
import { choose, connectTo, counted, hastily, Post, quickly, say, TABLE, textsOf, until } from './testing.ts'

describe('a command', () => {
  test('is stored and acknowledged', async () => {
    const post = await Post.open()
    const connection = connectTo(post)
    expect(sure(await connection.do(TABLE, choose('altar')))).toBe('written')
    expect(post.log.map(({ table, command }) => ({ table, command }))).toEqual([{ ...TABLE, command: choose('altar') }])
    expect(connection.state).toEqual({ isConnected: true, keeping: 0, build: 'one' })
  })

  test('that is rejected returns the reason, and the next one is sent', async () => {
    const post = await Post.open()
    post.intercept = (message, socket) => {
      if (message.t !== 'do' || message.command.do !== 'choose') return undefined
      post.say(socket, { t: 'problem', code: 'round-over', cid: message.cid })
      return 'swallowed'
    }
    const connection = connectTo(post)
    const [chosen, said] = await Promise.all([connection.do(TABLE, choose('altar')), connection.do(TABLE, say('well'))])
    expect(chosen.ok ? 'ok' : chosen.error.code).toBe('round-over')
    expect(said.ok).toBe(true)
    expect(connection.state.keeping).toBe(0)
  })

  test.each(['busy', 'slow-down', 'leaving'])(
    'that meets %s is kept, and sent again before the next one',
    async (code) => {
      const post = await Post.open()
      let refused = 0
      post.intercept = (message, socket) => {
        if (message.t !== 'do' || refused > 2) return undefined
        refused++
        post.say(socket, { t: 'problem', code, cid: message.cid })
        return 'swallowed'
      }
      const connection = connectTo(post, { after: quickly })
      await Promise.all([connection.do(TABLE, say('one')), connection.do(TABLE, say('two'))])
      expect(textsOf(post)).toEqual(['one', 'two'])
    },
  )

  test('waits for a connection', async () => {
    const post = await Post.open()
    const { port } = post
    await post.close()
    const states: ConnectionState[] = []
    const connection = connectTo(post, { onState: (state) => states.push(state), after: quickly })
    const fate = connection.do(TABLE, choose('altar'))
    await until(() => states.length > 3)
    expect(states.at(-1)).toEqual({ isConnected: false, keeping: 1, build: undefined })
    const later = await Post.open(port)
    expect(sure(await fate)).toBe('written')
    expect(later.log).toHaveLength(1)
  })

  test('is sent again if the connection was cut before it arrived', async () => {
    const post = await Post.open()
    let cuts = 3
    post.intercept = (message) => {
      if (message.t !== 'do' || cuts-- <= 0) return undefined
      post.cut()
      return 'swallowed'
    }
    expect(sure(await connectTo(post).do(TABLE, choose('altar')))).toBe('written')
    expect(post.log).toHaveLength(1)
  })

  test('is sent again if its acknowledgement was lost, and counts once', async () => {
    const post = await Post.open()
    let cuts = 3
    post.intercept = (message) => {
      if (message.t !== 'do' || cuts-- <= 0) return undefined
      post.write(message)
      post.cut()
      return 'swallowed'
    }
    expect(sure(await connectTo(post).do(TABLE, choose('altar')))).toBe('written')
    expect(post.heard.filter(({ t }) => t === 'do')).toHaveLength(4)
    expect(post.log).toHaveLength(1)
  })

  test('acknowledged twice is settled once', async () => {
    const post = await Post.open()
    post.intercept = (message, socket) => {
      if (message.t === 'do') post.say(socket, { t: 'ack', cid: message.cid })
      return undefined
    }
    const connection = connectTo(post)
    sure(await connection.do(TABLE, say('one')))
    sure(await connection.do(TABLE, say('two')))
    expect(textsOf(post)).toEqual(['one', 'two'])
    expect(connection.state.keeping).toBe(0)
  })

  test('replaces an unsent choice for the same round', async () => {
    const post = await Post.open()
    const held: (() => void)[] = []
    post.intercept = (message, socket) => {
      if (message.t !== 'do' || held.length > 0) return undefined
      held.push(() => post.answer(message, socket))
      return 'swallowed'
    }
    const connection = connectTo(post)
    const first = connection.do(TABLE, choose('altar'))
    await until(() => held.length === 1)
    const others = [choose('baths'), choose('well', 2), choose('stockade')].map((command) =>
      connection.do(TABLE, command),
    )
    expect(connection.state.keeping).toBe(3)
    held[0]()
    expect((await Promise.all([first, ...others])).map(sure)).toEqual(['written', 'replaced', 'written', 'written'])
    expect(post.log.map(({ command }) => command)).toEqual([choose('altar'), choose('well', 2), choose('stockade')])
  })

  test('of one table does not wait for another table, nor for another person of the device', async () => {
    const post = await Post.open()
    post.intercept = (message) => (message.t === 'do' && message.table === 'slow' ? 'swallowed' : undefined)
    const connection = connectTo(post)
    const slow = connection.do({ table: 'slow' }, say('hm'))
    sure(await connection.do(TABLE, say('quick')))
    sure(await connection.do({ ...TABLE, as: 1 }, say('quicker')))
    expect(connection.state.keeping).toBe(1)
    post.intercept = () => undefined
    post.cut()
    expect(sure(await slow)).toBe('written')
  })

  test('is rejected if too many are waiting', async () => {
    const connection = connectTo({ url: 'ws://127.0.0.1:9/nowhere' }, { after: () => () => {} })
    for (let i = 0; i < 100; i++) void connection.do(TABLE, say(String(i)))
    const refused = await connection.do(TABLE, say('too much'))
    expect(refused.ok ? 'ok' : refused.error.code).toBe('too-many-kept')
    expect(connection.state.keeping).toBe(100)
  })

  test('arrives once and in order despite cut, lost and doubled messages', async () => {
    const run = fc.asyncProperty(fc.string({ minLength: 8, maxLength: 8 }), async (seed) => {
      const post = await Post.open()
      const dice = random(seed)
      post.intercept = (message, socket) => {
        const fortune = dice.below(12)
        if (fortune === 0) post.cut()
        if (fortune === 1) socket.close()
        if (fortune === 2 && message.t === 'do') post.write(message)
        if (fortune === 3) post.answer(message, socket)
        if (fortune === 4) post.say(socket, { t: 'bye', retry: 10 })
        if (fortune === 5 && message.t === 'do') post.say(socket, { t: 'problem', code: 'busy', cid: message.cid })
        return fortune < 6 && fortune !== 3 ? 'swallowed' : undefined
      }
      const connection = connectTo(post, { after: quickly, now: hastily, random: () => dice.below(100) / 100 })
      const texts = Array.from({ length: 20 }, (_, i) => String(i))
      const fates = await Promise.all(texts.map((text) => connection.do(TABLE, say(text))))
      expect(fates.map(sure)).toEqual(texts.map(() => 'written'))
      expect(textsOf(post)).toEqual(texts)
      connection.close()
      await post.close()
    })
    await fc.assert(run, { numRuns: 8 })
  })
})

describe('a stored command', () => {
  /** In-memory replacement of a browser's storage. */
  const newShelf = () => {
    const texts = new Map<string, string>([['unrelated', 'x']])
    return {
      get length(): number {
        return texts.size
      },
      key: (i: number) => [...texts.keys()][i] ?? null,
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
      texts,
    }
  }

  test('is sent by the next page, in order, after the first one was closed', async () => {
    const shelf = newShelf()
    const closed = connectTo({ url: 'ws://127.0.0.1:9/nowhere' }, { keeper: shelfKeeper(shelf), now: counted() })
    void closed.do(TABLE, say('one'))
    void closed.do(TABLE, say('two'))
    closed.close()
    const post = await Post.open()
    const next = connectTo(post, { keeper: shelfKeeper(shelf) })
    expect(next.state.keeping).toBe(2)
    await until(() => next.state.keeping === 0)
    expect(textsOf(post)).toEqual(['one', 'two'])
    expect([...shelf.texts.keys()]).toEqual(['unrelated'])
  })

  test('counts once if two pages send it', async () => {
    const shelf = newShelf()
    const closed = connectTo({ url: 'ws://127.0.0.1:9/nowhere' }, { keeper: shelfKeeper(shelf) })
    void closed.do(TABLE, say('one'))
    closed.close()
    const post = await Post.open()
    const pages = [connectTo(post, { keeper: shelfKeeper(shelf) }), connectTo(post, { keeper: shelfKeeper(shelf) })]
    await until(() => pages.every(({ state }) => state.isConnected && state.keeping === 0))
    expect(textsOf(post)).toEqual(['one'])
  })

  test('stays in memory without browser storage', async () => {
    const full = { ...newShelf(), setItem: () => expect.fail('the shelf is full'), length: 0 }
    const post = await Post.open()
    expect(sure(await connectTo(post, { keeper: shelfKeeper(full) }).do(TABLE, say('one')))).toBe('written')
  })

  test('may have been corrupted by another program', () => {
    const shelf = newShelf()
    shelf.setItem('heptapolis.send.x', '{ not json')
    expect(shelfKeeper(shelf).all()).toEqual([])
    expect(memoryKeeper().all()).toEqual([])
  })
})
