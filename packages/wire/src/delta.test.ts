import { moves, showMove, type Terms } from '@heptapolis/engine'
import { type Json, random, sure } from '@heptapolis/engine/kernel'
import { AMONG_FRIENDS, decide, openTable, owed, questionTo, shown, type TableState, tend } from '@heptapolis/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDelta, makeDelta } from './delta.ts'

const BOXES = ['leaders', 'cities', 'armada', 'babel-tower', 'babel-projects', 'edifice', 'wonder-pack', 'promos']
const HOST = 'ada'
const nonce = '0'.repeat(32)

const anyTable = fc.record({
  boxes: fc.subarray(BOXES),
  players: fc.integer({ min: 3, max: 7 }),
  secret: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 }),
})

/** All snapshots of a table with one person and bots that choose at random. */
function* tables(terms: Terms, secret: string): Generator<TableState> {
  const opening = { id: 'k7Qx2', secret, terms, options: AMONG_FRIENDS, who: HOST, name: 'Ada', nonce, now: 0 }
  let { table } = sure(openTable(opening))
  yield table
  table = sure(decide(table, HOST, { do: 'begin', fill: 'easy' }, { now: 0 })).table
  yield table
  table = sure(decide(table, HOST, { do: 'resign' }, { now: 0 })).table
  yield table
  for (let [debt] = owed(table, 0); debt; [debt] = owed(table, 0)) {
    const { round, city, level } = debt
    const question = questionTo(table, city)
    if (!question) return
    const legal = moves(question.seen, city)
    const move = showMove(question.seen, legal[random(question.dice).below(legal.length)])
    table = sure(tend(table, { do: 'answer', round, city, level, move }, 0)).table
    yield table
  }
}

/** Value as it arrives at the other end. */
const asSent = (value: object): Json => JSON.parse(JSON.stringify(value))

function frozen(value: Json): Json {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(Object.freeze(value))) frozen(inner)
  return value
}

describe('a delta', () => {
  test('leads from any snapshot of any game to the next one, and changes neither', () => {
    let deltas = 0
    const run = fc.property(anyTable, ({ boxes, players, secret }) => {
      const terms: Terms = { edition: '2e', boxes, seats: Array.from({ length: players }, () => ({})) }
      for (const viewer of [HOST, 'a watcher']) {
        let before: Json | undefined
        for (const table of tables(terms, secret)) {
          const after = frozen(shown(table, viewer) as object as Json)
          if (before !== undefined) {
            const delta = makeDelta(before, after)
            expect(applyDelta(asSent(before as object), asSent(delta as object))).toEqual(asSent(after as object))
            deltas++
          }
          before = after
        }
      }
    })
    fc.assert(run, { numRuns: 4 })
    expect(deltas).toBeGreaterThan(100)
  })

  test('of two equal snapshots is empty', () => {
    const picture = asSent({ cities: [{ coins: 3, hand: ['altar'] }], age: 1 })
    expect(makeDelta(picture, asSent(picture as object))).toEqual({})
    expect(applyDelta(picture, {})).toEqual(picture)
  })

  test('contains removed fields', () => {
    const [before, after] = [asSent({ game: { asked: [1] }, paused: 'agreed' }), asSent({ game: { asked: [] } })]
    expect(applyDelta(before, makeDelta(before, after))).toEqual(after)
  })

  test('contains no undefined fields', () => {
    const picture = { seat: undefined, list: [{ name: undefined }] } as object as Json
    expect(makeDelta(picture, { list: [{}] })).toEqual({})
    expect(makeDelta({ list: [{}] }, picture)).toEqual({})
    expect(makeDelta({ seat: 2, list: [{ name: 'Ada' }] }, picture)).toEqual(
      makeDelta({ seat: 2, list: [{ name: 'Ada' }] }, { list: [{}] }),
    )
  })
})
