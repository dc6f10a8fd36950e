/** Contract tests of every database implementation: lists of games. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { event, opening, WAITING } from '../src/testing.ts'
import type { Suite } from './suite.ts'

export const keepsLists: Suite = (name, fresh) => {
  describe(`${name}: lists`, () => {
    test('contain the game, its seats and its last change', async () => {
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

    test('find the games of an account, the last changed first, page by page', async () => {
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

    test('follow players who sit down or leave', async () => {
      const { log, games } = await fresh()
      sure(await log.append(opening('k7Qx2')))
      const listing = { ...WAITING, sittings: [{ seat: 0, account: 'bob' }] }
      sure(await log.append({ game: 'k7Qx2', events: [event('sit', 1)], listing }))
      expect(sure(await games.list({ account: 'ada', limit: 9 }))).toEqual([])
      expect(sure(await games.list({ account: 'bob', limit: 9 }))).toHaveLength(1)
    })

    test('contain games whose deadline has passed, the earliest first', async () => {
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

    test('iterate over all unfinished games', async () => {
      const { log, games } = await fresh()
      for (const game of ['c', 'a', 'd', 'b']) sure(await log.append(opening(game)))
      sure(await log.append({ game: 'b', events: [event('over', 1)] }))
      expect(sure(await games.unfinished(2))).toEqual(['a', 'c'])
      expect(sure(await games.unfinished(2, 'c'))).toEqual(['d'])
    })

    test('count games by state', async () => {
      const { log, games } = await fresh()
      expect(sure(await games.counts())).toEqual({})
      const { listing, ...bare } = opening('a')
      sure(await log.append({ ...bare, listing: { ...(listing ?? expect.fail()), state: 'over' } }))
      for (const game of ['b', 'c']) sure(await log.append(opening(game)))
      expect(sure(await games.counts())).toEqual({ over: 1, [listing?.state ?? '']: 2 })
    })
  })
}
