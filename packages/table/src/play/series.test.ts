import { sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { recordOf } from '../record/record.ts'
import { nonceOf, TestTable } from '../testing.ts'

const PEOPLE = ['who-is-ada', 'who-is-ben']
const [ADA, BEN] = PEOPLE

/** Starts the rematch with everybody who sits down, and plays it. */
function playAgain(table: TestTable, id: string, people: readonly string[]): TestTable {
  const next = table.rematch(ADA, id)
  for (const who of people) next.does(who, { do: 'sit', name: who.slice(7), nonce: nonceOf(who) })
  next.does(ADA, { do: 'begin', fill: 'easy' })
  return next.playOn(...people)
}

/** Results of a finished game by name. */
function resultsOf(table: TestTable): Map<string, { won: number; total: number }> {
  const { seats, end } = table.shown(ADA)
  return new Map(
    end?.results.map(({ seat, rank, total }) => [seats[seat].name ?? '', { won: rank === 1 ? 1 : 0, total }]),
  )
}

describe('Standings of a series', () => {
  test('add up wins and points of people over rematches, for everybody at the table', () => {
    const first = TestTable.playing(PEOPLE).playOn(...PEOPLE)
    const second = playAgain(first, 'second', PEOPLE)
    const games = [first, second].map(resultsOf)
    const { series } = second.shown('a late guest')
    expect(series?.games).toBe(2)
    expect(series?.people.map(({ name }) => name).sort()).toEqual(['ada', 'ben'])
    for (const { name, games: played, wins, points } of series?.people ?? []) {
      const own = games.map((game) => game.get(name))
      const sum = (of: 'won' | 'total') => own.reduce((all, one) => all + (one?.[of] ?? 0), 0)
      expect([played, wins, points]).toEqual([2, sum('won'), sum('total')])
    }
    const [best, other] = series?.people ?? []
    expect(best.wins - other.wins || best.points - other.points).toBeGreaterThanOrEqual(0)
  })

  test('stand in the room of the rematch, with reserved seats, and follow from its log', () => {
    const first = TestTable.created(PEOPLE)
    expect(first.shown(ADA).series).toBeUndefined()
    first.does(ADA, { do: 'begin', fill: 'easy' })
    expect(first.shown(ADA).series).toBeUndefined()
    first.playOn(...PEOPLE)
    expect(first.shown(ADA).series?.games).toBe(1)
    const next = first.rematch(ADA, 'second')
    const { series, seats } = next.shown(BEN)
    expect(series?.people.map(({ name, seat = 9 }) => seats[seat].name === name)).toEqual([true, true])
    expect(seats.find(({ isHost }) => isHost)).toMatchObject({ kind: 'kept', name: 'ada' })
    expect(next.folded().series).toEqual(next.table.series)
  })

  test('keep people who sit out a game, and count no aborted game', () => {
    const first = TestTable.playing(PEOPLE).playOn(...PEOPLE)
    const second = playAgain(first, 'second', [ADA])
    const entries = second.shown(ADA).series?.people ?? []
    expect(entries.find(({ name }) => name === 'ben')).toMatchObject({ games: 1 })
    expect(entries.find(({ name }) => name === 'ada')).toMatchObject({ games: 2 })
    const third = second.rematch(ADA, 'third')
    third.does(ADA, { do: 'sit', name: 'ada', nonce: nonceOf(ADA) })
    third.does(ADA, { do: 'begin', fill: 'easy' })
    third.does(ADA, { do: 'abort' })
    expect(third.shown(ADA).series).toMatchObject({ games: 2 })
  })

  test('tell no identity, and forget a deleted account', () => {
    const first = TestTable.playing(PEOPLE).playOn(...PEOPLE)
    const second = playAgain(first, 'second', [ADA])
    expect(second.bytes('a late guest')).not.toContain('who-is-')
    expect(JSON.stringify(sure(recordOf(second.events)))).not.toContain('ben')
    second.tend({ do: 'forget', who: BEN })
    expect(second.shown(ADA).series?.people.map(({ name }) => name)).toEqual(['ada'])
    expect(second.tend({ do: 'forget', who: BEN })).toEqual([])
    const third = second.rematch(ADA, 'third')
    third.tend({ do: 'forget', who: ADA })
    expect(third.bytes(BEN)).not.toContain('ada')
  })

  test('list at most sixteen people, those of the last game among them', () => {
    const people = Array.from({ length: 40 }, (_, i) => ({
      person: `p${i}`,
      name: `P${i}`,
      games: 9,
      wins: 9,
      points: 9,
    }))
    const first = TestTable.playing(PEOPLE).playOn(...PEOPLE)
    const { table } = first
    const many = TestTable.of({ table: { ...table, series: { games: 9, people } }, events: first.events, n: 0 })
    const names = many.shown(ADA).series?.people.map(({ name }) => name) ?? []
    expect(names).toHaveLength(16)
    expect(names).toEqual(expect.arrayContaining(['ada', 'ben']))
  })
})
