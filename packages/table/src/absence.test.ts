/** Absent and late players: waiting, stand-in bots, return. */
import { describe, expect, test } from 'vitest'
import { nextDeadline } from './decide/consequences.ts'
import type { Options } from './model/events.ts'
import { owed } from './play/owed.ts'
import { START, TestTable } from './testing.ts'

const PEOPLE = ['ada', 'ben', 'cleo']
const MINUTE = 60_000

const playing = (options: Partial<Options> = {}, people: readonly string[] = PEOPLE) =>
  TestTable.playing(people, { options: { absence: 'bot', ...options } })
const seat = (testTable: TestTable, at: number) => testTable.shown('ada').seats[at]
const wait = (of: number) => ({ do: 'vote', about: 'bot', of, yes: false }) as const
const replace = (of: number) => ({ do: 'vote', about: 'bot', of, yes: true }) as const

describe('Gone for a minute', () => {
  test('gets a stand-in bot, whose answers are due at once', () => {
    const testTable = playing()
    testTable.tend({ do: 'gone', who: 'cleo', since: START })
    expect(nextDeadline(testTable.table)).toBe(START + MINUTE)
    expect(seat(testTable.later(MINUTE - 1), 2)).toMatchObject({ goneSince: START })
    expect(seat(testTable.later(1), 2)).toMatchObject({ away: 'away', level: 'medium' })
    expect(owed(testTable.table, testTable.now)).toEqual([{ round: 1, city: 2, level: 'medium', by: 'bot' }])
  })

  test('has no effect if the player reconnects in time', () => {
    const testTable = playing()
    testTable.tend({ do: 'gone', who: 'cleo', since: START })
    testTable.later(MINUTE - 1)
    testTable.tend({ do: 'here', who: 'cleo' })
    expect(seat(testTable.later(MINUTE), 2).away).toBeUndefined()
    expect(testTable.tend({ do: 'here', who: 'cleo' })).toEqual([])
    expect(testTable.tend({ do: 'here', who: 'nobody' })).toEqual([])
  })

  test('keeps an earlier choice; the person returns with the next round', () => {
    const testTable = playing()
    testTable.answers('cleo')
    testTable.tend({ do: 'gone', who: 'cleo', since: START })
    testTable.later(MINUTE)
    expect(owed(testTable.table, testTable.now)).toEqual([])
    testTable.tend({ do: 'here', who: 'cleo' })
    expect(testTable.refuses('cleo', { do: 'undo', round: 1 }).code).toBe('away')
    testTable.does('cleo', { do: 'back' })
    expect(seat(testTable, 2).away).toBe('returning')
    testTable.playRound('ada', 'ben')
    expect(seat(testTable, 2).away).toBeUndefined()
    expect(testTable.asked('cleo')).toHaveLength(1)
  })

  test('pauses the table if it affects everybody, until the first one returns', () => {
    const testTable = playing({ clock: { kind: 'move', time: 5 * MINUTE } })
    for (const [i, who] of PEOPLE.entries()) {
      testTable.now = START + i * 10_000
      testTable.tend({ do: 'gone', who, since: testTable.now })
    }
    expect(nextDeadline(testTable.table)).toBe(START + 20_000 + MINUTE)
    testTable.now = START + 20_000
    expect(testTable.later(MINUTE - 1).shown('ada').paused).toBeUndefined()
    testTable.later(1)
    expect(testTable.shown('ada').paused).toBe('empty')
    expect(nextDeadline(testTable.table)).toBeUndefined()
    testTable.now += 99 * MINUTE
    testTable.tend({ do: 'here', who: 'ben' })
    expect(testTable.shown('ben').paused).toBeUndefined()
    expect(
      testTable
        .later(MINUTE)
        .shown('ben')
        .seats.map(({ away }) => away),
    ).toEqual(['away', undefined, 'away'])
  })

  test('passes the role of host to a present person', () => {
    const testTable = playing()
    testTable.tend({ do: 'gone', who: 'ada', since: START })
    testTable.later(MINUTE)
    expect(testTable.shown('ben').you.isHost).toBe(true)
  })
})

describe('Three times late in a row', () => {
  const clock = { kind: 'move', time: 10_000 } as const
  const tooLate = (testTable: TestTable) => {
    testTable.answers('ada')
    testTable.answers('ben')
    testTable.later(10_000)
    testTable.botsAnswer()
  }

  test('a bot sits in', () => {
    const testTable = playing({ clock })
    tooLate(testTable)
    tooLate(testTable)
    expect(seat(testTable, 2).away).toBeUndefined()
    tooLate(testTable)
    expect(seat(testTable, 2).away).toBe('away')
    expect(testTable.events).toContainEqual(expect.objectContaining({ kind: 'away', seat: 2, why: 'late' }))
  })

  test('is shown with its count to everybody', () => {
    const testTable = playing({ clock, absence: 'vote' })
    const seen = Array.from({ length: 3 }, () => {
      tooLate(testTable)
      const { late, isSlow } = seat(testTable, 2)
      return [late, isSlow]
    })
    expect(seen).toEqual([
      [1, undefined],
      [2, undefined],
      [3, true],
    ])
    testTable.playRound(...PEOPLE)
    expect(seat(testTable, 2)).not.toHaveProperty('late')
  })

  test('is reset by an answer in time', () => {
    const testTable = playing({ clock })
    tooLate(testTable)
    tooLate(testTable)
    testTable.playRound(...PEOPLE)
    tooLate(testTable)
    tooLate(testTable)
    expect(seat(testTable, 2).away).toBeUndefined()
  })

  test('leaves the decision to a vote among friends', () => {
    const testTable = playing({ clock, absence: 'vote' })
    for (let round = 0; round < 4; round++) tooLate(testTable)
    expect(seat(testTable, 2).away).toBeUndefined()
    testTable.does('ada', replace(2))
    testTable.does('ben', replace(2))
    expect(seat(testTable, 2).away).toBe('away')
  })
})

describe('With nobody left to wait for', () => {
  const clock = { kind: 'move', time: 45_000 } as const
  /** Everybody is connected and does nothing for three rounds. */
  const allLate = (options: Partial<Options> = {}, people = PEOPLE) => {
    const testTable = playing({ clock, ...options }, people)
    for (let round = 0; round < 3; round++) {
      testTable.later(45_000)
      testTable.botsAnswer()
    }
    return testTable
  }

  test('pauses a live table: no bot chooses, and nothing is due', () => {
    const testTable = allLate()
    expect(testTable.shown('ada')).toMatchObject({ paused: 'empty', game: { round: 4 } })
    expect(owed(testTable.table, testTable.now + 99 * MINUTE)).toEqual([])
    expect(nextDeadline(testTable.table)).toBeUndefined()
    expect(testTable.later(99 * MINUTE).round).toBe(4)
  })

  test.each(['back', 'resume'] as const)('resumes with “%s”, and the sender chooses in this round', (command) => {
    const testTable = allLate()
    testTable.does('ben', { do: command })
    expect(testTable.shown('ben').paused).toBeUndefined()
    expect(testTable.shown('ben').seats.map(({ away }) => away)).toEqual(['away', undefined, 'away'])
    testTable.answers('ben')
    expect(testTable.round).toBe(4)
    expect(owed(testTable.table, testTable.now)).toEqual([])
    testTable.later(4000).botsAnswer()
    expect(testTable.round).toBe(5)
  })

  test('pauses for a single person among bots who asks for a stand-in', () => {
    const testTable = playing({}, ['ada'])
    testTable.does('ada', { do: 'away' })
    expect(testTable.shown('ada').paused).toBe('empty')
    testTable.does('ada', { do: 'back' })
    testTable.playRound('ada')
    expect(testTable.round).toBe(2)
  })

  test('pauses if the players are partly away and partly disconnected', () => {
    const testTable = playing()
    testTable.does('ada', { do: 'away' })
    testTable.does('ben', { do: 'away' })
    testTable.tend({ do: 'gone', who: 'cleo', since: START })
    testTable.later(4000).botsAnswer()
    expect(nextDeadline(testTable.table)).toBe(START + MINUTE)
    expect(testTable.later(MINUTE - 4000).shown('ada').paused).toBe('empty')
    testTable.tend({ do: 'here', who: 'cleo' })
    expect(testTable.shown('ada').paused).toBeUndefined()
    expect(seat(testTable, 2).away).toBeUndefined()
  })

  test('plays on if all have resigned', () => {
    const testTable = playing({}, ['ada'])
    testTable.does('ada', { do: 'resign' })
    testTable.botsAnswer()
    expect(testTable.table.end?.reason).toBe('finished')
  })

  test('plays on at a rated table, a few seconds per round', () => {
    const testTable = allLate({ rated: true, visibility: 'open', seating: 'anybody' })
    expect([testTable.round, testTable.table.paused]).toEqual([4, undefined])
    expect(nextDeadline(testTable.table)).toBe(testTable.now + 4000)
    testTable.later(3999).botsAnswer()
    expect(testTable.round).toBe(4)
    testTable.later(1).botsAnswer()
    expect(testTable.round).toBe(5)
  })

  test('lets a stand-in for a disconnected player answer at once', () => {
    const testTable = playing()
    testTable.does('cleo', { do: 'away' })
    expect(owed(testTable.table, testTable.now)).toEqual([])
    testTable.tend({ do: 'gone', who: 'cleo', since: testTable.now })
    expect(owed(testTable.table, testTable.now)).toHaveLength(1)
  })

  test('makes no choices while the table is paused by agreement', () => {
    const testTable = playing({}, ['ada'])
    testTable.does('ada', { do: 'vote', about: 'pause', yes: true })
    testTable.answers('ada')
    testTable.botsAnswer()
    expect(testTable.round).toBe(1)
    testTable.does('ada', { do: 'resume' })
    testTable.botsAnswer()
    expect(testTable.round).toBe(2)
  })
})

describe('A vote', () => {
  test('to wait prevents a stand-in and stops the clock of the absent player', () => {
    const testTable = playing({ clock: { kind: 'move', time: 90_000 } })
    testTable.tend({ do: 'gone', who: 'cleo', since: START })
    testTable.does('ada', wait(2))
    expect(testTable.shown('ben').ballots).toEqual([
      { about: 'bot', of: 2, votes: [{ seat: 0, yes: false }], electors: [0, 1] },
    ])
    testTable.does('ben', wait(2))
    expect(seat(testTable.later(MINUTE), 2)).toMatchObject({ isAwaited: true })
    expect(seat(testTable, 2).away).toBeUndefined()
    expect(testTable.shown('ada').game?.clock[2]).toEqual({ left: 90_000, until: null })
    testTable.tend({ do: 'here', who: 'cleo' })
    expect(seat(testTable, 2).isAwaited).toBeUndefined()
    expect(testTable.shown('ada').game?.clock[2].until).toBe(testTable.now + 90_000)
  })

  test('for a bot needs more than half of those present, and may be changed', () => {
    const testTable = playing({ absence: 'vote' })
    testTable.tend({ do: 'gone', who: 'cleo', since: START })
    testTable.does('ada', replace(2))
    testTable.does('ben', wait(2))
    expect(seat(testTable.later(MINUTE), 2).away).toBeUndefined()
    testTable.does('ben', replace(2))
    expect(seat(testTable, 2).away).toBe('away')
  })

  test('is opened by the table after a minute of absence', () => {
    const testTable = playing({ absence: 'vote' })
    testTable.tend({ do: 'gone', who: 'cleo', since: START })
    expect(nextDeadline(testTable.table)).toBe(START + MINUTE)
    expect(testTable.later(MINUTE - 1).shown('ada').ballots).toEqual([])
    expect(testTable.later(1).shown('ben').ballots).toEqual([{ about: 'bot', of: 2, votes: [], electors: [0, 1] }])
    expect(nextDeadline(testTable.table)).toBeUndefined()
    testTable.does('ada', wait(2))
    testTable.does('ben', wait(2))
    expect(testTable.later(99 * MINUTE).shown('ada').ballots).toEqual([])
    testTable.tend({ do: 'here', who: 'cleo' })
    testTable.tend({ do: 'gone', who: 'cleo', since: testTable.now })
    expect(testTable.later(MINUTE).shown('ada').ballots).toHaveLength(1)
    testTable.tend({ do: 'here', who: 'cleo' })
    expect(testTable.shown('ada').ballots).toEqual([])
  })

  test('is opened by the table after the third timeout', () => {
    const clock = { kind: 'move', time: 10_000 } as const
    const testTable = playing({ clock, absence: 'vote' })
    for (let round = 0; round < 3; round++) {
      expect(testTable.shown('ada').ballots).toEqual([])
      for (const who of ['ada', 'ben']) testTable.answers(who)
      testTable.later(10_000).botsAnswer()
    }
    expect(testTable.shown('ada').ballots).toMatchObject([{ about: 'bot', of: 2, votes: [] }])
    testTable.answers('cleo')
    expect(testTable.shown('ada').ballots).toEqual([])
  })

  test.each<[string, Partial<Options>]>([
    ['where a bot sits in', { absence: 'bot' }],
    ['where all wait', { absence: 'wait' }],
    ['over days', { absence: 'vote', clock: { kind: 'days', time: 86_400_000, bank: 0 } }],
  ])('is not asked for by the table itself %s', (_, options) => {
    const testTable = playing(options)
    testTable.tend({ do: 'gone', who: 'cleo', since: START })
    expect(testTable.later(2 * MINUTE).shown('ada').ballots).toEqual([])
  })

  test('is offered at tables without a clock, so that nobody waits forever', () => {
    const testTable = playing({ clock: { kind: 'none' }, absence: 'wait' }, ['ada', 'ben'])
    expect(testTable.refuses('ada', replace(1)).code).toBe('no-vote')
    testTable.later(MINUTE)
    testTable.does('ada', replace(1))
    expect(seat(testTable, 1).away).toBe('away')
  })

  test.each([
    ['not-seated', 'wim', { do: 'vote', about: 'pause', yes: true }],
    ['bad-seat', 'ada', replace(9)],
    ['no-vote', 'ada', replace(1)],
    ['bad-vote', 'ada', { do: 'vote', about: 'pause', yes: 'perhaps' as unknown as boolean }],
  ] as const)('is refused with %s', (code, who, command) => {
    expect(playing().refuses(who, command).code).toBe(code)
  })

  test('is not open to absent players and its subject', () => {
    const testTable = playing()
    testTable.does('ada', { do: 'away' })
    expect(testTable.refuses('ada', { do: 'vote', about: 'pause', yes: true }).code).toBe('no-vote')
    testTable.tend({ do: 'gone', who: 'cleo', since: START })
    expect(testTable.refuses('cleo', wait(2)).code).toBe('no-vote')
  })
})

describe('A player who is away', () => {
  test('on request returns on request, and may be removed by the host meanwhile', () => {
    const testTable = playing()
    testTable.does('ben', { do: 'away' })
    expect(testTable.does('ben', { do: 'away' })).toEqual([])
    expect(testTable.refuses('ada', { do: 'remove', seat: 2 }).code).toBe('not-now')
    testTable.does('ada', { do: 'remove', seat: 1 })
    expect(seat(testTable, 1)).toEqual({ kind: 'bot', level: 'medium' })
    expect(testTable.refuses('ben', { do: 'back' }).code).toBe('not-seated')
  })
})
