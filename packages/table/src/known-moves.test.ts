/** Moves from the cached list equal parsed ones. */
import { BOXES } from '@heptapolis/boxes'
import { readMove } from '@heptapolis/engine/records'
import { expect, test } from 'vitest'
import { knownRead } from './known-moves.ts'
import { TestTable, termsFor } from './testing.ts'

const PEOPLE = ['ada', 'ben', 'cleo']
const everything = BOXES.slice(1).map(({ id }) => id)

test.each([
  ['the base game', termsFor(3)],
  ['two players', termsFor(2)],
  ['all boxes', termsFor(3, { boxes: everything })],
])('every legal move that is shown is found, and is the move that would be read: %s', (_, terms) => {
  const people = PEOPLE.slice(0, terms.seats.length)
  const testTable = TestTable.playing(people, { terms })
  let found = 0
  for (let round = 0; round < 8; round++) {
    const play = testTable.table.play ?? expect.fail('nothing is played')
    for (const who of people)
      for (const { city, legal } of testTable.asked(who))
        for (const move of legal) {
          const sent = JSON.parse(JSON.stringify(move))
          const known = play.viewCache.shownMove(play, city, sent)
          const read = readMove(play.standing, city, sent)
          if (city >= people.length) expect(known).toBeUndefined()
          else expect({ ok: true, value: known?.move }).toEqual(read)
          found += known ? 1 : 0
        }
    testTable.playRound(...people)
  }
  expect(found).toBeGreaterThan(50)
})

test('applies an event with its parsed move, in this round only', () => {
  const testTable = TestTable.playing(PEOPLE)
  const [{ legal }] = testTable.asked('ada')
  const game = testTable.table.play?.game ?? expect.fail('nothing is played')
  const move = JSON.parse(JSON.stringify(legal[0]))
  const [event] = testTable.does('ada', { do: 'choose', round: testTable.round, move })
  const written = event.kind === 'choose' ? event.move : expect.fail('no choice')
  const [choice] = testTable.table.play?.choices ?? []
  expect(knownRead(game, written)).toBe(choice.read)
  testTable.playOn(...PEOPLE)
  expect(knownRead(testTable.table.play?.game ?? game, written)).toBeUndefined()
})

test('still parses another notation of a move, and rejects an illegal one', () => {
  const testTable = TestTable.playing(PEOPLE)
  const { round } = testTable
  const { by: _, pay: __, ...short } = testTable.asked('ada')[0].legal[0]
  const said = { ...short, card: short.card?.toUpperCase() ?? expect.fail('no card') }
  expect(testTable.tries('ada', { do: 'choose', round, move: said }).ok).toBe(true)
  expect(testTable.refuses('ada', { do: 'choose', round, move: { ...said, card: 'no-card' } }).code).toBe(
    'illegal-move',
  )
})
