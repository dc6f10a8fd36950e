import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { random, sure } from '@heptapolis/engine/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Command } from '../schema/index.ts'
import { ServerClock } from './clock.ts'
import { memoryKeeper, shelfKeeper } from './keeper.ts'
import { type LineState, type Trouble, waitBefore } from './line.ts'
import { wakeWith } from './page.ts'
import type { Picture } from './pictures.ts'
import { newCid, newNonce } from './random.ts'
import { lineTo, Post, until } from './testing.ts'

const TABLE = { table: 'k7Qx2' }
const choose = (card: string, round = 1): Command => ({ do: 'choose', round, move: { action: 'build', card } })
const say = (text: string): Command => ({ do: 'say', channel: 'all', text })
const textsOf = (post: Post): unknown[] =>
  post.log.map(({ command }) => (command.do === 'say' ? command.text : command.do))

describe('a command', () => {
  test('is written down and acknowledged', async () => {
    const post = await Post.open()
    const line = lineTo(post)
    expect(sure(await line.do(TABLE, choose('altar')))).toBe('written')
    expect(post.log.map(({ table, command }) => ({ table, command }))).toEqual([{ ...TABLE, command: choose('altar') }])
    expect(line.state).toEqual({ isConnected: true, keeping: 0, build: 'one' })
  })

  test('that is refused says why, and the next one leaves', async () => {
    const post = await Post.open()
    post.mischief = (message, socket) => {
      if (message.t !== 'do' || message.command.do !== 'choose') return undefined
      post.say(socket, { t: 'problem', code: 'round-over', cid: message.cid })
      return 'swallowed'
    }
    const line = lineTo(post)
    const [chosen, said] = await Promise.all([line.do(TABLE, choose('altar')), line.do(TABLE, say('well'))])
    expect(chosen.ok ? 'ok' : chosen.error.code).toBe('round-over')
    expect(said.ok).toBe(true)
    expect(line.state.keeping).toBe(0)
  })

  test.each(['busy', 'slow-down', 'leaving'])(
    'that meets %s is kept, and sent again before the next one',
    async (code) => {
      const post = await Post.open()
      let refused = 0
      post.mischief = (message, socket) => {
        if (message.t !== 'do' || refused > 2) return undefined
        refused++
        post.say(socket, { t: 'problem', code, cid: message.cid })
        return 'swallowed'
      }
      const line = lineTo(post, { after: quickly })
      await Promise.all([line.do(TABLE, say('one')), line.do(TABLE, say('two'))])
      expect(textsOf(post)).toEqual(['one', 'two'])
    },
  )

  test('given before there is a line waits for it', async () => {
    const post = await Post.open()
    const { port } = post
    await post.close()
    const states: LineState[] = []
    const line = lineTo(post, { onState: (state) => states.push(state), after: quickly })
    const fate = line.do(TABLE, choose('altar'))
    await until(() => states.length > 3)
    expect(states.at(-1)).toEqual({ isConnected: false, keeping: 1, build: undefined })
    const later = await Post.open(port)
    expect(sure(await fate)).toBe('written')
    expect(later.log).toHaveLength(1)
  })

  test('whose line is cut before it arrives is sent again', async () => {
    const post = await Post.open()
    let cuts = 3
    post.mischief = (message) => {
      if (message.t !== 'do' || cuts-- <= 0) return undefined
      post.cut()
      return 'swallowed'
    }
    expect(sure(await lineTo(post).do(TABLE, choose('altar')))).toBe('written')
    expect(post.log).toHaveLength(1)
  })

  test('whose acknowledgement is lost is sent again, and counts once', async () => {
    const post = await Post.open()
    let cuts = 3
    post.mischief = (message) => {
      if (message.t !== 'do' || cuts-- <= 0) return undefined
      post.write(message)
      post.cut()
      return 'swallowed'
    }
    expect(sure(await lineTo(post).do(TABLE, choose('altar')))).toBe('written')
    expect(post.heard.filter(({ t }) => t === 'do')).toHaveLength(4)
    expect(post.log).toHaveLength(1)
  })

  test('acknowledged twice is done once', async () => {
    const post = await Post.open()
    post.mischief = (message, socket) => {
      if (message.t === 'do') post.say(socket, { t: 'ack', cid: message.cid })
      return undefined
    }
    const line = lineTo(post)
    sure(await line.do(TABLE, say('one')))
    sure(await line.do(TABLE, say('two')))
    expect(textsOf(post)).toEqual(['one', 'two'])
    expect(line.state.keeping).toBe(0)
  })

  test('that is a later choice for the same round takes the place of one that has not left', async () => {
    const post = await Post.open()
    const held: (() => void)[] = []
    post.mischief = (message, socket) => {
      if (message.t !== 'do' || held.length > 0) return undefined
      held.push(() => post.answer(message, socket))
      return 'swallowed'
    }
    const line = lineTo(post)
    const first = line.do(TABLE, choose('altar'))
    await until(() => held.length === 1)
    const others = [choose('baths'), choose('well', 2), choose('stockade')].map((command) => line.do(TABLE, command))
    expect(line.state.keeping).toBe(3)
    held[0]()
    expect((await Promise.all([first, ...others])).map(sure)).toEqual(['written', 'replaced', 'written', 'written'])
    expect(post.log.map(({ command }) => command)).toEqual([choose('altar'), choose('well', 2), choose('stockade')])
  })

  test('of one table does not wait for another table, nor for another person of the device', async () => {
    const post = await Post.open()
    post.mischief = (message) => (message.t === 'do' && message.table === 'slow' ? 'swallowed' : undefined)
    const line = lineTo(post)
    const slow = line.do({ table: 'slow' }, say('hm'))
    sure(await line.do(TABLE, say('quick')))
    sure(await line.do({ ...TABLE, as: 1 }, say('quicker')))
    expect(line.state.keeping).toBe(1)
    post.mischief = () => undefined
    post.cut()
    expect(sure(await slow)).toBe('written')
  })

  test('is not taken where too many wait already', async () => {
    const line = lineTo({ url: 'ws://127.0.0.1:9/nowhere' }, { after: () => () => {} })
    for (let i = 0; i < 100; i++) void line.do(TABLE, say(String(i)))
    const refused = await line.do(TABLE, say('too much'))
    expect(refused.ok ? 'ok' : refused.error.code).toBe('too-many-kept')
    expect(line.state.keeping).toBe(100)
  })

  test('arrives once and in order whatever is cut, swallowed or said twice', async () => {
    const run = fc.asyncProperty(fc.string({ minLength: 8, maxLength: 8 }), async (seed) => {
      const post = await Post.open()
      const dice = random(seed)
      post.mischief = (message, socket) => {
        const fortune = dice.below(12)
        if (fortune === 0) post.cut()
        if (fortune === 1) socket.close()
        if (fortune === 2 && message.t === 'do') post.write(message)
        if (fortune === 3) post.answer(message, socket)
        if (fortune === 4) post.say(socket, { t: 'bye', retry: 10 })
        if (fortune === 5 && message.t === 'do') post.say(socket, { t: 'problem', code: 'busy', cid: message.cid })
        return fortune < 6 && fortune !== 3 ? 'swallowed' : undefined
      }
      const line = lineTo(post, { after: quickly, now: hastily, random: () => dice.below(100) / 100 })
      const texts = Array.from({ length: 20 }, (_, i) => String(i))
      const fates = await Promise.all(texts.map((text) => line.do(TABLE, say(text))))
      expect(fates.map(sure)).toEqual(texts.map(() => 'written'))
      expect(textsOf(post)).toEqual(texts)
      line.close()
      await post.close()
    })
    await fc.assert(run, { numRuns: 8 })
  })
})

/** A thousand times as fast, for what waits for seconds. */
const quickly = (time: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, time / 1000)
  return () => clearTimeout(timer)
}
const hastily = (): number => Date.now() * 1000

describe('what a page keeps', () => {
  /** A browser's storage. */
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

  test('is sent by the next page, in its order, after the first one was closed', async () => {
    const shelf = newShelf()
    const closed = lineTo({ url: 'ws://127.0.0.1:9/nowhere' }, { keeper: shelfKeeper(shelf), now: counted() })
    void closed.do(TABLE, say('one'))
    void closed.do(TABLE, say('two'))
    closed.close()
    const post = await Post.open()
    const next = lineTo(post, { keeper: shelfKeeper(shelf) })
    expect(next.state.keeping).toBe(2)
    await until(() => next.state.keeping === 0)
    expect(textsOf(post)).toEqual(['one', 'two'])
    expect([...shelf.texts.keys()]).toEqual(['unrelated'])
  })

  test('counts once though two pages send it', async () => {
    const shelf = newShelf()
    const closed = lineTo({ url: 'ws://127.0.0.1:9/nowhere' }, { keeper: shelfKeeper(shelf) })
    void closed.do(TABLE, say('one'))
    closed.close()
    const post = await Post.open()
    const pages = [lineTo(post, { keeper: shelfKeeper(shelf) }), lineTo(post, { keeper: shelfKeeper(shelf) })]
    await until(() => pages.every(({ state }) => state.isConnected && state.keeping === 0))
    expect(textsOf(post)).toEqual(['one'])
  })

  test('is kept by the page alone where the browser keeps nothing', async () => {
    const full = { ...newShelf(), setItem: () => expect.fail('the shelf is full'), length: 0 }
    const post = await Post.open()
    expect(sure(await lineTo(post, { keeper: shelfKeeper(full) }).do(TABLE, say('one')))).toBe('written')
  })

  test('may have been spoilt by somebody else', () => {
    const shelf = newShelf()
    shelf.setItem('heptapolis.send.x', '{ not json')
    expect(shelfKeeper(shelf).all()).toEqual([])
    expect(memoryKeeper().all()).toEqual([])
  })
})

const counted = (): (() => number) => {
  let time = 0
  return () => time++
}

describe('a picture', () => {
  async function following(): Promise<{ post: Post; pictures: Picture[]; troubles: Trouble[]; unfollow: () => void }> {
    const post = await Post.open()
    const pictures: Picture[] = []
    const troubles: Trouble[] = []
    const line = lineTo(post, {
      onPicture: (picture) => pictures.push(picture),
      onTrouble: (trouble) => troubles.push(trouble),
    })
    const unfollow = line.follow(TABLE, 'abcdefghijklmnopqrstuv')
    await until(() => pictures.length === 1)
    return { post, pictures, troubles, unfollow }
  }

  test('is whole at first, then what has changed', async () => {
    const { post, pictures } = await following()
    post.sayAll({ t: 'delta', ...TABLE, from: 0, n: 3, delta: { phase: 'play' } })
    await until(() => pictures.length === 2)
    expect(pictures[1]).toEqual({ ...TABLE, n: 3, shown: { phase: 'play' } })
    expect(pictures[0].shown).toEqual({ phase: 'room' })
  })

  test('is asked for anew where a change is missing, once, and without the number of the old one', async () => {
    const { post, pictures } = await following()
    post.picture = { n: 9, shown: { phase: 'over' } }
    for (const from of [5, 6, 7]) {
      post.sayAll({ t: 'delta', ...TABLE, from, n: from + 1, delta: { phase: 'play' } })
    }
    await until(() => pictures.length === 2)
    expect(pictures[1]).toEqual({ ...TABLE, n: 9, shown: { phase: 'over' } })
    const asked = post.heard.filter(({ t }) => t === 'follow')
    expect(asked).toHaveLength(2)
    expect(asked[1]).toEqual({ t: 'follow', ...TABLE, key: 'abcdefghijklmnopqrstuv' })
  })

  test.each(['busy', 'slow-down'])('that meets %s is asked for again, and comes', async (code) => {
    const post = await Post.open()
    let putOff = 0
    post.mischief = (message, socket) => {
      if (message.t !== 'follow' || putOff === 2) return undefined
      putOff++
      post.say(socket, { t: 'problem', code, ...TABLE })
      return 'swallowed'
    }
    const pictures: Picture[] = []
    const troubles: Trouble[] = []
    const hear = { onPicture: (one: Picture) => pictures.push(one), onTrouble: (one: Trouble) => troubles.push(one) }
    lineTo(post, { after: quickly, ...hear }).follow(TABLE)
    await until(() => pictures.length > 0)
    expect(troubles.map((trouble) => trouble.code)).toEqual([code, code])
  })

  test('is followed on over a new line, with the number of the last one', async () => {
    const { post, pictures } = await following()
    post.sayAll({ t: 'delta', ...TABLE, from: 0, n: 3, delta: {} })
    await until(() => pictures.length === 2)
    post.cut()
    await until(() => post.heard.filter(({ t }) => t === 'follow').length === 2)
    expect(post.heard.findLast(({ t }) => t === 'follow')).toMatchObject({ ...TABLE, n: 3 })
  })

  test('of a table that is no longer followed is not shown', async () => {
    const { post, pictures, troubles, unfollow } = await following()
    unfollow()
    await until(() => post.heard.some(({ t }) => t === 'unfollow'))
    post.sayAll({ t: 'full', ...TABLE, n: 9, shown: {} })
    post.sayAll({ t: 'delta', ...TABLE, from: 9, n: 10, delta: {} })
    post.sayAll({ t: 'problem', code: 'no-table', table: 'other' })
    await until(() => troubles.length === 1)
    expect(troubles[0]).toEqual({ code: 'no-table', table: 'other' })
    expect(pictures).toHaveLength(1)
  })

  test('of two people who share a device are two', async () => {
    const post = await Post.open()
    const pictures: Picture[] = []
    const line = lineTo(post, { onPicture: (picture) => pictures.push(picture) })
    line.follow({ ...TABLE, as: 0 })
    line.follow({ ...TABLE, as: 1 })
    await until(() => pictures.length === 2)
    post.sayAll({ t: 'delta', ...TABLE, as: 1, from: 0, n: 1, delta: { phase: 'play' } })
    await until(() => pictures.length === 3)
    expect(pictures[2]).toEqual({ ...TABLE, as: 1, n: 1, shown: { phase: 'play' } })
  })
})

describe('a line', () => {
  test('comes back after a goodbye', async () => {
    const post = await Post.open()
    const line = lineTo(post)
    await until(() => line.state.isConnected)
    post.sayAll({ t: 'bye', retry: 1000 })
    await until(() => post.heard.filter(({ t }) => t === 'hello').length === 2)
    await until(() => line.state.isConnected)
  })

  test('that leads nowhere is given up, though nobody says that it is cut', async () => {
    const post = await Post.open()
    let lines = 0
    post.mischief = (message) => {
      if (message.t === 'hello') lines++
      return lines === 1 && message.t !== 'hello' ? 'swallowed' : undefined
    }
    const line = lineTo(post, { after: quickly, now: hastily })
    const fate = line.do(TABLE, choose('altar'))
    expect(sure(await fate)).toBe('written')
    expect(lines).toBeGreaterThan(1)
  })

  test('over which something else is said than messages is given up', async () => {
    const post = await Post.open()
    let lines = 0
    post.mischief = (message, socket) => {
      if (message.t === 'hello' && lines++ === 0) socket.send('<html>Please log on to the hotel</html>')
      return lines === 1 ? 'swallowed' : undefined
    }
    const line = lineTo(post)
    await until(() => line.state.isConnected)
    expect(lines).toBe(2)
  })

  test('that was cut does not speak through the new one', async () => {
    const post = await Post.open()
    const pictures: Picture[] = []
    const said: ((text: string) => void)[] = []
    const line = lineTo(post, {
      onPicture: (picture) => pictures.push(picture),
      connect: (url, listeners) => {
        said.push(listeners.said)
        const socket = new WebSocket(url, 'heptapolis.1')
        socket.addEventListener('open', listeners.opened)
        socket.addEventListener('message', ({ data }) => listeners.said(String(data)))
        socket.addEventListener('close', listeners.ended)
        return { send: (text) => socket.send(text), end: () => socket.close() }
      },
    })
    line.follow(TABLE)
    await until(() => pictures.length === 1)
    post.cut()
    await until(() => pictures.length === 2)
    said[0](JSON.stringify({ t: 'full', ...TABLE, n: 99, shown: {} }))
    expect(pictures).toHaveLength(2)
  })

  test('waits longer and longer, never the same as others, and never for ever', () => {
    expect([0, 1, 2, 3, 9, 60].map((attempt) => waitBefore(attempt, () => 0.5))).toEqual([
      500, 1000, 2000, 4000, 15_000, 15_000,
    ])
    expect(waitBefore(3, () => 0)).toBe(0)
  })

  test('does not wait where the page is looked at again or the network is back', async () => {
    const post = await Post.open()
    const { port } = post
    await post.close()
    const waits: (() => void)[] = []
    const line = lineTo(post, {
      after: (_, act) => {
        waits.push(act)
        return () => {}
      },
    })
    await until(() => waits.length === 2)
    const window = new EventTarget()
    const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    const stop = wakeWith(line, window, document)
    const open = await Post.open(port)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(open.heard).toEqual([])
    document.visibilityState = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => line.state.isConnected)
    open.cut()
    await until(() => !line.state.isConnected)
    window.dispatchEvent(new Event('online'))
    await until(() => line.state.isConnected)
    window.dispatchEvent(new Event('offline'))
    expect(line.state.isConnected).toBe(false)
    stop()
  })

  test('that is closed stays closed', async () => {
    const post = await Post.open()
    const line = lineTo(post)
    await until(() => line.state.isConnected)
    line.close()
    line.wake()
    await until(() => post.sockets.length === 0)
    expect(line.state.isConnected).toBe(false)
  })
})

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

describe('random numbers', () => {
  test('are what the server reads, and never the same', () => {
    const cids = Array.from({ length: 100 }, newCid)
    expect(new Set(cids).size).toBe(100)
    expect(cids.filter((cid) => !/^[0-9a-f]{16}$/.test(cid))).toEqual([])
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/)
  })
  test('and all else here need nothing that a page over plain http lacks', () => {
    const files = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..') }).filter((file) => !file.includes('test'))
    const sources = files.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((source) => /randomUUID|\.subtle|clipboard|serviceWorker/.test(source))).toEqual([])
  })
})
