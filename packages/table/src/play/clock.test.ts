/** Clocks: all times come from the server, and no wait is unlimited. */
import { describe, expect, test } from 'vitest'
import { nextDeadline } from '../decide/consequences.ts'
import { decide } from '../decide/decide.ts'
import type { ClockOption } from '../model/events.ts'
import { START, TestTable } from '../testing.ts'
import { DAY } from './clock.ts'
import { owed } from './owed.ts'

const PEOPLE = ['ada', 'ben', 'cleo']
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const playing = (clock: ClockOption, people: readonly string[] = PEOPLE) =>
  TestTable.playing(people, { options: { clock, absence: 'bot' } })
const clockOf = (testTable: TestTable, seat: number) => testTable.shown('ada').game?.clock[seat]
const late = (testTable: TestTable) => owed(testTable.table, testTable.now).map(({ city, by }) => [city, by])

describe('Without a clock', () => {
  test('nothing is due, and the table says so', () => {
    const testTable = playing({ kind: 'none' })
    expect(nextDeadline(testTable.table)).toBeUndefined()
    expect(clockOf(testTable, 0)).toEqual({ left: null, until: null })
    expect(late(testTable.later(DAY))).toEqual([])
  })
})

describe('Seconds a move', () => {
  const clock: ClockOption = { kind: 'move', time: 45_000 }

  test('run from the opening of the round to the first choice; changing it is free', () => {
    const testTable = playing(clock)
    testTable.later(30_000)
    testTable.answers('ada')
    expect(clockOf(testTable, 0)).toEqual({ left: 15_000, until: null })
    testTable.later(10_000)
    testTable.does('ada', { do: 'choose', round: 1, move: testTable.asked('ada')[0].legal[0] })
    expect(clockOf(testTable, 0)).toEqual({ left: 15_000, until: null })
    expect(clockOf(testTable, 1)).toEqual({ left: 45_000, until: START + 45_000 })
    expect(nextDeadline(testTable.table)).toBe(START + 45_000)
  })

  test('continue when a choice is taken back', () => {
    const testTable = playing(clock)
    testTable.later(30_000)
    testTable.answers('ada')
    testTable.later(5000)
    testTable.does('ada', { do: 'undo', round: 1 })
    expect(clockOf(testTable, 0)?.until).toBe(START + 50_000)
  })

  test('end exactly at the deadline: a bot chooses, and the log says so', () => {
    const testTable = playing(clock)
    testTable.answers('ada')
    expect(late(testTable.later(44_999))).toEqual([])
    expect(late(testTable.later(1))).toEqual([
      [1, 'clock'],
      [2, 'clock'],
    ])
    testTable.botsAnswer()
    expect(testTable.round).toBe(2)
    expect(testTable.events.flatMap((event) => (event.kind === 'choose' ? [event.by] : []))).toEqual([
      'person',
      'clock',
      'clock',
    ])
  })

  test('credit up to a second of network delay', () => {
    const testTable = playing(clock)
    testTable.now += 30_000
    const move = testTable.asked('ada')[0].legal[0]
    testTable.written(
      decide(testTable.table, 'ada', { do: 'choose', round: 1, move }, { now: testTable.now, lag: 5000 }),
    )
    expect(clockOf(testTable, 0)?.left).toBe(16_000)
  })

  test('do not count backwards', () => {
    const testTable = playing(clock)
    testTable.now -= HOUR
    testTable.answers('ada')
    expect(clockOf(testTable, 0)?.left).toBe(45_000)
  })
})

describe('A bank', () => {
  const clock: ClockOption = { kind: 'bank', time: 4 * MINUTE, increment: 20_000, most: 5 * MINUTE }

  test('is used up by thinking, grows with every round and has a limit', () => {
    const testTable = playing(clock)
    testTable.answers('ben')
    testTable.answers('cleo')
    testTable.later(2 * MINUTE)
    testTable.answers('ada')
    expect([0, 1].map((seat) => clockOf(testTable, seat)?.left)).toEqual([140_000, 260_000])
    for (let round = 2; round < 6; round++) testTable.playRound(...PEOPLE)
    expect([0, 1].map((seat) => clockOf(testTable, seat)?.left)).toEqual([220_000, 300_000])
  })

  test('that is empty is a timeout; the increment of a round comes after it', () => {
    const testTable = playing(clock)
    testTable.answers('ben')
    testTable.answers('cleo')
    testTable.later(4 * MINUTE)
    expect(late(testTable)).toEqual([[0, 'clock']])
    testTable.botsAnswer()
    expect(clockOf(testTable, 0)).toEqual({ left: 20_000, until: testTable.now + 20_000 })
  })
})

describe('Days', () => {
  const clock: ClockOption = { kind: 'days', time: DAY, bank: 2 * DAY }
  /** The start is a Monday at six. */
  const FRIDAY = START + 4 * DAY

  test('apply per round, then from the bank', () => {
    const testTable = playing(clock)
    testTable.answers('ben')
    testTable.answers('cleo')
    expect(clockOf(testTable, 0)?.until).toBe(START + 3 * DAY)
    testTable.later(2 * DAY)
    testTable.answers('ada')
    expect([0, 1].map((seat) => clockOf(testTable, seat)?.left)).toEqual([2 * DAY, 3 * DAY])
  })

  test('skip weekends if the table says so, in its time zone', () => {
    const weekends = (zone: number) => {
      const testTable = playing({ ...clock, bank: 0, weekends: { zone } })
      testTable.now = FRIDAY
      testTable.playRound(...PEOPLE)
      return clockOf(testTable, 0)?.until
    }
    expect(weekends(0)).toBe(FRIDAY + 3 * DAY)
    // East of here the weekend is near: two of its hours are left to Friday, and so they are on Monday.
    expect(weekends(4 * HOUR)).toBe(FRIDAY + 3 * DAY)
    expect(weekends(8 * HOUR)).toBe(FRIDAY - 2 * HOUR + 3 * DAY)
  })

  test('stop during a vacation, of at most three weeks per year', () => {
    const testTable = playing(clock)
    testTable.later(12 * HOUR)
    expect(testTable.refuses('ada', { do: 'vacation', days: 22 }).code).toBe('bad-vacation')
    testTable.does('ada', { do: 'vacation', days: 14 })
    expect(clockOf(testTable, 0)?.until).toBe(START + 17 * DAY)
    expect(clockOf(testTable, 1)?.until).toBe(START + 3 * DAY)
    testTable.now += 10 * DAY
    testTable.does('ada', { do: 'vacation', days: 0 })
    expect(clockOf(testTable, 0)?.until).toBe(START + 13 * DAY)
    expect(testTable.refuses('ada', { do: 'vacation', days: 12 }).code).toBe('bad-vacation')
    testTable.does('ada', { do: 'vacation', days: 11 })
    expect(playing({ kind: 'none' }).refuses('ada', { do: 'vacation', days: 1 }).code).toBe('not-now')
  })

  test('stop during a vacation, which counts across all tables', () => {
    const testTable = playing(clock)
    const asks = (days: number, elsewhere: [number, number][]) =>
      decide(testTable.table, 'ada', { do: 'vacation', days }, { now: testTable.now, elsewhere }).ok
    const { now } = testTable
    const lastMonth: [number, number] = [now - 30 * DAY, now - 20 * DAY]
    expect([asks(11, [lastMonth]), asks(12, [lastMonth])]).toEqual([true, false])
    // Ten days at two tables at the same time count as ten days.
    expect(asks(11, [lastMonth, [now - 28 * DAY, now - 20 * DAY]])).toBe(true)
    // Days that overlap a vacation at another table count once.
    expect([asks(21, [[now, now + 7 * DAY]]), asks(22, [[now, now + 7 * DAY]])]).toEqual([true, false])
    expect([asks(21, [[now + 30 * DAY, now + 31 * DAY]]), asks(21, [[now - 400 * DAY, now - 380 * DAY]])]).toEqual([
      false,
      true,
    ])
    testTable.does('ada', { do: 'vacation', days: 3 })
    expect(asks(0, [[now - 21 * DAY, now]])).toBe(true)
  })

  test('do not depend on connections', () => {
    const testTable = playing(clock)
    expect(testTable.tend({ do: 'gone', who: 'ada', since: testTable.now })).toEqual([])
    expect(testTable.later(HOUR).shown('ben').seats[0].away).toBeUndefined()
  })
})

describe('A pause', () => {
  const clock: ClockOption = { kind: 'move', time: 45_000 }

  test('needs the consent of all present people, and stops every clock', () => {
    const testTable = playing(clock)
    testTable.later(15_000)
    testTable.does('ada', { do: 'vote', about: 'pause', yes: true })
    testTable.does('ben', { do: 'vote', about: 'pause', yes: true })
    expect(testTable.shown('cleo')).toMatchObject({ ballots: [{ about: 'pause', electors: [0, 1, 2] }] })
    testTable.does('cleo', { do: 'vote', about: 'pause', yes: true })
    expect(testTable.shown('cleo')).toMatchObject({ paused: 'agreed', ballots: [] })
    expect(nextDeadline(testTable.table)).toBeUndefined()
    testTable.later(HOUR)
    testTable.does('ben', { do: 'resume' })
    expect(clockOf(testTable, 0)).toEqual({ left: 30_000, until: testTable.now + 30_000 })
  })

  test('is rejected by a single no', () => {
    const testTable = playing(clock)
    testTable.does('ada', { do: 'vote', about: 'pause', yes: true })
    testTable.does('ben', { do: 'vote', about: 'pause', yes: false })
    expect(testTable.shown('cleo').ballots).toEqual([])
    expect(testTable.refuses('cleo', { do: 'vote', about: 'pause', yes: false }).code).toBe('no-vote')
  })
})

describe('A restart of the server', () => {
  test('costs nobody time, and gives everybody twenty seconds', () => {
    const testTable = playing({ kind: 'move', time: 45_000 })
    testTable.answers('ben')
    const stopped = START + 30_000
    testTable.now = START + HOUR
    testTable.tend({ do: 'restart', since: stopped })
    expect(clockOf(testTable, 0)).toEqual({ left: 35_000, until: testTable.now + 35_000 })
    expect(clockOf(testTable, 1)).toEqual({ left: 45_000, until: null })
  })

  test('shows people as disconnected until they reconnect', () => {
    const testTable = playing({ kind: 'none' })
    testTable.tend({ do: 'restart', since: testTable.now })
    expect(testTable.shown('ada').seats.every(({ goneSince }) => goneSince === testTable.now)).toBe(true)
    testTable.tend({ do: 'here', who: 'ada' })
    testTable.later(59_000).tend({ do: 'here', who: 'ben' })
    expect(
      testTable
        .later(1000)
        .shown('ada')
        .seats.map(({ away }) => away),
    ).toEqual([undefined, undefined, 'away'])
  })
})

describe('A jump of the clock', () => {
  const clocks = { live: { kind: 'move', time: 60_000 }, days: { kind: 'days', time: 86_400_000, bank: 0 } } as const

  test.each([
    ['live', HOUR],
    ['live', -HOUR],
    ['days', 48 * HOUR],
    ['days', -48 * HOUR],
  ] as const)(
    'in a %s game by %i ms: what was used counts, the jump does not, and twenty seconds are given',
    (kind, by) => {
      const testTable = TestTable.playing(['ada', 'ben'], { options: { clock: clocks[kind], absence: 'bot' } })
      testTable.later(30_000)
      const since = testTable.now
      testTable.now += by
      testTable.tend({ do: 'jump', since })
      expect(owed(testTable.table, testTable.now).filter(({ city }) => city < 2)).toEqual([])
      const left = clocks[kind].time - 30_000 + 20_000
      expect(testTable.shown('ada').game?.clock[0]).toEqual({ left, until: testTable.now + left })
      expect(testTable.folded()).toEqual(testTable.table)
    },
  )

  test('keeps connections, and counts absences from then on', () => {
    const testTable = TestTable.playing(['ada', 'ben'], { options: { absence: 'bot' } })
    testTable.tend({ do: 'gone', who: 'ben', since: testTable.now })
    const since = testTable.now
    testTable.now -= HOUR
    testTable.tend({ do: 'jump', since })
    expect(testTable.shown('ada').seats.map(({ goneSince }) => goneSince)).toEqual([
      undefined,
      testTable.now,
      undefined,
    ])
    expect(nextDeadline(testTable.table)).toBe(testTable.now + 60_000)
    expect(testTable.later(60_000).shown('ada').seats[1].away).toBe('away')
  })

  test('lets a stand-in bot choose in time', () => {
    const testTable = TestTable.playing(['ada', 'ben'])
    testTable.does('ben', { do: 'away' })
    const since = testTable.now
    testTable.now -= HOUR
    testTable.tend({ do: 'jump', since })
    expect(owed(testTable.table, testTable.now + 4000).map(({ city }) => city)).toContain(1)
  })
})
