/** The room: seats, settings, and rights of the host. */
import { sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { openTable } from './decide/create.ts'
import type { Command } from './model/commands.ts'
import { AMONG_FRIENDS } from './model/options.ts'
import { nonceOf, SECRET, START, TestTable, termsFor } from './testing.ts'

const kinds = (testTable: TestTable, who = 'ada') => testTable.shown(who).seats.map(({ kind }) => kind)
const names = (testTable: TestTable) => testTable.shown('ada').seats.map(({ name }) => name)
const sits = (who: string, seat?: number) => ({ do: 'sit', name: who, nonce: nonceOf(who), seat }) as const

describe('Opening', () => {
  const opening = {
    id: 'k7Qx2',
    secret: SECRET,
    terms: termsFor(3),
    options: AMONG_FRIENDS,
    who: 'ada',
    name: 'Ada',
    nonce: nonceOf('ada'),
    now: START,
  }

  test('creates a table with a seated host, committed to a hidden secret', () => {
    const { events, table } = sure(openTable(opening))
    expect(events.map(({ kind, n }) => [kind, n])).toEqual([
      ['open', 0],
      ['sit', 1],
    ])
    expect(table).toMatchObject({ phase: 'room', host: 'ada', n: 2 })
    expect(JSON.stringify(events)).not.toContain(SECRET)
  })

  test('allows a tablet as host without a seat', () => {
    const { table } = sure(openTable({ ...opening, who: 'tablet', nonce: undefined }))
    expect(table.watchers).toEqual([{ who: 'tablet', number: 0, name: 'Ada' }])
    expect(table.host).toBe('tablet')
  })

  test.each([
    ['bad-secret', { secret: 'short' }],
    ['bad-nonce', { nonce: 'short' }],
    ['bad-name', { name: ' \u202e ' }],
    ['bad-clock', { options: { ...AMONG_FRIENDS, clock: { kind: 'move', time: 0 } } }],
    ['bad-options', { options: { ...AMONG_FRIENDS, absence: 'kick' } }],
    ['too-many-players', { terms: termsFor(8) }],
    ['no-teams', { terms: termsFor(4, { teams: true }) }],
  ] as const)('is refused with %s', (code, change) => {
    const opened = openTable({ ...opening, ...(change as Partial<typeof opening>) })
    expect(opened.ok ? undefined : opened.error.code).toBe(code)
  })
})

describe('Seats', () => {
  test('are taken one by one, changed, and left', () => {
    const testTable = TestTable.created(['ada', 'ben'], { terms: termsFor(4) })
    expect(kinds(testTable)).toEqual(['person', 'person', 'open', 'open'])
    testTable.does('ben', sits('ben', 3))
    expect(names(testTable)).toEqual(['ada', undefined, undefined, 'ben'])
    testTable.does('ben', { do: 'stand' })
    expect(kinds(testTable)).toEqual(['person', 'open', 'open', 'open'])
  })

  test('are rejected if taken or missing, and to people who have one', () => {
    const testTable = TestTable.created(['ada', 'ben', 'cleo'])
    expect(testTable.refuses('dora', sits('dora', 1)).code).toBe('seat-taken')
    expect(testTable.refuses('dora', sits('dora', 7)).code).toBe('bad-seat')
    expect(testTable.refuses('dora', sits('dora')).code).toBe('full')
    expect(testTable.refuses('ben', sits('ben')).code).toBe('seated')
    expect(testTable.refuses('dora', { do: 'stand' }).code).toBe('not-seated')
  })

  test('are ordered, given to bots and freed only by the host', () => {
    const testTable = TestTable.created(['ada', 'ben'])
    const ofTheHost: Command[] = [
      { do: 'bot', seat: 2, level: 'hard' },
      { do: 'order', seats: [1, 0, 2] },
      { do: 'begin', fill: 'easy' },
      { do: 'set', terms: termsFor(5) },
      { do: 'remove', seat: 0 },
    ]
    for (const command of ofTheHost) expect(testTable.refuses('ben', command).code).toBe('not-host')
    testTable.does('ada', { do: 'bot', seat: 2, level: 'hard' })
    testTable.does('ada', { do: 'order', seats: [2, 1, 0] })
    expect(kinds(testTable)).toEqual(['bot', 'person', 'person'])
    expect(testTable.refuses('ada', { do: 'order', seats: [0, 0, 1] }).code).toBe('bad-order')
    expect(testTable.refuses('ada', { do: 'bot', seat: 1, level: 'easy' }).code).toBe('seat-taken')
    testTable.does('ada', { do: 'bot', seat: 0 })
    expect(kinds(testTable)).toEqual(['open', 'person', 'person'])
  })

  test('can be added and removed, but never a taken one', () => {
    const testTable = TestTable.created(['ada', 'ben', 'cleo'])
    testTable.does('ada', { do: 'set', terms: termsFor(6, { boxes: ['leaders'] }) })
    expect(testTable.shown('ben').seats).toHaveLength(6)
    expect(testTable.refuses('ada', { do: 'set', terms: termsFor(2) }).code).toBe('seat-taken')
    expect(testTable.refuses('ada', { do: 'set', terms: termsFor(3, { boxes: ['chess'] }) }).code).toBe('bad-setup')
  })

  test('reject people removed by the host', () => {
    const testTable = TestTable.created(['ada', 'ben'])
    testTable.does('ada', { do: 'remove', seat: 1 })
    expect(testTable.refuses('ben', sits('ben')).code).toBe('removed')
    expect(testTable.refuses('ben', { do: 'watch', name: 'ben' }).code).toBe('removed')
    expect(testTable.refuses('ada', { do: 'remove', seat: 0 }).code).toBe('not-yourself')
  })
})

describe('Wonders', () => {
  const gizah = { do: 'wonder', wonder: 'gizah', side: 'day' } as const

  test('that are drawn cannot be chosen', () => {
    expect(TestTable.created(['ada']).refuses('ada', gizah).code).toBe('not-now')
  })

  test('that are chosen are chosen by each player, and for bots by the host', () => {
    const testTable = TestTable.created(['ada', 'ben'], { options: { wonders: 'chosen' } })
    testTable.does('ben', gizah)
    expect(testTable.refuses('ada', gizah).code).toBe('wonder-twice')
    expect(testTable.refuses('ada', { ...gizah, seat: 1, wonder: 'rhodos' }).code).toBe('not-yours')
    testTable.does('ada', { ...gizah, seat: 2, wonder: 'rhodos' })
    testTable.does('ada', { do: 'begin', fill: 'easy' })
    const cities = testTable.shown('ada').game?.view.cities ?? []
    expect([cities[1].wonder, cities[2].wonder]).toEqual(['gizah', 'rhodos'])
  })

  test('that are fixed are set by the host, and unknown ones are rejected', () => {
    const testTable = TestTable.created(['ada', 'ben'], { options: { wonders: 'fixed' } })
    expect(testTable.refuses('ben', gizah).code).toBe('not-yours')
    expect(testTable.refuses('ada', { ...gizah, wonder: 'paris' }).code).toBe('no-such-wonder')
    testTable.does('ada', { ...gizah, seat: 1 })
    testTable.does('ada', { do: 'set', options: { ...AMONG_FRIENDS, wonders: 'drawn' } })
    expect(testTable.shown('ada').terms.seats).toEqual([{}, {}, {}])
  })
})

describe('The host', () => {
  test('is replaced by a person, never by a bot, after leaving the seat', () => {
    const testTable = TestTable.created(['ada', 'ben'], { terms: termsFor(4) })
    testTable.does('ada', { do: 'bot', seat: 2, level: 'easy' })
    testTable.does('ada', { do: 'stand' })
    expect(testTable.shown('ben').you).toEqual({ seat: 1, isHost: true })
  })

  test('is replaced by the next present person after a minute of absence', () => {
    const testTable = TestTable.created(['ada', 'ben'])
    testTable.tend({ do: 'gone', who: 'ada', since: testTable.now })
    testTable.later(59_000)
    expect(testTable.table.host).toBe('ada')
    testTable.later(1000)
    expect(testTable.table.host).toBe('ben')
  })

  test('closes a table before its game, which reveals the secret', () => {
    const testTable = TestTable.created(['ada', 'ben'])
    expect(testTable.refuses('ben', { do: 'abort' }).code).toBe('not-host')
    testTable.does('ada', { do: 'abort' })
    expect(testTable.shown('ben').end).toMatchObject({ reason: 'closed', results: [], secret: SECRET })
    expect(testTable.refuses('cleo', sits('cleo')).code).toBe('not-now')
  })
})

describe('Beginning', () => {
  test('needs a player on every seat; free seats can be filled with bots', () => {
    const testTable = TestTable.created(['ada', 'ben'], { terms: termsFor(5) })
    expect(testTable.refuses('ada', { do: 'begin' }).code).toBe('seats-left')
    const events = testTable.does('ada', { do: 'begin', fill: 'hard' })
    expect(events.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot', 'begin', 'round'])
    expect(testTable.shown('ben').seats.map(({ level }) => level)).toEqual([
      undefined,
      undefined,
      'hard',
      'hard',
      'hard',
    ])
    expect(testTable.refuses('ada', { do: 'begin' }).code).toBe('not-now')
  })

  test('needs a person', () => {
    const { table, events } = sure(
      openTable({
        id: 'x',
        secret: SECRET,
        terms: termsFor(3),
        options: AMONG_FRIENDS,
        who: 'tablet',
        name: 'Tablet',
        now: START,
      }),
    )
    const testTable = Object.assign(TestTable.created(['ada']), { table, events })
    expect(testTable.refuses('tablet', { do: 'begin', fill: 'easy' }).code).toBe('nobody')
  })
})

describe('A rematch', () => {
  test('keeps people, moved by one place, and spectators; each sits down with a new nonce', () => {
    const testTable = TestTable.playing(['ada', 'ben'], { terms: termsFor(3) })
    testTable.does('wim', { do: 'watch', name: 'Wim' })
    expect(testTable.refuses('ada', { do: 'rematch' }).code).toBe('not-now')
    testTable.does('ben', { do: 'abort' })
    const next = testTable.rematch('ben', 'again')
    expect(testTable.shown('wim')).toMatchObject({ next: 'again', again: [1] })
    expect(next.shown('wim')).toMatchObject({ after: 'k7Qx2', you: { watcher: 0 } })
    expect(next.shown('ada').seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['bot', undefined],
      ['kept', 'ada'],
      ['kept', 'ben'],
    ])
    expect(next.refuses('wim', sits('wim', 1)).code).toBe('seat-taken')
    next.does('ada', sits('ada'))
    next.does('ben', sits('ben'))
    expect(next.shown('ben').you).toEqual({ seat: 2, isHost: true })
    next.does('ben', { do: 'begin' })
    expect(next.table.play?.seed).not.toBe(testTable.table.play?.seed)
  })

  test('is one table for all requests', () => {
    const testTable = TestTable.playing(['ada', 'ben'])
    testTable.does('ada', { do: 'abort' })
    testTable.rematch('ada', 'again')
    expect(testTable.shown('ben')).toMatchObject({ next: 'again', again: [0] })
    testTable.does('ben', { do: 'rematch' })
    expect(testTable.does('ben', { do: 'rematch' })).toEqual([])
    expect(testTable.shown('ada')).toMatchObject({ next: 'again', again: [0, 1] })
  })

  test('can be requested by a tablet without a seat', () => {
    const testTable = TestTable.playing(['ada', 'ben'])
    testTable.does('ada', { do: 'abort' })
    const hosted = Object.assign(testTable, { table: { ...testTable.table, host: 'tablet' } })
    expect(hosted.refuses('wim', { do: 'rematch' }).code).toBe('not-seated')
    hosted.rematch('tablet', 'again')
    expect(hosted.shown('ben')).toMatchObject({ next: 'again', again: [] })
    expect(hosted.does('tablet', { do: 'rematch' })).toEqual([])
  })

  test('keeps partners side by side', () => {
    const terms = termsFor(4, { boxes: ['cities'], teams: true })
    const testTable = TestTable.playing(['ada', 'ben', 'cleo', 'dora'], { terms })
    testTable.does('ada', { do: 'abort' })
    const next = testTable.rematch('ada', 'again')
    expect(next.shown('ada').seats.map(({ name }) => name)).toEqual(['cleo', 'dora', 'ada', 'ben'])
  })
})
