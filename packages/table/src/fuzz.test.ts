/** Malformed messages are rejected with a code and a sentence, and the table stays unchanged. */
import { random } from '@heptapolis/engine/kernel'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide } from './decide/decide.ts'
import type { Command } from './model/commands.ts'
import { AMONG_FRIENDS } from './model/options.ts'
import { nonceOf, TestTable, termsFor } from './testing.ts'

const KINDS = (
  'sit stand bot order wonder name watch leave remove set begin choose undo agree away back vote resume vacation resign abort say ' +
  'rematch constructor __proto__ toString'
).split(' ')

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    1,
    -1,
    9,
    1.5,
    Number.NaN,
    '0',
    '',
    null,
    true,
    {},
    [],
    [0, 1, 2],
    'gizah',
    'pause',
    'bot',
    'all',
  ),
  fc.constant({ action: 'sell', card: 'altar' }),
  fc.constant(termsFor(3)),
  fc.record({
    clock: fc.constantFrom({ kind: 'days', time: 1e8, bank: 0, weekends: null }, { kind: 'move' }, null, 7),
  }),
  fc.constant(AMONG_FRIENDS),
  fc.jsonValue({ maxDepth: 2 }),
)

const FIELDS =
  'seat name nonce level seats wonder side watcher terms options fill round city move about of yes days channel text phrase cid step answer'
const message = fc.record(
  { do: fc.constantFrom(...KINDS), ...Object.fromEntries(FIELDS.split(' ').map((field) => [field, odd])) },
  { requiredKeys: ['do'] },
)

const testTables = {
  'in the room': TestTable.created(['ada', 'ben'], { options: { wonders: 'chosen' } }),
  'in a game': TestTable.playing(['ada', 'ben'], { options: { clock: { kind: 'days', time: 1e8, bank: 0 } } }),
  'while wonders are given out': TestTable.playing(['ada', 'ben'], { options: { wonders: 'bids' } }),
  'after it': TestTable.playing(['ada', 'ben']),
}
testTables['after it'].does('ada', { do: 'abort' })

test.each(Object.entries(testTables))('Any message %s gets an answer', (_, testTable) => {
  fc.assert(
    fc.property(message, fc.constantFrom('ada', 'ben', 'wim', ''), (sent, who) => {
      const whole = { name: 'Wim', nonce: nonceOf('wim'), ...sent } as Command
      const decided = decide(testTable.table, who, whole, { now: testTable.now })
      if (decided.ok) {
        expect(JSON.parse(JSON.stringify(decided.value.events))).toEqual(decided.value.events)
        expect(decided.value.table.frozen).toBeUndefined()
      } else {
        expect(decided.error.code).toMatch(/^[a-z-]+$/)
        expect(decided.error.code).not.toBe('internal')
        expect(decided.error.message).toMatch(/\.$|\}$/)
      }
    }),
    { seed: 8, numRuns: 400 },
  )
})

test('None of 10,000 forged commands is accepted for another seat', () => {
  const testTable = TestTable.playing(['ada', 'ben'])
  const [{ legal }] = testTable.shown('ada').game?.asked ?? expect.fail('Ada is asked nothing')
  const dice = random('forged')
  const any = <T>(of: readonly T[]): T => of[dice.below(of.length)]
  const forged = (): object => ({
    do: any([
      'choose',
      'undo',
      'away',
      'back',
      'resign',
      'say',
      'stand',
      'name',
      'vacation',
      'bot',
      'remove',
      'wonder',
      'sit',
    ]),
    ...(dice.below(2) ? { city: 0 } : {}),
    seat: 0,
    who: 'ada',
    as: 0,
    by: any(['person', 'bot', 'clock']),
    round: 1,
    move: any(legal),
    channel: 'all',
    text: 'I am Ada',
    name: 'Ada',
    nonce: nonceOf('ada'),
    days: 1,
  })
  expect(testTable.tries('ada', { do: 'choose', round: 1, move: any(legal) }).ok).toBe(true)
  let [sent, kept] = [0, 0]
  for (; sent < 10_000; sent++) {
    const decided = decide(testTable.table, any(['ben', 'wim', '']), forged() as Command, { now: testTable.now })
    if (decided.ok) kept += decided.value.events.filter((event) => 'seat' in event && event.seat === 0).length
  }
  expect([sent, kept]).toEqual([10_000, 0])
})
