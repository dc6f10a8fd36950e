/** Cached views equal newly computed ones after choices, changes and takebacks. */
import { BOXES } from '@heptapolis/boxes'
import { moves, showMove, view } from '@heptapolis/engine'
import { random } from '@heptapolis/engine/kernel'
import { PUBLIC } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { TestTable, termsFor } from '../testing.ts'
import { shown } from './snapshot.ts'

const PEOPLE = ['ada', 'ben', 'cleo', 'dora']
const everything = BOXES.slice(1).map(({ id }) => id)

function isAsMadeAnew({ table }: TestTable, people: readonly string[]): void {
  const { standing } = table.play ?? expect.fail('nothing is played')
  for (const who of [...people, 'onlooker']) {
    const seat = people.indexOf(who)
    const { game } = shown(table, who)
    expect(game?.view).toEqual(view(standing, seat < 0 ? PUBLIC : seat))
    for (const { city, legal } of game?.asked ?? [])
      expect(legal).toEqual(moves(standing, city).map((move) => showMove(standing, move)))
  }
}

test.each([
  ['two players', termsFor(2, { boxes: ['leaders'] })],
  ['the base game', termsFor(4)],
  ['teams', termsFor(4, { boxes: ['cities'], teams: true })],
  ['all boxes', termsFor(4, { boxes: everything })],
])('%s', (_, terms) => {
  const people = PEOPLE.slice(0, terms.seats.length)
  const testTable = TestTable.playing(people, { terms })
  const dice = random('seen')
  for (let step = 0; step < 250 && testTable.table.phase === 'play'; step++) {
    isAsMadeAnew(testTable, people)
    const who = people[dice.below(people.length)]
    const asked = testTable.asked(who)
    if (asked.length === 0) continue
    const { city, legal, chosen } = asked[dice.below(asked.length)]
    const { round } = testTable
    if (chosen && dice.below(3) === 0) testTable.does(who, { do: 'undo', round })
    else testTable.does(who, { do: 'choose', round, city, move: legal[dice.below(legal.length)] })
  }
  expect(testTable.round).toBeGreaterThan(10)
})
