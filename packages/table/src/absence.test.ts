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
const seat = (desk: TestTable, at: number) => desk.shown('ada').seats[at]
const wait = (of: number) => ({ do: 'vote', about: 'bot', of, yes: false }) as const
const replace = (of: number) => ({ do: 'vote', about: 'bot', of, yes: true }) as const

describe('Gone for a minute', () => {
  test('gets a stand-in bot, whose answers are due at once', () => {
    const desk = playing()
    desk.tend({ do: 'gone', who: 'cleo', since: START })
    expect(nextDeadline(desk.table)).toBe(START + MINUTE)
    expect(seat(desk.later(MINUTE - 1), 2)).toMatchObject({ goneSince: START })
    expect(seat(desk.later(1), 2)).toMatchObject({ away: 'away', level: 'medium' })
    expect(owed(desk.table, desk.now)).toEqual([{ round: 1, city: 2, level: 'medium', by: 'bot' }])
  })

  test('has no effect if the player reconnects in time', () => {
    const desk = playing()
    desk.tend({ do: 'gone', who: 'cleo', since: START })
    desk.later(MINUTE - 1)
    desk.tend({ do: 'here', who: 'cleo' })
    expect(seat(desk.later(MINUTE), 2).away).toBeUndefined()
    expect(desk.tend({ do: 'here', who: 'cleo' })).toEqual([])
    expect(desk.tend({ do: 'here', who: 'nobody' })).toEqual([])
  })

  test('keeps an earlier choice; the person returns with the next round', () => {
    const desk = playing()
    desk.answers('cleo')
    desk.tend({ do: 'gone', who: 'cleo', since: START })
    desk.later(MINUTE)
    expect(owed(desk.table, desk.now)).toEqual([])
    desk.tend({ do: 'here', who: 'cleo' })
    expect(desk.refuses('cleo', { do: 'undo', round: 1 }).code).toBe('away')
    desk.does('cleo', { do: 'back' })
    expect(seat(desk, 2).away).toBe('returning')
    desk.playRound('ada', 'ben')
    expect(seat(desk, 2).away).toBeUndefined()
    expect(desk.asked('cleo')).toHaveLength(1)
  })

  test('pauses the table if it affects everybody, until the first one returns', () => {
    const desk = playing({ clock: { kind: 'move', time: 5 * MINUTE } })
    for (const [i, who] of PEOPLE.entries()) {
      desk.now = START + i * 10_000
      desk.tend({ do: 'gone', who, since: desk.now })
    }
    expect(nextDeadline(desk.table)).toBe(START + 20_000 + MINUTE)
    desk.now = START + 20_000
    expect(desk.later(MINUTE - 1).shown('ada').paused).toBeUndefined()
    desk.later(1)
    expect(desk.shown('ada').paused).toBe('empty')
    expect(nextDeadline(desk.table)).toBeUndefined()
    desk.now += 99 * MINUTE
    desk.tend({ do: 'here', who: 'ben' })
    expect(desk.shown('ben').paused).toBeUndefined()
    expect(
      desk
        .later(MINUTE)
        .shown('ben')
        .seats.map(({ away }) => away),
    ).toEqual(['away', undefined, 'away'])
  })

  test('passes the role of host to a present person', () => {
    const desk = playing()
    desk.tend({ do: 'gone', who: 'ada', since: START })
    desk.later(MINUTE)
    expect(desk.shown('ben').you.isHost).toBe(true)
  })
})

describe('Three times late in a row', () => {
  const clock = { kind: 'move', time: 10_000 } as const
  const tooLate = (desk: TestTable) => {
    desk.answers('ada')
    desk.answers('ben')
    desk.later(10_000)
    desk.botsAnswer()
  }

  test('a bot sits in', () => {
    const desk = playing({ clock })
    tooLate(desk)
    tooLate(desk)
    expect(seat(desk, 2).away).toBeUndefined()
    tooLate(desk)
    expect(seat(desk, 2).away).toBe('away')
    expect(desk.events).toContainEqual(expect.objectContaining({ kind: 'away', seat: 2, why: 'late' }))
  })

  test('is shown with its count to everybody', () => {
    const desk = playing({ clock, absence: 'vote' })
    const seen = Array.from({ length: 3 }, () => {
      tooLate(desk)
      const { late, isSlow } = seat(desk, 2)
      return [late, isSlow]
    })
    expect(seen).toEqual([
      [1, undefined],
      [2, undefined],
      [3, true],
    ])
    desk.playRound(...PEOPLE)
    expect(seat(desk, 2)).not.toHaveProperty('late')
  })

  test('is reset by an answer in time', () => {
    const desk = playing({ clock })
    tooLate(desk)
    tooLate(desk)
    desk.playRound(...PEOPLE)
    tooLate(desk)
    tooLate(desk)
    expect(seat(desk, 2).away).toBeUndefined()
  })

  test('leaves the decision to a vote among friends', () => {
    const desk = playing({ clock, absence: 'vote' })
    for (let round = 0; round < 4; round++) tooLate(desk)
    expect(seat(desk, 2).away).toBeUndefined()
    desk.does('ada', replace(2))
    desk.does('ben', replace(2))
    expect(seat(desk, 2).away).toBe('away')
  })
})

describe('With nobody left to wait for', () => {
  const clock = { kind: 'move', time: 45_000 } as const
  /** Everybody is connected and does nothing for three rounds. */
  const allLate = (options: Partial<Options> = {}, people = PEOPLE) => {
    const desk = playing({ clock, ...options }, people)
    for (let round = 0; round < 3; round++) {
      desk.later(45_000)
      desk.botsAnswer()
    }
    return desk
  }

  test('pauses a live table: no bot chooses, and nothing is due', () => {
    const desk = allLate()
    expect(desk.shown('ada')).toMatchObject({ paused: 'empty', game: { round: 4 } })
    expect(owed(desk.table, desk.now + 99 * MINUTE)).toEqual([])
    expect(nextDeadline(desk.table)).toBeUndefined()
    expect(desk.later(99 * MINUTE).round).toBe(4)
  })

  test.each(['back', 'resume'] as const)('resumes with “%s”, and the sender chooses in this round', (command) => {
    const desk = allLate()
    desk.does('ben', { do: command })
    expect(desk.shown('ben').paused).toBeUndefined()
    expect(desk.shown('ben').seats.map(({ away }) => away)).toEqual(['away', undefined, 'away'])
    desk.answers('ben')
    expect(desk.round).toBe(4)
    expect(owed(desk.table, desk.now)).toEqual([])
    desk.later(4000).botsAnswer()
    expect(desk.round).toBe(5)
  })

  test('pauses for a single person among bots who asks for a stand-in', () => {
    const desk = playing({}, ['ada'])
    desk.does('ada', { do: 'away' })
    expect(desk.shown('ada').paused).toBe('empty')
    desk.does('ada', { do: 'back' })
    desk.playRound('ada')
    expect(desk.round).toBe(2)
  })

  test('pauses if the players are partly away and partly disconnected', () => {
    const desk = playing()
    desk.does('ada', { do: 'away' })
    desk.does('ben', { do: 'away' })
    desk.tend({ do: 'gone', who: 'cleo', since: START })
    desk.later(4000).botsAnswer()
    expect(nextDeadline(desk.table)).toBe(START + MINUTE)
    expect(desk.later(MINUTE - 4000).shown('ada').paused).toBe('empty')
    desk.tend({ do: 'here', who: 'cleo' })
    expect(desk.shown('ada').paused).toBeUndefined()
    expect(seat(desk, 2).away).toBeUndefined()
  })

  test('plays on if all have resigned', () => {
    const desk = playing({}, ['ada'])
    desk.does('ada', { do: 'resign' })
    desk.botsAnswer()
    expect(desk.table.end?.reason).toBe('finished')
  })

  test('plays on at a rated table, a few seconds per round', () => {
    const desk = allLate({ rated: true, visibility: 'open', seating: 'anybody' })
    expect([desk.round, desk.table.paused]).toEqual([4, undefined])
    expect(nextDeadline(desk.table)).toBe(desk.now + 4000)
    desk.later(3999).botsAnswer()
    expect(desk.round).toBe(4)
    desk.later(1).botsAnswer()
    expect(desk.round).toBe(5)
  })

  test('lets a stand-in for a disconnected player answer at once', () => {
    const desk = playing()
    desk.does('cleo', { do: 'away' })
    expect(owed(desk.table, desk.now)).toEqual([])
    desk.tend({ do: 'gone', who: 'cleo', since: desk.now })
    expect(owed(desk.table, desk.now)).toHaveLength(1)
  })

  test('makes no choices while the table is paused by agreement', () => {
    const desk = playing({}, ['ada'])
    desk.does('ada', { do: 'vote', about: 'pause', yes: true })
    desk.answers('ada')
    desk.botsAnswer()
    expect(desk.round).toBe(1)
    desk.does('ada', { do: 'resume' })
    desk.botsAnswer()
    expect(desk.round).toBe(2)
  })
})

describe('A vote', () => {
  test('to wait prevents a stand-in and stops the clock of the absent player', () => {
    const desk = playing({ clock: { kind: 'move', time: 90_000 } })
    desk.tend({ do: 'gone', who: 'cleo', since: START })
    desk.does('ada', wait(2))
    expect(desk.shown('ben').ballots).toEqual([
      { about: 'bot', of: 2, votes: [{ seat: 0, yes: false }], electors: [0, 1] },
    ])
    desk.does('ben', wait(2))
    expect(seat(desk.later(MINUTE), 2)).toMatchObject({ isAwaited: true })
    expect(seat(desk, 2).away).toBeUndefined()
    expect(desk.shown('ada').game?.clock[2]).toEqual({ left: 90_000, until: null })
    desk.tend({ do: 'here', who: 'cleo' })
    expect(seat(desk, 2).isAwaited).toBeUndefined()
    expect(desk.shown('ada').game?.clock[2].until).toBe(desk.now + 90_000)
  })

  test('for a bot needs more than half of those present, and may be changed', () => {
    const desk = playing({ absence: 'vote' })
    desk.tend({ do: 'gone', who: 'cleo', since: START })
    desk.does('ada', replace(2))
    desk.does('ben', wait(2))
    expect(seat(desk.later(MINUTE), 2).away).toBeUndefined()
    desk.does('ben', replace(2))
    expect(seat(desk, 2).away).toBe('away')
  })

  test('is opened by the table after a minute of absence', () => {
    const desk = playing({ absence: 'vote' })
    desk.tend({ do: 'gone', who: 'cleo', since: START })
    expect(nextDeadline(desk.table)).toBe(START + MINUTE)
    expect(desk.later(MINUTE - 1).shown('ada').ballots).toEqual([])
    expect(desk.later(1).shown('ben').ballots).toEqual([{ about: 'bot', of: 2, votes: [], electors: [0, 1] }])
    expect(nextDeadline(desk.table)).toBeUndefined()
    desk.does('ada', wait(2))
    desk.does('ben', wait(2))
    expect(desk.later(99 * MINUTE).shown('ada').ballots).toEqual([])
    desk.tend({ do: 'here', who: 'cleo' })
    desk.tend({ do: 'gone', who: 'cleo', since: desk.now })
    expect(desk.later(MINUTE).shown('ada').ballots).toHaveLength(1)
    desk.tend({ do: 'here', who: 'cleo' })
    expect(desk.shown('ada').ballots).toEqual([])
  })

  test('is opened by the table after the third timeout', () => {
    const clock = { kind: 'move', time: 10_000 } as const
    const desk = playing({ clock, absence: 'vote' })
    for (let round = 0; round < 3; round++) {
      expect(desk.shown('ada').ballots).toEqual([])
      for (const who of ['ada', 'ben']) desk.answers(who)
      desk.later(10_000).botsAnswer()
    }
    expect(desk.shown('ada').ballots).toMatchObject([{ about: 'bot', of: 2, votes: [] }])
    desk.answers('cleo')
    expect(desk.shown('ada').ballots).toEqual([])
  })

  test.each<[string, Partial<Options>]>([
    ['where a bot sits in', { absence: 'bot' }],
    ['where all wait', { absence: 'wait' }],
    ['over days', { absence: 'vote', clock: { kind: 'days', time: 86_400_000, bank: 0 } }],
  ])('is not asked for by the table itself %s', (_, options) => {
    const desk = playing(options)
    desk.tend({ do: 'gone', who: 'cleo', since: START })
    expect(desk.later(2 * MINUTE).shown('ada').ballots).toEqual([])
  })

  test('is offered at tables without a clock, so that nobody waits forever', () => {
    const desk = playing({ clock: { kind: 'none' }, absence: 'wait' }, ['ada', 'ben'])
    expect(desk.refuses('ada', replace(1)).code).toBe('no-vote')
    desk.later(MINUTE)
    desk.does('ada', replace(1))
    expect(seat(desk, 1).away).toBe('away')
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
    const desk = playing()
    desk.does('ada', { do: 'away' })
    expect(desk.refuses('ada', { do: 'vote', about: 'pause', yes: true }).code).toBe('no-vote')
    desk.tend({ do: 'gone', who: 'cleo', since: START })
    expect(desk.refuses('cleo', wait(2)).code).toBe('no-vote')
  })
})

describe('A player who is away', () => {
  test('on request returns on request, and may be removed by the host meanwhile', () => {
    const desk = playing()
    desk.does('ben', { do: 'away' })
    expect(desk.does('ben', { do: 'away' })).toEqual([])
    expect(desk.refuses('ada', { do: 'remove', seat: 2 }).code).toBe('not-now')
    desk.does('ada', { do: 'remove', seat: 1 })
    expect(seat(desk, 1)).toEqual({ kind: 'bot', level: 'medium' })
    expect(desk.refuses('ben', { do: 'back' }).code).toBe('not-seated')
  })
})
