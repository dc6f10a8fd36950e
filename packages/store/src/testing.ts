/** What tests of all stores share, and the one suite that every store passes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Result, sure } from '@heptapolis/engine/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import type { Listing, LogEvent, Step, Store } from './port.ts'

export const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i)
const WAITING: Listing = { state: 'waiting', visibility: 'private', sittings: [{ seat: 0, account: 'ada' }] }

/** Event `n` of a log, which takes place `n` milliseconds after the opening, with whatever the table would write into it. */
export const event = (kind: string, n: number, body: object = {}): LogEvent => ({ kind, n, at: 1000 + n, ...body })

/** The step that opens a game. */
export const opening = (game: string, listing: Partial<Listing> = {}, at = 1000): Step => ({
  game,
  events: [event('open', 0, { at, mix: ['leaders'] })],
  secret: SECRET,
  listing: { ...WAITING, ...listing },
})

/** A choice, as event `n` of a log. */
export const choice = (game: string, n: number, cid: string, who = 'ada'): Step => ({
  game,
  events: [event('choose', n, { who, cid })],
})

export const codeOf = async (answer: Promise<Result<unknown>>): Promise<string> => {
  const result = await answer
  return result.ok ? 'ok' : result.error.code
}

const kindsOf = async (store: Store, game: string): Promise<string[]> =>
  sure(await store.log.read(game)).map(({ kind }) => kind)

/** A folder of its own for a test, gone after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-store-'))
  folders.push(folder)
  return folder
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** What holds of every store. */
export function conforms(name: string, open: () => Promise<Store>): void {
  const stores: Store[] = []
  const fresh = async (): Promise<Store> => {
    const store = await open()
    stores.push(store)
    return store
  }
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
  })

  describe(`${name}: a log`, () => {
    test('gives back what was appended, in order, with the numbers it was given', async () => {
      const { log } = await fresh()
      expect(sure(await log.append(opening('k7Qx2')))).toEqual({ n: 0, repeated: false })
      const step = { game: 'k7Qx2', events: [event('sit', 1, { seat: 0 }), event('begin', 2)] }
      expect(sure(await log.append(step))).toEqual({ n: 1, repeated: false })
      expect(sure(await log.read('k7Qx2'))).toEqual([
        { kind: 'open', n: 0, at: 1000, mix: ['leaders'] },
        { kind: 'sit', n: 1, at: 1001, seat: 0 },
        { kind: 'begin', n: 2, at: 1002 },
      ])
      expect(sure(await log.read('k7Qx2', 2))).toEqual([{ kind: 'begin', n: 2, at: 1002 }])
      expect(sure(await log.read('nobody'))).toEqual([])
    })

    test('keeps any text and any number as it was', async () => {
      const { log } = await fresh()
      const odd = { text: '"; drop table event; -- \u0000 é 🏛', number: -1.5, list: [null, true, { deep: [] }] }
      sure(await log.append(opening('k7Qx2')))
      sure(await log.append({ game: 'k7Qx2', events: [event('say', 1, odd)] }))
      expect(sure(await log.read('k7Qx2', 1))).toEqual([event('say', 1, odd)])
    })

    test('is kept as it was when appended, whatever becomes of the event', async () => {
      const { log } = await fresh()
      const mine = { kind: 'open', n: 0, at: 1000, seats: [1, 2] }
      sure(await log.append({ ...opening('k7Qx2'), events: [mine] }))
      mine.seats.push(3)
      expect(sure(await log.read('k7Qx2'))).toEqual([event('open', 0, { seats: [1, 2] })])
    })

    test('takes one of two steps decided at the same length; the other decides again', async () => {
      const { log } = await fresh()
      sure(await log.append(opening('k7Qx2')))
      const codes = await Promise.all([
        codeOf(log.append(choice('k7Qx2', 1, 'a', 'ada'))),
        codeOf(log.append(choice('k7Qx2', 1, 'b', 'bob'))),
      ])
      expect(codes.sort()).toEqual(['conflict', 'ok'])
      expect(sure(await log.read('k7Qx2'))).toHaveLength(2)
    })

    test.each([
      ['behind the end', 3],
      ['before the end', 0],
    ])('has no gap and no second of a number: a step %s is refused', async (_, n) => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      sure(await store.log.append(choice('k7Qx2', 1, 'a')))
      expect(await codeOf(store.log.append(choice('k7Qx2', n, 'b')))).toBe('conflict')
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose'])
    })

    test('takes events in their order alone', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      const events = [event('say', 1), event('say', 3)]
      expect(await codeOf(store.log.append({ game: 'k7Qx2', events }))).toBe('refused')
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open'])
    })

    test('begins with event 0, its listing and its secret', async () => {
      const { log } = await fresh()
      const { listing, secret, ...bare } = opening('k7Qx2')
      expect(await codeOf(log.append(choice('k7Qx2', 1, 'a')))).toBe('unknown')
      expect(await codeOf(log.append({ ...bare, listing }))).toBe('refused')
      expect(await codeOf(log.append({ ...bare, secret }))).toBe('refused')
      expect(await codeOf(log.append({ ...opening('k7Qx2'), events: [] }))).toBe('refused')
      expect(sure(await log.read('k7Qx2'))).toEqual([])
    })

    test('takes no choice after the end, but goes on talking', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      const last = { game: 'k7Qx2', events: [event('choose', 1), event('round', 2), event('over', 3)] }
      sure(await store.log.append(last))
      expect(await codeOf(store.log.append(choice('k7Qx2', 4, 'late')))).toBe('sealed')
      sure(await store.log.append({ game: 'k7Qx2', events: [event('say', 4)] }))
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose', 'round', 'over', 'say'])
    })

    test('takes no choice after the end in the same step either, and then nothing of it', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      const events = [event('over', 1), event('choose', 2)]
      expect(await codeOf(store.log.append({ game: 'k7Qx2', events }))).toBe('sealed')
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open'])
    })

    test('of one game knows nothing of another', async () => {
      const store = await fresh()
      await Promise.all(['a', 'b', 'c'].map((game) => store.log.append(opening(game))))
      sure(await store.log.append(choice('b', 1, 'x')))
      expect(await kindsOf(store, 'a')).toEqual(['open'])
      expect(await kindsOf(store, 'b')).toEqual(['open', 'choose'])
    })

    test('keeps its secret apart, and only one', async () => {
      const { log } = await fresh()
      sure(await log.append(opening('k7Qx2')))
      expect(sure(await log.secret('k7Qx2'))).toEqual(SECRET)
      expect(sure(await log.secret('nobody'))).toBeUndefined()
      expect(await codeOf(log.append({ ...choice('k7Qx2', 1, 'a'), secret: SECRET }))).toBe('refused')
      expect(JSON.stringify(sure(await log.read('k7Qx2')))).not.toContain('secret')
    })

    test('is forgotten with all that belongs to it', async () => {
      const { log, games, people } = await fresh()
      sure(await log.append(opening('k7Qx2')))
      sure(await log.append(choice('k7Qx2', 1, 'a')))
      sure(await people.saveLink({ hash: 'h', game: 'k7Qx2', purpose: 'resume', seat: 0 }))
      sure(await people.mayTell('ada', 'k7Qx2', 1))
      expect(sure(await log.forget('k7Qx2'))).toBe(true)
      expect(sure(await log.forget('k7Qx2'))).toBe(false)
      expect(sure(await log.read('k7Qx2'))).toEqual([])
      expect(sure(await log.secret('k7Qx2'))).toBeUndefined()
      expect(sure(await log.accepted('k7Qx2', 'ada', 'a'))).toBeUndefined()
      expect(sure(await games.find('k7Qx2'))).toBeUndefined()
      expect(sure(await games.list({ account: 'ada', limit: 9 }))).toEqual([])
      expect(sure(await people.link('h'))).toBeUndefined()
      expect(sure(await people.mayTell('ada', 'k7Qx2', 1))).toBe(true)
    })
  })

  describe(`${name}: a command`, () => {
    test('given twice is one event and two equal answers', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      expect(sure(await store.log.append(choice('k7Qx2', 1, 'a')))).toEqual({ n: 1, repeated: false })
      sure(await store.log.append(choice('k7Qx2', 2, 'b')))
      expect(sure(await store.log.append(choice('k7Qx2', 3, 'a')))).toEqual({ n: 1, repeated: true })
      expect(sure(await store.log.append(choice('k7Qx2', 1, 'a')))).toEqual({ n: 1, repeated: true })
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose', 'choose'])
    })

    test('given twice at once is one event', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      const twice = await Promise.all([1, 1, 1].map((n) => store.log.append(choice('k7Qx2', n, 'a'))))
      expect(twice.map((answer) => sure(answer).n)).toEqual([1, 1, 1])
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose'])
    })

    test('is one of its giver and its game: others may use the same number', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      sure(await store.log.append(opening('other')))
      sure(await store.log.append(choice('k7Qx2', 1, 'a', 'ada')))
      expect(sure(await store.log.append(choice('k7Qx2', 2, 'a', 'bob'))).repeated).toBe(false)
      expect(sure(await store.log.append(choice('other', 1, 'a', 'ada'))).repeated).toBe(false)
      expect(sure(await store.log.accepted('k7Qx2', 'bob', 'a'))).toBe(2)
      expect(sure(await store.log.accepted('k7Qx2', 'cleo', 'a'))).toBeUndefined()
    })

    test('of a step that was refused is not taken for kept', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      expect(await codeOf(store.log.append(choice('k7Qx2', 7, 'a')))).toBe('conflict')
      expect(sure(await store.log.accepted('k7Qx2', 'ada', 'a'))).toBeUndefined()
      expect(sure(await store.log.append(choice('k7Qx2', 1, 'a'))).repeated).toBe(false)
    })
  })

  describe(`${name}: lists`, () => {
    test('say what a game is, who sits there and when it last went on', async () => {
      const { log, games } = await fresh()
      sure(await log.append(opening('k7Qx2')))
      const sittings = [
        { seat: 0, account: 'ada' },
        { seat: 1, bot: 'medium' },
        { seat: 2, account: 'bob' },
      ]
      const listing = { state: 'playing', visibility: 'public', deadline: 5000, sittings }
      sure(await log.append({ game: 'k7Qx2', events: [event('begin', 1)], listing }))
      sure(await log.append({ game: 'k7Qx2', events: [event('say', 2)] }))
      expect(sure(await games.find('k7Qx2'))).toEqual({
        ...listing,
        game: 'k7Qx2',
        length: 3,
        created: 1000,
        updated: 1002,
        opening: { kind: 'open', n: 0, at: 1000, mix: ['leaders'] },
      })
      expect(sure(await games.find('nobody'))).toBeUndefined()
    })

    test('find the games of somebody, the last changed first, page by page', async () => {
      const { log, games } = await fresh()
      const mine = [{ seat: 1, account: 'ada' }]
      sure(await log.append(opening('old', { sittings: mine }, 1000)))
      sure(await log.append(opening('new', { sittings: mine, state: 'over' }, 3000)))
      sure(await log.append(opening('mid', { sittings: mine, visibility: 'public' }, 2000)))
      sure(await log.append(opening('other', { sittings: [{ seat: 0, account: 'bob' }] }, 4000)))
      const found = async (wanted: object): Promise<string[]> =>
        sure(await games.list({ limit: 9, ...wanted })).map(({ game }) => game)
      expect(await found({ account: 'ada' })).toEqual(['new', 'mid', 'old'])
      expect(await found({ account: 'ada', limit: 2 })).toEqual(['new', 'mid'])
      expect(await found({ account: 'ada', before: 2000 })).toEqual(['old'])
      expect(await found({ account: 'ada', state: 'waiting' })).toEqual(['mid', 'old'])
      expect(await found({ visibility: 'public' })).toEqual(['mid'])
      expect(await found({})).toEqual(['other', 'new', 'mid', 'old'])
    })

    test('follow who sits down and who stands up', async () => {
      const { log, games } = await fresh()
      sure(await log.append(opening('k7Qx2')))
      const listing = { ...WAITING, sittings: [{ seat: 0, account: 'bob' }] }
      sure(await log.append({ game: 'k7Qx2', events: [event('sit', 1)], listing }))
      expect(sure(await games.list({ account: 'ada', limit: 9 }))).toEqual([])
      expect(sure(await games.list({ account: 'bob', limit: 9 }))).toHaveLength(1)
    })

    test('tell whose deadline has come, the earliest first', async () => {
      const { log, games } = await fresh()
      for (const [game, deadline] of [
        ['late', 900],
        ['soon', 300],
        ['now', 500],
      ] as const) {
        sure(await log.append(opening(game, { deadline })))
      }
      sure(await log.append(opening('never')))
      expect(sure(await games.due(500, 9))).toEqual([
        { game: 'soon', deadline: 300 },
        { game: 'now', deadline: 500 },
      ])
      expect(sure(await games.due(1000, 1))).toEqual([{ game: 'soon', deadline: 300 }])
      sure(await log.append({ game: 'soon', events: [event('begin', 1)], listing: WAITING }))
      expect(sure(await games.due(500, 9))).toEqual([{ game: 'now', deadline: 500 }])
    })

    test('go through all games that are not over', async () => {
      const { log, games } = await fresh()
      for (const game of ['c', 'a', 'd', 'b']) sure(await log.append(opening(game)))
      sure(await log.append({ game: 'b', events: [event('over', 1)] }))
      expect(sure(await games.unfinished(2))).toEqual(['a', 'c'])
      expect(sure(await games.unfinished(2, 'c'))).toEqual(['d'])
    })

    test('are counted by state', async () => {
      const { log, games } = await fresh()
      expect(sure(await games.counts())).toEqual({})
      const { listing, ...bare } = opening('a')
      sure(await log.append({ ...bare, listing: { ...(listing ?? expect.fail()), state: 'over' } }))
      for (const game of ['b', 'c']) sure(await log.append(opening(game)))
      expect(sure(await games.counts())).toEqual({ over: 1, [listing?.state ?? '']: 2 })
    })
  })

  describe(`${name}: people`, () => {
    const ada = { id: 'ada', name: 'Ada', created: 1000, prefs: { language: 'fr', quiet: [22, 7] } }
    const session = { hash: 'h1', account: 'ada', seen: 1000, expires: 2000 }
    const push = { endpoint: 'https://push.example/1', account: 'ada', keys: { p256dh: 'k', auth: 'a' } }

    test('are found again, and may change their minds', async () => {
      const { people } = await fresh()
      sure(await people.saveAccount(ada))
      sure(await people.saveAccount({ ...ada, name: 'Ada L.' }))
      expect(sure(await people.account('ada'))).toEqual({ ...ada, name: 'Ada L.' })
      expect(sure(await people.account('bob'))).toBeUndefined()
    })

    test('stay known until their session runs out; using it renews it', async () => {
      const { people } = await fresh()
      sure(await people.saveSession(session))
      expect(sure(await people.session('h1', 1999))).toEqual(session)
      expect(sure(await people.session('h1', 2000))).toBeUndefined()
      sure(await people.saveSession({ ...session, seen: 1500, expires: 9000 }))
      expect(sure(await people.session('h1', 2000))?.seen).toBe(1500)
      expect(sure(await people.endSession('h1'))).toBe(true)
      expect(sure(await people.session('h1', 2000))).toBeUndefined()
    })

    test('are not kept for ever: sessions that have run out are swept', async () => {
      const { people } = await fresh()
      sure(await people.saveSession(session))
      sure(await people.saveSession({ ...session, hash: 'h2', expires: 5000 }))
      expect(sure(await people.sweepSessions(2000))).toBe(1)
      expect(sure(await people.session('h2', 1000))?.hash).toBe('h2')
    })

    test('hold links, which are revoked by purpose, or for a single seat', async () => {
      const { people } = await fresh()
      const resume = { hash: 'r0', game: 'k7Qx2', purpose: 'resume', seat: 0, account: 'ada' }
      sure(await people.saveLink(resume))
      sure(await people.saveLink({ hash: 'r1', game: 'k7Qx2', purpose: 'resume', seat: 1 }))
      sure(await people.saveLink({ hash: 'i', game: 'k7Qx2', purpose: 'invite' }))
      expect(sure(await people.link('r0'))).toEqual(resume)
      expect(sure(await people.link('i'))).toEqual({ hash: 'i', game: 'k7Qx2', purpose: 'invite' })
      expect(sure(await people.revokeLinks('k7Qx2', 'resume', 0))).toBe(1)
      expect(sure(await people.link('r0'))).toBeUndefined()
      expect(sure(await people.link('r1'))?.seat).toBe(1)
      expect(sure(await people.revokeLinks('k7Qx2', 'resume'))).toBe(1)
      expect(sure(await people.link('i'))?.purpose).toBe('invite')
    })

    test('are told by push on every device they wish', async () => {
      const { people } = await fresh()
      sure(await people.savePush(push))
      sure(await people.savePush({ ...push, endpoint: 'https://push.example/2' }))
      expect(sure(await people.pushes('ada'))).toHaveLength(2)
      expect(sure(await people.removePush(push.endpoint))).toBe(true)
      expect(sure(await people.pushes('ada'))).toEqual([{ ...push, endpoint: 'https://push.example/2' }])
      expect(sure(await people.pushes('bob'))).toEqual([])
    })

    test('are told of a round once, and not again before they have opened the table', async () => {
      const { people } = await fresh()
      const told = async (round: number): Promise<boolean> => sure(await people.mayTell('ada', 'k7Qx2', round))
      expect([await told(3), await told(3), await told(4)]).toEqual([true, false, false])
      sure(await people.opened('ada', 'k7Qx2'))
      expect([await told(3), await told(4), await told(5)]).toEqual([false, true, false])
      expect(sure(await people.mayTell('ada', 'other', 1))).toBe(true)
      expect(sure(await people.mayTell('bob', 'k7Qx2', 4))).toBe(true)
    })

    test('who go take their tokens along; the games stay whole', async () => {
      const { people, log, games } = await fresh()
      sure(await people.saveAccount(ada))
      sure(await people.saveSession(session))
      sure(await people.savePush(push))
      sure(await people.saveLink({ hash: 'r', game: 'k7Qx2', purpose: 'resume', seat: 0, account: 'ada' }))
      sure(await log.append(opening('k7Qx2')))
      expect(sure(await people.removeAccount('ada'))).toBe(true)
      expect(sure(await people.removeAccount('ada'))).toBe(false)
      expect(sure(await people.session('h1', 1000))).toBeUndefined()
      expect(sure(await people.pushes('ada'))).toEqual([])
      expect(sure(await people.link('r'))).toBeUndefined()
      expect(sure(await log.read('k7Qx2'))).toHaveLength(1)
      expect(sure(await games.find('k7Qx2'))?.sittings).toEqual([{ seat: 0 }])
    })
  })

  describe(`${name}: the store`, () => {
    test('keeps settings; of two that settle one at once the first stands', async () => {
      const { settings } = await fresh()
      expect(sure(await settings.get('keys'))).toBeUndefined()
      const stand = await Promise.all(['a', 'b'].map((value) => settings.settle('keys', value)))
      expect(stand.map(sure)).toEqual(['a', 'a'])
      sure(await settings.set('keys', 'c'))
      expect(sure(await settings.get('keys'))).toBe('c')
    })

    test('is ready, and has a clock', async () => {
      const store = await fresh()
      sure(await store.ready())
      expect(Number.isInteger(sure(await store.now()))).toBe(true)
    })

    test('keeps what was asked of it before it closed, and refuses what comes after', async () => {
      const store = await fresh()
      const asked = store.log.append(opening('k7Qx2'))
      await Promise.resolve()
      const closed = store.close()
      expect(await codeOf(asked)).toBe('ok')
      sure(await closed)
      expect(await codeOf(store.log.append(choice('k7Qx2', 1, 'a')))).toBe('closed')
      expect(await codeOf(store.log.read('k7Qx2'))).toBe('closed')
      expect(await codeOf(store.ready())).toBe('closed')
      sure(await store.close())
    })
  })
}
