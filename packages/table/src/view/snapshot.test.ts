/** Snapshots hold the own hand, in teams that of the partner, public facts, and nothing else. */
import { BOXES } from '@heptapolis/boxes'
import { describe, expect, test } from 'vitest'
import { TestTable, termsFor } from '../testing.ts'
import { shown } from './snapshot.ts'

const PEOPLE = ['ada', 'ben', 'cleo', 'dora']
const handsSeen = (desk: TestTable, who: string) =>
  desk.shown(who).game?.view.cities.flatMap(({ hand }, seat) => (hand ? [seat] : []))
const says = (text: string, channel: 'all' | 'team' | 'watchers' = 'all') => ({ do: 'say', channel, text }) as const
const heard = (desk: TestTable, who: string) => desk.shown(who).chat.flatMap(({ text, phrase }) => text ?? phrase ?? [])

describe('Hands', () => {
  test('are visible to their owners', () => {
    const desk = TestTable.playing(PEOPLE, { terms: termsFor(4) })
    expect(PEOPLE.map((who) => handsSeen(desk, who))).toEqual([[0], [1], [2], [3]])
    expect(handsSeen(desk, 'stranger')).toEqual([])
  })

  test('are visible to partners, and so are their choices', () => {
    const desk = TestTable.playing(PEOPLE, { terms: termsFor(4, { boxes: ['cities'], teams: true }) })
    expect(PEOPLE.map((who) => handsSeen(desk, who))).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
    ])
    desk.answers('ada')
    expect(desk.shown('ben').game?.view.cities[0].chosen).toBeDefined()
    expect(desk.shown('cleo').game?.view.cities[0].chosen).toBeUndefined()
  })

  test('are public after the end', () => {
    const desk = TestTable.playing(['ada', 'ben']).playOn('ada', 'ben')
    expect(desk.shown('stranger').game?.view.over).toBe(true)
    expect(desk.shown('stranger').game?.view.cities.every(({ buriedSize }) => buriedSize === undefined)).toBe(true)
  })
})

describe('Open hands', () => {
  const agreed = () => {
    const desk = TestTable.playing(['ada', 'ben'], { terms: termsFor(3) })
    desk.does('wim', { do: 'watch', name: 'Wim' })
    desk.does('ada', { do: 'vote', about: 'hands', yes: true })
    return desk
  }
  const playUntil = (desk: TestTable, age: number, turn: number) => {
    const at = () => desk.shown('ada').game?.view
    while (at()?.age !== age || at()?.turn !== turn) desk.playRound('ada', 'ben')
  }
  const openHands = (desk: TestTable, who: string) => desk.shown(who).game?.hands

  test('need the whole table', () => {
    const desk = agreed()
    expect(desk.shown('wim').showsHands).toBe(false)
    desk.does('ben', { do: 'vote', about: 'hands', yes: false })
    expect(desk.shown('wim')).toMatchObject({ showsHands: false, ballots: [] })
  })

  test('come an Age late, and not to current or former players', () => {
    const desk = agreed()
    desk.does('ben', { do: 'vote', about: 'hands', yes: true })
    const [first] = desk.shown('ada').game?.view.cities ?? []
    playUntil(desk, 1, 6)
    expect(openHands(desk, 'wim')).toBeUndefined()
    playUntil(desk, 2, 1)
    const { round, views } = openHands(desk, 'wim') ?? expect.fail('no hands')
    expect(round).toBe(1)
    expect(views.map(({ age, turn }) => [age, turn])).toEqual(Array(3).fill([1, 1]))
    expect(views[0].cities[0].hand).toEqual(first.hand)
    expect(openHands(desk, 'ada')).toBeUndefined()
    playUntil(desk, 2, 4)
    expect(openHands(desk, 'wim')?.views[1]).toMatchObject({ age: 1, turn: 4 })
  })

  test('are hidden from people who share a device with a player', () => {
    const desk = agreed()
    desk.does('ben', { do: 'vote', about: 'hands', yes: true })
    playUntil(desk, 2, 1)
    const handsOn = (beside: string[]) => shown(desk.table, 'wim', beside).game?.hands
    expect(handsOn(['xena'])).toBeDefined()
    expect(handsOn(['xena', 'ben'])).toBeUndefined()
  })

  test('are hidden from a player who gave the seat away', () => {
    const desk = agreed()
    desk.does('ben', { do: 'vote', about: 'hands', yes: true })
    desk.does('ben', { do: 'resign' })
    desk.joins('wim', 1)
    const until = () => desk.shown('ada').game?.view.age
    while (until() !== 2) desk.playRound('ada', 'wim')
    expect(openHands(desk, 'ben')).toBeUndefined()
    expect(openHands(desk, 'stranger')).toBeDefined()
  })
})

describe('Talk', () => {
  const table = () => {
    const desk = TestTable.playing(PEOPLE, { terms: termsFor(4, { boxes: ['cities'], teams: true }) })
    desk.does('wim', { do: 'watch', name: 'Wim' })
    desk.does('xena', { do: 'watch', name: 'Xena' })
    return desk
  }

  test('reaches all, the partner, or spectators', () => {
    const desk = table()
    desk.does('ada', says('hello'))
    desk.does('ada', says('sell me wood', 'team'))
    desk.does('wim', says('she needs wood', 'watchers'))
    expect(heard(desk, 'ben')).toEqual(['hello', 'sell me wood'])
    expect(heard(desk, 'cleo')).toEqual(['hello'])
    expect(heard(desk, 'xena')).toEqual(['hello', 'she needs wood'])
    desk.does('ada', { do: 'abort' })
    expect(heard(desk, 'cleo')).toContain('she needs wood')
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
    const desk = TestTable.laid(['ada', 'ben'], { options: { talk: 'phrases' } })
    expect(desk.refuses('ada', says('hello')).code).toBe('phrases-only')
    desk.does('ada', { do: 'say', channel: 'all', phrase: 'good-luck' })
    expect(heard(desk, 'ben')).toEqual(['good-luck'])
    desk.does('ada', { do: 'vote', about: 'talk', yes: true })
    desk.does('ben', { do: 'vote', about: 'talk', yes: true })
    desk.does('ada', says('hello'))
    expect(heard(desk, 'ben')).toEqual(['good-luck', 'hello'])
  })
})

describe('Nobody is shown', () => {
  test('an identity, the secret, the seed, a hash or the number of an event', () => {
    const boxes = BOXES.slice(1).map(({ id }) => id)
    const desk = TestTable.laid(['who-is-ada', 'who-is-ben'], { terms: termsFor(4, { boxes }) })
    desk.does('who-is-ada', { do: 'name', name: 'Ada' })
    desk.does('who-is-ben', { do: 'name', name: 'Ben' })
    desk.does('who-is-wim', { do: 'watch', name: 'Wim' })
    desk.does('who-is-ada', { do: 'begin', fill: 'easy' })
    desk.does('who-is-wim', says('hello', 'watchers'))
    desk.playRound('who-is-ada', 'who-is-ben')
    const { table } = desk
    const texts = ['who-is-ada', 'who-is-ben', 'who-is-wim', 'stranger'].map((who) => JSON.stringify(shown(table, who)))
    const hashes = desk.events.flatMap((event) =>
      event.kind === 'round' ? [event.hash, event.gave || event.hash] : [],
    )
    const hidden = ['who-is', desk.secret, table.play?.seed ?? expect.fail('no game'), ...hashes]
    expect(hidden.filter((one) => texts.some((text) => text.includes(one)))).toEqual([])
  })

  test('that somebody has changed a choice, or that partners talk', () => {
    const desk = TestTable.playing(PEOPLE, { terms: termsFor(4, { boxes: ['cities'], teams: true }) })
    desk.answers('ada')
    const before = ['cleo', 'dora', 'stranger'].map((who) => desk.bytes(who))
    const own = desk.shown('ada').n
    desk.does('ada', { do: 'choose', round: 1, move: desk.asked('ada')[0].legal.at(-1) ?? { action: '' } })
    desk.does('ben', says('good', 'team'))
    expect(['cleo', 'dora', 'stranger'].map((who) => desk.bytes(who))).toEqual(before)
    expect(desk.shown('ada').n).toBe(own + 2)
  })
})

test('A deleted account leaves the game complete', () => {
  const desk = TestTable.playing(['ada', 'ben'])
  desk.does('ben', says('hello'))
  desk.tend({ do: 'forget', who: 'ben' })
  expect(desk.shown('ada').seats[1]).toMatchObject({ kind: 'person', isForgotten: true, hasResigned: true })
  expect(desk.bytes('ada').includes('"ben"')).toBe(false)
  expect(desk.playOn('ada').shown('ada').end?.results).toHaveLength(3)
  const room = TestTable.laid(['ada', 'ben'])
  room.tend({ do: 'forget', who: 'ben' })
  expect(room.shown('ada').seats[1]).toEqual({ kind: 'open' })
  expect(room.tend({ do: 'forget', who: 'nobody' })).toEqual([])
})
