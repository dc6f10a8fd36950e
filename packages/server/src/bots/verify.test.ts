/** Bot choices at a table, stand-ins included, can be recomputed from its log. */
import { answerAgain, answerOf } from '@heptapolis/bots'
import { type Result, sure } from '@heptapolis/engine'
import {
  AMONG_FRIENDS,
  type CommandResult,
  decide,
  openTable,
  owed,
  questionTo,
  recordOf,
  type TableEvent,
  type TableState,
  tend,
  verify,
  verifyRecord,
} from '@heptapolis/table'
import { describe, expect, test } from 'vitest'
import { termsFor } from '../test-guest.ts'

const DAY = 86_400_000

/** A game over days with hard bots and a person who is always late, until a bot stands in. */
function played(): TableEvent[] {
  const events: TableEvent[] = []
  const written = (decided: Result<CommandResult>): TableState => {
    events.push(...sure(decided).events)
    return sure(decided).table
  }
  const options = { ...AMONG_FRIENDS, clock: { kind: 'days', time: DAY, bank: 0 }, absence: 'bot' } as const
  const host = { who: 'ada', name: 'Ada', nonce: '0'.repeat(32) }
  let table = written(openTable({ id: 'k7Qx2', secret: 'ab'.repeat(32), terms: termsFor(3), options, ...host, now: 0 }))
  table = written(decide(table, 'ada', { do: 'begin', fill: 'hard' }, { now: 0 }))
  for (let now = DAY; table.phase === 'play'; now += DAY) {
    for (const { round, city, level } of owed(table, now)) {
      const question = questionTo(table, city) ?? expect.fail('nothing is asked')
      const answer = answerOf(question, level)
      if (table.play?.round === round)
        table = written(tend(table, { do: 'answer', round, city, level, ...answer }, now))
    }
  }
  return events
}

const events = played()
const choices = events.filter((event) => event.kind === 'choose')

describe('the log of a game with bots', () => {
  test('records for each choice who made it, with how many worlds and which weights', () => {
    expect(new Set(choices.map(({ by, level }) => `${by} ${level}`))).toEqual(
      new Set(['clock medium', 'bot medium', 'bot hard']),
    )
    expect(choices.every(({ worlds, weights }) => worlds !== undefined && weights !== undefined)).toBe(true)
    expect(choices.some(({ worlds = 0 }) => worlds > 0)).toBe(true)
  })

  test('lets every choice be recomputed, from the log and from the record', () => {
    const all = { bots: choices.length, unchecked: 0 }
    expect(sure(verify(events, answerAgain))).toMatchObject(all)
    expect(sure(verifyRecord(sure(recordOf(events)), answerAgain))).toMatchObject(all)
  })

  test('names the first choice that differs', () => {
    const { n, round, city } =
      choices.find(({ worlds = 0, round }) => worlds > 2 && round > 6) ?? expect.fail('no choice')
    const forged = events.map((event) => (event.n === n ? { ...event, level: 'medium' as const } : event))
    const again: typeof answerAgain = (question, how) =>
      how.level === 'medium' && how.worlds ? { action: 'sell' } : answerAgain(question, how)
    expect(verify(forged, again)).toMatchObject({ ok: false, error: { code: 'other-choice' } })
    expect(verify(forged, again)).toMatchObject({ error: { message: expect.stringContaining(`round ${round} `) } })
    expect(verify(forged, again)).toMatchObject({ error: { message: expect.stringContaining(`city ${city} `) } })
  })
})
