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
const clockOf = (desk: TestTable, seat: number) => desk.shown('ada').game?.clock[seat]
const late = (desk: TestTable) => owed(desk.table, desk.now).map(({ city, by }) => [city, by])

describe('Without a clock', () => {
  test('nothing is due, and the table says so', () => {
    const desk = playing({ kind: 'none' })
    expect(nextDeadline(desk.table)).toBeUndefined()
    expect(clockOf(desk, 0)).toEqual({ left: null, until: null })
    expect(late(desk.later(DAY))).toEqual([])
  })
})

describe('Seconds a move', () => {
  const clock: ClockOption = { kind: 'move', time: 45_000 }

  test('run from the opening of the round to the first choice; changing it is free', () => {
    const desk = playing(clock)
    desk.later(30_000)
    desk.answers('ada')
    expect(clockOf(desk, 0)).toEqual({ left: 15_000, until: null })
    desk.later(10_000)
    desk.does('ada', { do: 'choose', round: 1, move: desk.asked('ada')[0].legal[0] })
    expect(clockOf(desk, 0)).toEqual({ left: 15_000, until: null })
    expect(clockOf(desk, 1)).toEqual({ left: 45_000, until: START + 45_000 })
    expect(nextDeadline(desk.table)).toBe(START + 45_000)
  })

  test('continue when a choice is taken back', () => {
    const desk = playing(clock)
    desk.later(30_000)
    desk.answers('ada')
    desk.later(5000)
    desk.does('ada', { do: 'undo', round: 1 })
    expect(clockOf(desk, 0)?.until).toBe(START + 50_000)
  })

  test('end exactly at the deadline: a bot chooses, and the log says so', () => {
    const desk = playing(clock)
    desk.answers('ada')
    expect(late(desk.later(44_999))).toEqual([])
    expect(late(desk.later(1))).toEqual([
      [1, 'clock'],
      [2, 'clock'],
    ])
    desk.botsAnswer()
    expect(desk.round).toBe(2)
    expect(desk.events.flatMap((event) => (event.kind === 'choose' ? [event.by] : []))).toEqual([
      'person',
      'clock',
      'clock',
    ])
  })

  test('credit up to a second of network delay', () => {
    const desk = playing(clock)
    desk.now += 30_000
    const move = desk.asked('ada')[0].legal[0]
    desk.written(decide(desk.table, 'ada', { do: 'choose', round: 1, move }, { now: desk.now, lag: 5000 }))
    expect(clockOf(desk, 0)?.left).toBe(16_000)
  })

  test('do not count backwards', () => {
    const desk = playing(clock)
    desk.now -= HOUR
    desk.answers('ada')
    expect(clockOf(desk, 0)?.left).toBe(45_000)
  })
})

describe('A bank', () => {
  const clock: ClockOption = { kind: 'bank', time: 4 * MINUTE, increment: 20_000, most: 5 * MINUTE }

  test('is used up by thinking, grows with every round and has a limit', () => {
    const desk = playing(clock)
    desk.answers('ben')
    desk.answers('cleo')
    desk.later(2 * MINUTE)
    desk.answers('ada')
    expect([0, 1].map((seat) => clockOf(desk, seat)?.left)).toEqual([140_000, 260_000])
    for (let round = 2; round < 6; round++) desk.playRound(...PEOPLE)
    expect([0, 1].map((seat) => clockOf(desk, seat)?.left)).toEqual([220_000, 300_000])
  })

  test('that is empty is a timeout; the increment of a round comes after it', () => {
    const desk = playing(clock)
    desk.answers('ben')
    desk.answers('cleo')
    desk.later(4 * MINUTE)
    expect(late(desk)).toEqual([[0, 'clock']])
    desk.botsAnswer()
    expect(clockOf(desk, 0)).toEqual({ left: 20_000, until: desk.now + 20_000 })
  })
})

describe('Days', () => {
  const clock: ClockOption = { kind: 'days', time: DAY, bank: 2 * DAY }
  /** The start is a Monday at six. */
  const FRIDAY = START + 4 * DAY

  test('apply per round, then from the bank', () => {
    const desk = playing(clock)
    desk.answers('ben')
    desk.answers('cleo')
    expect(clockOf(desk, 0)?.until).toBe(START + 3 * DAY)
    desk.later(2 * DAY)
    desk.answers('ada')
    expect([0, 1].map((seat) => clockOf(desk, seat)?.left)).toEqual([2 * DAY, 3 * DAY])
  })

  test('skip weekends if the table says so, in its time zone', () => {
    const weekends = (zone: number) => {
      const desk = playing({ ...clock, bank: 0, weekends: { zone } })
      desk.now = FRIDAY
      desk.playRound(...PEOPLE)
      return clockOf(desk, 0)?.until
    }
    expect(weekends(0)).toBe(FRIDAY + 3 * DAY)
    // East of here the weekend is near: two of its hours are left to Friday, and so they are on Monday.
    expect(weekends(4 * HOUR)).toBe(FRIDAY + 3 * DAY)
    expect(weekends(8 * HOUR)).toBe(FRIDAY - 2 * HOUR + 3 * DAY)
  })

  test('stop during a vacation, of at most three weeks per year', () => {
    const desk = playing(clock)
    desk.later(12 * HOUR)
    expect(desk.refuses('ada', { do: 'vacation', days: 22 }).code).toBe('bad-vacation')
    desk.does('ada', { do: 'vacation', days: 14 })
    expect(clockOf(desk, 0)?.until).toBe(START + 17 * DAY)
    expect(clockOf(desk, 1)?.until).toBe(START + 3 * DAY)
    desk.now += 10 * DAY
    desk.does('ada', { do: 'vacation', days: 0 })
    expect(clockOf(desk, 0)?.until).toBe(START + 13 * DAY)
    expect(desk.refuses('ada', { do: 'vacation', days: 12 }).code).toBe('bad-vacation')
    desk.does('ada', { do: 'vacation', days: 11 })
    expect(playing({ kind: 'none' }).refuses('ada', { do: 'vacation', days: 1 }).code).toBe('not-now')
  })

  test('stop during a vacation, which counts across all tables', () => {
    const desk = playing(clock)
    const asks = (days: number, elsewhere: [number, number][]) =>
      decide(desk.table, 'ada', { do: 'vacation', days }, { now: desk.now, elsewhere }).ok
    const { now } = desk
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
    desk.does('ada', { do: 'vacation', days: 3 })
    expect(asks(0, [[now - 21 * DAY, now]])).toBe(true)
  })

  test('do not depend on connections', () => {
    const desk = playing(clock)
    expect(desk.tend({ do: 'gone', who: 'ada', since: desk.now })).toEqual([])
    expect(desk.later(HOUR).shown('ben').seats[0].away).toBeUndefined()
  })
})

describe('A pause', () => {
  const clock: ClockOption = { kind: 'move', time: 45_000 }

  test('needs the consent of all present people, and stops every clock', () => {
    const desk = playing(clock)
    desk.later(15_000)
    desk.does('ada', { do: 'vote', about: 'pause', yes: true })
    desk.does('ben', { do: 'vote', about: 'pause', yes: true })
    expect(desk.shown('cleo')).toMatchObject({ ballots: [{ about: 'pause', electors: [0, 1, 2] }] })
    desk.does('cleo', { do: 'vote', about: 'pause', yes: true })
    expect(desk.shown('cleo')).toMatchObject({ paused: 'agreed', ballots: [] })
    expect(nextDeadline(desk.table)).toBeUndefined()
    desk.later(HOUR)
    desk.does('ben', { do: 'resume' })
    expect(clockOf(desk, 0)).toEqual({ left: 30_000, until: desk.now + 30_000 })
  })

  test('is rejected by a single no', () => {
    const desk = playing(clock)
    desk.does('ada', { do: 'vote', about: 'pause', yes: true })
    desk.does('ben', { do: 'vote', about: 'pause', yes: false })
    expect(desk.shown('cleo').ballots).toEqual([])
    expect(desk.refuses('cleo', { do: 'vote', about: 'pause', yes: false }).code).toBe('no-vote')
  })
})

describe('A restart of the server', () => {
  test('costs nobody time, and gives everybody twenty seconds', () => {
    const desk = playing({ kind: 'move', time: 45_000 })
    desk.answers('ben')
    const stopped = START + 30_000
    desk.now = START + HOUR
    desk.tend({ do: 'restart', since: stopped })
    expect(clockOf(desk, 0)).toEqual({ left: 35_000, until: desk.now + 35_000 })
    expect(clockOf(desk, 1)).toEqual({ left: 45_000, until: null })
  })

  test('shows people as disconnected until they reconnect', () => {
    const desk = playing({ kind: 'none' })
    desk.tend({ do: 'restart', since: desk.now })
    expect(desk.shown('ada').seats.every(({ goneSince }) => goneSince === desk.now)).toBe(true)
    desk.tend({ do: 'here', who: 'ada' })
    desk.later(59_000).tend({ do: 'here', who: 'ben' })
    expect(
      desk
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
      const desk = TestTable.playing(['ada', 'ben'], { options: { clock: clocks[kind], absence: 'bot' } })
      desk.later(30_000)
      const since = desk.now
      desk.now += by
      desk.tend({ do: 'jump', since })
      expect(owed(desk.table, desk.now).filter(({ city }) => city < 2)).toEqual([])
      const left = clocks[kind].time - 30_000 + 20_000
      expect(desk.shown('ada').game?.clock[0]).toEqual({ left, until: desk.now + left })
      expect(desk.folded()).toEqual(desk.table)
    },
  )

  test('keeps connections, and counts absences from then on', () => {
    const desk = TestTable.playing(['ada', 'ben'], { options: { absence: 'bot' } })
    desk.tend({ do: 'gone', who: 'ben', since: desk.now })
    const since = desk.now
    desk.now -= HOUR
    desk.tend({ do: 'jump', since })
    expect(desk.shown('ada').seats.map(({ goneSince }) => goneSince)).toEqual([undefined, desk.now, undefined])
    expect(nextDeadline(desk.table)).toBe(desk.now + 60_000)
    expect(desk.later(60_000).shown('ada').seats[1].away).toBe('away')
  })

  test('lets a stand-in bot choose in time', () => {
    const desk = TestTable.playing(['ada', 'ben'])
    desk.does('ben', { do: 'away' })
    const since = desk.now
    desk.now -= HOUR
    desk.tend({ do: 'jump', since })
    expect(owed(desk.table, desk.now + 4000).map(({ city }) => city)).toContain(1)
  })
})
