/** Contract tests of every database implementation: results and ratings. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import type { Store } from '../src/port.ts'
import type { OutcomeRow, RatingChange } from '../src/sections/ratings.ts'
import { codeOf, event, opening } from '../src/testing.ts'
import type { Suite } from './suite.ts'

const POOL = 'base-live'

/** Rating after game `n` of the fixture: each game adds 1000. */
const turn = (n: number, change: Partial<RatingChange> = {}): RatingChange => ({
  pool: POOL,
  season: 1,
  turn: n,
  games: n,
  muBefore: 25_000_000 + 1000 * (n - 1),
  sigmaBefore: 8_333_333,
  mu: 25_000_000 + 1000 * n,
  sigma: 8_000_000,
  ...change,
})

const outcome = (game: string, account: string, change: Partial<OutcomeRow> = {}): OutcomeRow => ({
  game,
  account,
  at: 2000,
  seat: 0,
  place: 1,
  players: 3,
  points: 52,
  wonder: 'gizah',
  edition: '2e',
  boxes: ['leaders'],
  isOpen: true,
  hasLeft: false,
  ...change,
})

/** Fixture: a store with two accounts and finished games. */
async function played(store: Store, ...games: string[]): Promise<Store> {
  for (const id of ['ada', 'bob'])
    sure(await store.people.saveAccount({ id, name: id, created: 1, kind: 'person', prefs: {} }))
  for (const game of games) {
    sure(await store.log.append(opening(game)))
    const listing = { state: 'over', visibility: 'open', sittings: [{ seat: 0, account: 'ada' }] }
    sure(await store.log.append({ game, events: [event('over', 1)], listing }))
  }
  return store
}

export const keepsRatings: Suite = (name, fresh) => {
  describe(`${name}: ratings`, () => {
    test('follow from a finished game, once', async () => {
      const { ratings } = await played(await fresh(), 'g1')
      const rated = [
        outcome('g1', 'bob', { place: 2, rated: turn(1, { mu: 24 }) }),
        outcome('g1', 'ada', { rated: turn(1) }),
      ]
      expect(sure(await ratings.isSettled('g1'))).toBe(false)
      sure(await ratings.settle('g1', 3000, rated))
      const { muBefore: _, sigmaBefore: __, ...standing } = turn(1)
      expect(sure(await ratings.of('ada'))).toEqual([{ account: 'ada', ...standing }])
      expect(sure(await ratings.isSettled('g1'))).toBe(true)
      expect(sure(await ratings.outcomes(['ada'], { limit: 9 }))).toEqual([rated[1]])
      sure(await ratings.settle('g1', 4000, rated))
      expect(sure(await ratings.of('ada'))).toEqual([{ account: 'ada', ...standing }])
      expect(sure(await ratings.outcomes(['ada'], { limit: 9 }))).toHaveLength(1)
      const among = sure(await ratings.among(POOL, ['ada', 'bob', 'eve']))
      expect(among.map(({ account, mu }) => [account, mu]).sort()).toEqual([
        ['ada', 25_001_000],
        ['bob', 24],
      ])
    })

    test('stay unchanged when the same game is settled again from newer ratings', async () => {
      const { ratings } = await played(await fresh(), 'g1')
      sure(await ratings.settle('g1', 3000, [outcome('g1', 'ada', { rated: turn(1) })]))
      await ratings.settle('g1', 3000, [outcome('g1', 'ada', { rated: turn(2) })])
      expect(sure(await ratings.of('ada'))).toMatchObject([{ turn: 1, mu: 25_001_000 }])
    })

    test('of two games that end concurrently are both kept, in sequence', async () => {
      const { ratings } = await played(await fresh(), 'g1', 'g2')
      const at = (game: string, n: number) => ratings.settle(game, 3000, [outcome(game, 'ada', { rated: turn(n) })])
      const codes = await Promise.all([codeOf(at('g1', 1)), codeOf(at('g2', 1))])
      expect(codes.sort()).toEqual(['ok', 'refused'])
      const late = sure(await ratings.isSettled('g1')) ? 'g2' : 'g1'
      expect(sure(await ratings.isSettled(late))).toBe(false)
      expect(sure(await ratings.outcomes(['ada'], { limit: 9 }))).toHaveLength(1)
      sure(await at(late, 2))
      expect(sure(await ratings.of('ada'))).toMatchObject([{ turn: 2, games: 2, mu: 25_002_000 }])
    })

    test('ignore unrated games and games without accounts', async () => {
      const { ratings } = await played(await fresh(), 'g1', 'g2')
      sure(await ratings.settle('g1', 3000, [outcome('g1', 'ada', { isOpen: false })]))
      sure(await ratings.settle('g2', 3000, []))
      expect(sure(await ratings.of('ada'))).toEqual([])
      expect(sure(await ratings.outcomes(['ada'], { limit: 9 }))).toEqual([outcome('g1', 'ada', { isOpen: false })])
      expect(sure(await ratings.outcomes(['ada'], { isOpen: true, limit: 9 }))).toEqual([])
    })

    test('are listed by game, and by most frequent companions', async () => {
      const { ratings } = await played(await fresh(), 'g1', 'g2', 'g3')
      const both = (game: string, isOpen: boolean) => [
        outcome(game, 'ada', { isOpen }),
        outcome(game, 'bob', { isOpen, seat: 1 }),
      ]
      for (const [game, isOpen] of [['g1', true] as const, ['g2', false] as const])
        sure(await ratings.settle(game, 3000, both(game, isOpen)))
      sure(await ratings.settle('g3', 3000, [outcome('g3', 'ada')]))
      expect(sure(await ratings.ofGame('g1'))).toEqual(both('g1', true))
      expect(sure(await ratings.ofGame('nothing'))).toEqual([])
      expect(sure(await ratings.companions(['ada'], { limit: 2 }))).toEqual(['bob'])
      // One game together does not make a frequent companion.
      expect(sure(await ratings.companions(['ada'], { isOpen: true, limit: 2 }))).toEqual([])
      expect(sure(await ratings.companions(['ada', 'bob'], { limit: 2 }))).toEqual([])
    })

    test('report games that are not yet settled', async () => {
      const { ratings, log } = await played(await fresh(), 'g1', 'g2')
      sure(await log.append(opening('running')))
      sure(await ratings.settle('g1', 3000, []))
      expect(sure(await ratings.unsettled(0, 9))).toEqual(['g2'])
      expect(sure(await ratings.unsettled(2000, 9))).toEqual([])
    })

    test('rank each season, among accounts with enough games, best first', async () => {
      const { ratings } = await played(await fresh(), 'g1', 'g2', 'g3')
      sure(
        await ratings.settle('g1', 3000, [
          outcome('g1', 'ada', { rated: turn(1) }),
          outcome('g1', 'bob', { rated: turn(1, { mu: 30_000_000 }) }),
        ]),
      )
      sure(await ratings.settle('g2', 3000, [outcome('g2', 'ada', { rated: turn(2, { mu: 31_000_000 }) })]))
      sure(await ratings.settle('g3', 3000, [outcome('g3', 'ada', { rated: turn(3, { season: 2, games: 1 }) })]))
      const board = async (season: number, games: number): Promise<unknown[]> =>
        sure(await ratings.board(POOL, season, games)).map(({ account, mu }) => [account, mu])
      expect(await board(1, 1)).toEqual([
        ['ada', 31_000_000],
        ['bob', 30_000_000],
      ])
      expect(await board(1, 2)).toEqual([['ada', 31_000_000]])
      expect(await board(2, 1)).toEqual([['ada', 25_003_000]])
      const course = sure(await ratings.course(POOL, 1, ['ada', 'bob']))
      expect(course.map(({ account, game }) => [account, game])).toEqual([
        ['ada', 'g1'],
        ['ada', 'g2'],
        ['bob', 'g1'],
      ])
    })

    test('are deleted with their account', async () => {
      const { ratings, people } = await played(await fresh(), 'g1')
      const rated = ['ada', 'bob'].map((who) => outcome('g1', who, { rated: turn(1) }))
      sure(await ratings.settle('g1', 3000, rated))
      sure(await people.removeAccount('ada'))
      expect(sure(await ratings.board(POOL, 1, 1)).map(({ account }) => account)).toEqual(['bob'])
      expect(sure(await ratings.of('ada'))).toEqual([])
    })
  })
}
