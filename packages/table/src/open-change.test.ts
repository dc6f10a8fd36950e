/** Compares the short patch of an open round with the difference of full snapshots. */
import { BOXES } from '@heptapolis/boxes'
import { type Json, patched, patchFrom, random } from '@heptapolis/engine/kernel'
import { expect, test } from 'vitest'
import type { TableState } from './model/state.ts'
import { OpenChange } from './open-change.ts'
import { TestTable, termsFor } from './testing.ts'
import { shown, type TableSnapshot } from './view/snapshot.ts'

const PEOPLE = ['ada', 'ben', 'cleo', 'dora']
const everything = BOXES.slice(1).map(({ id }) => id)
const asJson = (picture: TableSnapshot): Json => picture as object as Json

/** Compares byte by byte; returns how often the short patch sufficed. */
function heldAgainstPictures(before: TableState, after: TableState, viewers: readonly string[]): number {
  const change = OpenChange.between(before, after)
  let enough = 0
  for (const who of viewers) {
    const [then, now] = [shown(before, who), shown(after, who)]
    if (!change?.isWholeFor(who) || then.n === now.n) continue
    const whole = patchFrom(asJson(then), asJson(now)) ?? {}
    expect(JSON.stringify(change.patch(now.n))).toBe(JSON.stringify(whole))
    expect(JSON.stringify(patched(asJson(then), change.patch(now.n)))).toBe(JSON.stringify(now))
    enough++
  }
  return enough
}

/** Everybody keeps the first wonder, if the table gives them out by agreement. */
function keptWonders(testTable: TestTable, people: readonly string[]): TestTable {
  for (const who of people) {
    const { agreement } = testTable.shown(who)
    if (agreement?.asked) testTable.does(who, { do: 'agree', step: agreement.step, answer: { redraw: false } })
  }
  return testTable
}

const clock = { kind: 'bank', time: 60_000, increment: 5000, most: 90_000 } as const

test.each([
  ['two players', termsFor(2, { boxes: ['leaders'] }), {}],
  ['the base game', termsFor(4), {}],
  ['the base game with clocks', termsFor(4), { clock }],
  ['wonders by agreement, with clocks', termsFor(4), { clock, wonders: 'redraw' as const }],
  ['teams', termsFor(4, { boxes: ['cities'], teams: true }), {}],
  ['all boxes', termsFor(4, { boxes: everything }), {}],
])('a short change is the difference of the whole pictures: %s', (_, terms, options) => {
  const people = PEOPLE.slice(0, terms.seats.length)
  const testTable = keptWonders(TestTable.playing(people, { terms, options }), people)
  const dice = random('open change')
  let enough = 0
  for (let step = 0; step < 150 && testTable.table.phase === 'play'; step++) {
    const before = testTable.table
    const who = people[dice.below(people.length)]
    const asked = testTable.asked(who)
    testTable.now += 700
    if (asked.length === 0 || dice.below(10) === 0)
      testTable.tend(dice.below(2) === 0 ? { do: 'here', who } : { do: 'gone', who, since: testTable.now })
    else {
      const { city, legal, chosen } = asked[dice.below(asked.length)]
      const { round } = testTable
      if (chosen && dice.below(3) === 0) testTable.does(who, { do: 'undo', round })
      else testTable.does(who, { do: 'choose', round, city, move: legal[dice.below(legal.length)] })
    }
    enough += heldAgainstPictures(before, testTable.table, [...people, 'onlooker'])
  }
  expect(enough).toBeGreaterThan(50)
})

test('a short patch reveals nothing of the chosen move', () => {
  const testTable = TestTable.playing(PEOPLE, { terms: termsFor(4) })
  const [{ city, legal }] = testTable.asked('ada')
  const before = testTable.table
  const patches = legal.map((move) => {
    const again = TestTable.of({ table: before, events: [], n: before.n })
    again.does('ada', { do: 'choose', round: testTable.round, city, move })
    const change = OpenChange.between(before, again.table) ?? expect.fail('no short change')
    expect(change.isWholeFor('ada')).toBe(false)
    return JSON.stringify(change.patch(shown(again.table, 'ben').n))
  })
  expect(new Set(patches).size).toBe(1)
  expect(legal.length).toBeGreaterThan(1)
})

test('there is no short patch at the end of a round, for chat or for a stand-in', () => {
  const people = ['ada', 'ben', 'cleo']
  const isShort = (act: (testTable: TestTable) => void): boolean => {
    const testTable = TestTable.playing(people)
    const before = testTable.table
    act(testTable)
    return OpenChange.between(before, testTable.table) !== undefined
  }
  expect(isShort((testTable) => testTable.playRound(...people))).toBe(false)
  expect(isShort((testTable) => testTable.does('ada', { do: 'say', channel: 'all', text: 'hello' }))).toBe(false)
  expect(isShort((testTable) => testTable.does('ada', { do: 'away' }))).toBe(false)
  expect(isShort((testTable) => testTable.answers('ada'))).toBe(true)
})
