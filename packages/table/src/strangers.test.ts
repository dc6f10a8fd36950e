/** Open tables: permission to sit down, rated games and shared deals. */
import { sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { readOptions } from './decide/checks.ts'
import { openTable } from './decide/create.ts'
import { decide } from './decide/decide.ts'
import type { GuestInfo } from './model/commands.ts'
import type { Options } from './model/events.ts'
import { AMONG_FRIENDS } from './model/options.ts'
import { owed } from './play/owed.ts'
import { recordOf } from './record/record.ts'
import { verify } from './record/verify.ts'
import { nonceOf, SECRET, START, TestTable, termsFor } from './testing.ts'

const OPEN = { ...AMONG_FRIENDS, visibility: 'open', seating: 'anybody' } as const satisfies Options
const RATED = { ...OPEN, clock: { kind: 'move', time: 90_000 }, absence: 'bot', rated: true } as const satisfies Options
const ACCOUNT: GuestInfo = { isAccount: true, rating: 1500, besides: [] }

const created = (options: Options) => TestTable.created(['ada'], { options })

/** The problem code of sitting down, or 'sat'. */
function sits(testTable: TestTable, who: string, guest?: GuestInfo): string {
  const decided = decide(
    testTable.table,
    who,
    { do: 'sit', name: who, nonce: nonceOf(who) },
    { now: testTable.now, guest },
  )
  if (!decided.ok) return decided.error.code
  testTable.written(decided)
  return 'sat'
}

describe('An open table', () => {
  test('is open to anybody, to accounts, or to a range of ratings', () => {
    expect(sits(created(OPEN), 'ben')).toBe('sat')
    expect(sits(created({ ...OPEN, seating: 'accounts' }), 'ben')).toBe('accounts-only')
    expect(sits(created({ ...OPEN, seating: 'accounts' }), 'ben', ACCOUNT)).toBe('sat')
    const window = { ...OPEN, seating: { from: 1400, to: 1600 } }
    expect(sits(created(window), 'ben', ACCOUNT)).toBe('sat')
    expect(sits(created(window), 'ben', { ...ACCOUNT, rating: 1601 })).toBe('other-rating')
    expect(sits(created(window), 'ben', { ...ACCOUNT, isAccount: false })).toBe('accounts-only')
  })

  test('uses preset messages until everybody agrees to text', () => {
    const testTable = created({ ...OPEN, talk: 'text' })
    sits(testTable, 'ben')
    expect(testTable.refuses('ben', { do: 'say', channel: 'all', text: 'Hello' }).code).toBe('phrases-only')
    testTable.does('ben', { do: 'say', channel: 'all', phrase: 'hello' })
    testTable.does('ben', { do: 'vote', about: 'talk', yes: true })
    expect(testTable.refuses('ben', { do: 'say', channel: 'all', text: 'Hello' }).code).toBe('phrases-only')
    testTable.does('ada', { do: 'vote', about: 'talk', yes: true })
    testTable.does('ben', { do: 'say', channel: 'all', text: 'Hello' })
    expect(testTable.shown('ada').chat.at(-1)?.text).toBe('Hello')
  })

  test('cannot remove players from a game', () => {
    const testTable = created(OPEN)
    sits(testTable, 'ben')
    sits(testTable, 'cleo')
    testTable.does('ada', { do: 'remove', seat: 2 })
    testTable.does('ada', { do: 'begin', fill: 'easy' })
    testTable.does('ben', { do: 'away' })
    expect(testTable.refuses('ada', { do: 'remove', seat: 1 }).code).toBe('not-now')
  })

  test.each([
    ['without saying who may sit', { ...OPEN, seating: undefined }, 'bad-options'],
    ['for half a rating', { ...OPEN, seating: { from: 1.5, to: 3 } }, 'bad-options'],
    ['rated without a clock', { ...RATED, clock: { kind: 'none' } }, 'bad-rated'],
    ['rated by link', { ...RATED, visibility: 'link' }, 'bad-rated'],
    ['rated where all wait', { ...RATED, absence: 'wait' }, 'bad-rated'],
  ] as [string, Options, string][])('is not created %s', (_, options, code) => {
    const read = readOptions(options)
    expect(read.ok ? undefined : read.error.code).toBe(code)
  })
})

describe('A rated table', () => {
  test('is played to its end by bots if everybody leaves', () => {
    const testTable = created(RATED)
    for (const who of ['ben', 'cleo']) sits(testTable, who, ACCOUNT)
    testTable.does('ada', { do: 'begin' })
    for (const who of ['ada', 'ben', 'cleo']) testTable.tend({ do: 'gone', who, since: testTable.now })
    testTable.later(60_000)
    const { paused, seats } = testTable.shown('ada')
    expect(paused).toBeUndefined()
    expect(seats.map(({ away }) => away)).toEqual(['away', 'away', 'away'])
    expect(owed(testTable.table, testTable.now).map(({ by }) => by)).toEqual(['bot', 'bot', 'bot'])
  })

  test('needs accounts on separate devices', () => {
    const testTable = created(RATED)
    expect(sits(testTable, 'ben')).toBe('accounts-only')
    expect(sits(testTable, 'ben', { ...ACCOUNT, besides: ['ada'] })).toBe('same-device')
    expect(sits(testTable, 'ben', ACCOUNT)).toBe('sat')
    expect(testTable.refuses('ada', { do: 'bot', seat: 2, level: 'easy' }).code).toBe('people-only')
    expect(testTable.refuses('ada', { do: 'begin', fill: 'easy' }).code).toBe('people-only')
  })

  test('deals wonders by chance, whatever the opening wishes', () => {
    const wishes = termsFor(3, { seats: [{ wonder: 'gizah', side: 'night' }, { wonder: 'rhodos' }, {}] })
    for (const options of [RATED, AMONG_FRIENDS])
      expect(TestTable.created(['ada'], { terms: wishes, options }).table.terms.seats).toEqual([{}, {}, {}])
    const fixed: Options = { ...AMONG_FRIENDS, wonders: 'fixed' }
    expect(TestTable.created(['ada'], { terms: wishes, options: fixed }).table.terms.seats).toEqual(wishes.seats)
  })

  test('is rated from the start or never', () => {
    const testTable = created({ ...RATED, rated: false })
    expect(testTable.refuses('ada', { do: 'set', options: RATED }).code).toBe('not-now')
    const rated = created(RATED)
    rated.does('ada', { do: 'set', options: { ...RATED, rated: false } })
    rated.does('ada', { do: 'bot', seat: 2, level: 'easy' })
    expect(rated.shown('ada').seats[2].level).toBe('easy')
  })

  test('gives the seat of a resigned player to nobody', () => {
    const testTable = created(RATED)
    sits(testTable, 'ben', ACCOUNT)
    sits(testTable, 'cleo', ACCOUNT)
    testTable.does('ada', { do: 'begin' })
    testTable.does('ben', { do: 'resign' })
    expect(sits(testTable, 'dora', ACCOUNT)).toBe('not-now')
  })
})

describe('A deal that tables share', () => {
  const dealt = (id: string, who: string, deal: string | undefined) => {
    const place = { id, secret: SECRET, who, name: who, nonce: nonceOf(who), now: START }
    const testTable = TestTable.of(sure(openTable({ ...place, terms: termsFor(3), options: AMONG_FRIENDS, deal })))
    testTable.does(who, { do: 'begin', fill: 'easy' })
    return testTable
  }
  const handOf = (testTable: TestTable, who: string) => testTable.shown(who).game?.asked[0].legal

  test('is the same for every player, and bots answer it the same', () => {
    const [ada, ben] = [dealt('one', 'ada', 'of today'), dealt('two', 'ben', 'of today')]
    expect(handOf(ada, 'ada')).toEqual(handOf(ben, 'ben'))
    expect(handOf(dealt('two', 'ben', 'of tomorrow'), 'ben')).not.toEqual(handOf(ben, 'ben'))
    expect(handOf(dealt('two', 'ben', undefined), 'ben')).not.toEqual(handOf(dealt('one', 'ada', undefined), 'ada'))
    const first = ada.shown('ada').game?.asked[0].legal[0] ?? expect.fail('nothing is asked')
    for (const [testTable, who] of [
      [ada, 'ada'],
      [ben, 'ben'],
    ] as const) {
      testTable.does(who, { do: 'choose', round: 1, move: first })
      testTable.botsAnswer()
    }
    expect(ada.shown('ada').game?.view).toEqual(ben.shown('ben').game?.view)
  })

  test('hides its secret when one of them is over, and can be verified later', () => {
    const testTable = dealt('one', 'ada', 'of today').playOn('ada')
    expect(testTable.shown('ada').end).toMatchObject({ reason: 'finished', secret: '' })
    expect(testTable.bytes('ada')).not.toContain(SECRET)
    const record = sure(recordOf(testTable.events))
    expect(sure(verify(record.table)).dealt).toBeGreaterThan(0)
  })
})

describe('A game among strangers', () => {
  test.each([OPEN, RATED])('is aborted in its first round by all, never by a single player', (options) => {
    const testTable = created(options)
    for (const who of ['ben', 'cleo']) expect(sits(testTable, who, ACCOUNT)).toBe('sat')
    testTable.does('ada', { do: 'begin' })
    expect(testTable.refuses('ben', { do: 'abort' }).code).toBe('not-now')
    for (const who of ['ada', 'ben', 'cleo']) testTable.does(who, { do: 'vote', about: 'abort', yes: true })
    expect(testTable.shown('ada').end?.reason).toBe('aborted')
  })
})

test('A bot’s seat is not open to people of a device that plays at the table', () => {
  const testTable = created(AMONG_FRIENDS)
  testTable.does('ada', { do: 'begin', fill: 'easy' })
  const sit = { do: 'sit', name: 'Twin', nonce: nonceOf('twin') } as const
  const tries = (beside: string[]) => decide(testTable.table, 'twin', sit, { now: testTable.now, beside })
  expect(tries(['ada'])).toMatchObject({ ok: false, error: { code: 'same-device' } })
  expect(tries(['eve'])).toMatchObject({ ok: true })
})
