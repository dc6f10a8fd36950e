/** Contract tests of every database implementation: the append-only event log of a game. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { choice, codeOf, event, kindsOf, opening, SECRET } from '../src/testing.ts'
import type { Suite } from './suite.ts'

export const keepsLogs: Suite = (name, fresh) => {
  describe(`${name}: a log`, () => {
    test('returns appended events in order, with their numbers', async () => {
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

    test('preserves any text and any number', async () => {
      const { log } = await fresh()
      const odd = { text: '"; drop table event; -- \u0000 é 🏛', number: -1.5, list: [null, true, { deep: [] }] }
      sure(await log.append(opening('k7Qx2')))
      sure(await log.append({ game: 'k7Qx2', events: [event('say', 1, odd)] }))
      expect(sure(await log.read('k7Qx2', 1))).toEqual([event('say', 1, odd)])
    })

    test('stores a copy: later changes of the event object have no effect', async () => {
      const { log } = await fresh()
      const mine = { kind: 'open', n: 0, at: 1000, seats: [1, 2] }
      sure(await log.append({ ...opening('k7Qx2'), events: [mine] }))
      mine.seats.push(3)
      expect(sure(await log.read('k7Qx2'))).toEqual([event('open', 0, { seats: [1, 2] })])
    })

    test('accepts one of two steps decided at the same length and rejects the other', async () => {
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

    test('rejects events out of order', async () => {
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

    test('rejects choices after the end but accepts chat', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      const last = { game: 'k7Qx2', events: [event('choose', 1), event('round', 2), event('over', 3)] }
      sure(await store.log.append(last))
      expect(await codeOf(store.log.append(choice('k7Qx2', 4, 'late')))).toBe('sealed')
      sure(await store.log.append({ game: 'k7Qx2', events: [event('say', 4)] }))
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose', 'round', 'over', 'say'])
    })

    test('rejects a whole step with a choice after the end', async () => {
      const store = await fresh()
      sure(await store.log.append(opening('k7Qx2')))
      const events = [event('over', 1), event('choose', 2)]
      expect(await codeOf(store.log.append({ game: 'k7Qx2', events }))).toBe('sealed')
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open'])
    })

    test('is separate for each game', async () => {
      const store = await fresh()
      await Promise.all(['a', 'b', 'c'].map((game) => store.log.append(opening(game))))
      sure(await store.log.append(choice('b', 1, 'x')))
      expect(await kindsOf(store, 'a')).toEqual(['open'])
      expect(await kindsOf(store, 'b')).toEqual(['open', 'choose'])
    })

    test('keeps one secret, outside the log', async () => {
      const { log } = await fresh()
      sure(await log.append(opening('k7Qx2')))
      expect(sure(await log.secret('k7Qx2'))).toEqual(SECRET)
      expect(sure(await log.secret('nobody'))).toBeUndefined()
      expect(await codeOf(log.append({ ...choice('k7Qx2', 1, 'a'), secret: SECRET }))).toBe('refused')
      expect(JSON.stringify(sure(await log.read('k7Qx2')))).not.toContain('secret')
    })

    test('is deleted with everything that belongs to it', async () => {
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
}
