/** Snapshots hold the own hand, in teams that of the partner, public facts, and nothing else. */
import { BOXES } from '@heptapolis/boxes'
import { describe, expect, test } from 'vitest'
import { TestTable, termsFor } from '../testing.ts'
import { shown } from './snapshot.ts'

const PEOPLE = ['ada', 'ben', 'cleo', 'dora']
const handsSeen = (testTable: TestTable, who: string) =>
  testTable.shown(who).game?.view.cities.flatMap(({ hand }, seat) => (hand ? [seat] : []))
const says = (text: string, channel: 'all' | 'team' | 'watchers' = 'all') => ({ do: 'say', channel, text }) as const
const heard = (testTable: TestTable, who: string) =>
  testTable.shown(who).chat.flatMap(({ text, phrase }) => text ?? phrase ?? [])

describe('Hands', () => {
  test('are visible to their owners', () => {
    const testTable = TestTable.playing(PEOPLE, { terms: termsFor(4) })
    expect(PEOPLE.map((who) => handsSeen(testTable, who))).toEqual([[0], [1], [2], [3]])
    expect(handsSeen(testTable, 'stranger')).toEqual([])
  })

  test('are visible to partners, and so are their choices', () => {
    const testTable = TestTable.playing(PEOPLE, { terms: termsFor(4, { boxes: ['cities'], teams: true }) })
    expect(PEOPLE.map((who) => handsSeen(testTable, who))).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
    ])
    testTable.answers('ada')
    expect(testTable.shown('ben').game?.view.cities[0].chosen).toBeDefined()
    expect(testTable.shown('cleo').game?.view.cities[0].chosen).toBeUndefined()
  })

  test('are public after the end', () => {
    const testTable = TestTable.playing(['ada', 'ben']).playOn('ada', 'ben')
    expect(testTable.shown('stranger').game?.view.over).toBe(true)
    expect(testTable.shown('stranger').game?.view.cities.every(({ buriedSize }) => buriedSize === undefined)).toBe(true)
  })
})

describe('Open hands', () => {
  const agreed = () => {
    const testTable = TestTable.playing(['ada', 'ben'], { terms: termsFor(3) })
    testTable.does('wim', { do: 'watch', name: 'Wim' })
    testTable.does('ada', { do: 'vote', about: 'hands', yes: true })
    return testTable
  }
  const playUntil = (testTable: TestTable, age: number, turn: number) => {
    const at = () => testTable.shown('ada').game?.view
    while (at()?.age !== age || at()?.turn !== turn) testTable.playRound('ada', 'ben')
  }
  const openHands = (testTable: TestTable, who: string) => testTable.shown(who).game?.hands

  test('need the whole table', () => {
    const testTable = agreed()
    expect(testTable.shown('wim').showsHands).toBe(false)
    testTable.does('ben', { do: 'vote', about: 'hands', yes: false })
    expect(testTable.shown('wim')).toMatchObject({ showsHands: false, ballots: [] })
  })

  test('come an Age late, and not to current or former players', () => {
    const testTable = agreed()
    testTable.does('ben', { do: 'vote', about: 'hands', yes: true })
    const [first] = testTable.shown('ada').game?.view.cities ?? []
    playUntil(testTable, 1, 6)
    expect(openHands(testTable, 'wim')).toBeUndefined()
    playUntil(testTable, 2, 1)
    const { round, views } = openHands(testTable, 'wim') ?? expect.fail('no hands')
    expect(round).toBe(1)
    expect(views.map(({ age, turn }) => [age, turn])).toEqual(Array(3).fill([1, 1]))
    expect(views[0].cities[0].hand).toEqual(first.hand)
    expect(openHands(testTable, 'ada')).toBeUndefined()
    playUntil(testTable, 2, 4)
    expect(openHands(testTable, 'wim')?.views[1]).toMatchObject({ age: 1, turn: 4 })
  })

  test('are hidden from people who share a device with a player', () => {
    const testTable = agreed()
    testTable.does('ben', { do: 'vote', about: 'hands', yes: true })
    playUntil(testTable, 2, 1)
    const handsOn = (beside: string[]) => shown(testTable.table, 'wim', beside).game?.hands
    expect(handsOn(['xena'])).toBeDefined()
    expect(handsOn(['xena', 'ben'])).toBeUndefined()
  })

  test('are hidden from a player who gave the seat away', () => {
    const testTable = agreed()
    testTable.does('ben', { do: 'vote', about: 'hands', yes: true })
    testTable.does('ben', { do: 'resign' })
    testTable.joins('wim', 1)
    const until = () => testTable.shown('ada').game?.view.age
    while (until() !== 2) testTable.playRound('ada', 'wim')
    expect(openHands(testTable, 'ben')).toBeUndefined()
    expect(openHands(testTable, 'stranger')).toBeDefined()
  })
})

describe('Talk', () => {
  const table = () => {
    const testTable = TestTable.playing(PEOPLE, { terms: termsFor(4, { boxes: ['cities'], teams: true }) })
    testTable.does('wim', { do: 'watch', name: 'Wim' })
    testTable.does('xena', { do: 'watch', name: 'Xena' })
    return testTable
  }

  test('reaches all, the partner, or spectators', () => {
    const testTable = table()
    testTable.does('ada', says('hello'))
    testTable.does('ada', says('sell me wood', 'team'))
    testTable.does('wim', says('she needs wood', 'watchers'))
    expect(heard(testTable, 'ben')).toEqual(['hello', 'sell me wood'])
    expect(heard(testTable, 'cleo')).toEqual(['hello'])
    expect(heard(testTable, 'xena')).toEqual(['hello', 'she needs wood'])
    testTable.does('ada', { do: 'abort' })
    expect(heard(testTable, 'cleo')).toContain('she needs wood')
  })

  test.each([
    ['not-for-watchers', 'wim', says('build the altar!')],
    ['not-for-players', 'ada', says('what do they know?', 'watchers')],
    ['no-team', 'wim', says('psst', 'team')],
    ['not-there', 'nobody', says('hello')],
    ['bad-text', 'ada', says(' \u0007 ')],
    ['bad-text', 'ada', says('a'.repeat(501))],
  ] as const)('is refused with %s', (code, who, command) => {
    expect(table().refuses(who, command).code).toBe(code)
  })

  test('among strangers uses preset messages until all agree to text', () => {
    const testTable = TestTable.created(['ada', 'ben'], { options: { talk: 'phrases' } })
    expect(testTable.refuses('ada', says('hello')).code).toBe('phrases-only')
    testTable.does('ada', { do: 'say', channel: 'all', phrase: 'good-luck' })
    expect(heard(testTable, 'ben')).toEqual(['good-luck'])
    testTable.does('ada', { do: 'vote', about: 'talk', yes: true })
    testTable.does('ben', { do: 'vote', about: 'talk', yes: true })
    testTable.does('ada', says('hello'))
    expect(heard(testTable, 'ben')).toEqual(['good-luck', 'hello'])
  })
})

describe('Nobody is shown', () => {
  test('an identity, the secret, the seed, a hash or the number of an event', () => {
    const boxes = BOXES.slice(1).map(({ id }) => id)
    const testTable = TestTable.created(['who-is-ada', 'who-is-ben'], { terms: termsFor(4, { boxes }) })
    testTable.does('who-is-ada', { do: 'name', name: 'Ada' })
    testTable.does('who-is-ben', { do: 'name', name: 'Ben' })
    testTable.does('who-is-wim', { do: 'watch', name: 'Wim' })
    testTable.does('who-is-ada', { do: 'begin', fill: 'easy' })
    testTable.does('who-is-wim', says('hello', 'watchers'))
    testTable.playRound('who-is-ada', 'who-is-ben')
    const { table } = testTable
    const texts = ['who-is-ada', 'who-is-ben', 'who-is-wim', 'stranger'].map((who) => JSON.stringify(shown(table, who)))
    const hashes = testTable.events.flatMap((event) =>
      event.kind === 'round' ? [event.hash, event.gave || event.hash] : [],
    )
    const hidden = ['who-is', testTable.secret, table.play?.seed ?? expect.fail('no game'), ...hashes]
    expect(hidden.filter((one) => texts.some((text) => text.includes(one)))).toEqual([])
  })

  test('that somebody has changed a choice, or that partners talk', () => {
    const testTable = TestTable.playing(PEOPLE, { terms: termsFor(4, { boxes: ['cities'], teams: true }) })
    testTable.answers('ada')
    const before = ['cleo', 'dora', 'stranger'].map((who) => testTable.bytes(who))
    const own = testTable.shown('ada').n
    testTable.does('ada', { do: 'choose', round: 1, move: testTable.asked('ada')[0].legal.at(-1) ?? { action: '' } })
    testTable.does('ben', says('good', 'team'))
    expect(['cleo', 'dora', 'stranger'].map((who) => testTable.bytes(who))).toEqual(before)
    expect(testTable.shown('ada').n).toBe(own + 2)
  })
})

test('A deleted account leaves the game complete', () => {
  const testTable = TestTable.playing(['ada', 'ben'])
  testTable.does('ben', says('hello'))
  testTable.tend({ do: 'forget', who: 'ben' })
  expect(testTable.shown('ada').seats[1]).toMatchObject({ kind: 'person', isForgotten: true, hasResigned: true })
  expect(testTable.bytes('ada').includes('"ben"')).toBe(false)
  expect(testTable.playOn('ada').shown('ada').end?.results).toHaveLength(3)
  const room = TestTable.created(['ada', 'ben'])
  room.tend({ do: 'forget', who: 'ben' })
  expect(room.shown('ada').seats[1]).toEqual({ kind: 'open' })
  expect(room.tend({ do: 'forget', who: 'nobody' })).toEqual([])
})
