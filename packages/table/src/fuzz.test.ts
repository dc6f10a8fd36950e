/** Messages of any shape: an answer with a code and a sentence, and the table as before. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMONG_FRIENDS } from './checks.ts'
import type { Command } from './commands.ts'
import { decide } from './decide.ts'
import { Desk, nonceOf, termsFor } from './testing.ts'

const KINDS = (
  'sit stand bot order wonder name watch leave remove set begin choose undo away back vote resume vacation resign abort say ' +
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
  'seat name nonce level seats wonder side watcher terms options fill round city move about of yes days channel text phrase cid'
const message = fc.record(
  { do: fc.constantFrom(...KINDS), ...Object.fromEntries(FIELDS.split(' ').map((field) => [field, odd])) },
  { requiredKeys: ['do'] },
)

const desks = {
  'in the room': Desk.laid(['ada', 'ben'], { options: { wonders: 'chosen' } }),
  'in a game': Desk.playing(['ada', 'ben'], { options: { clock: { kind: 'days', time: 1e8, bank: 0 } } }),
  'after it': Desk.playing(['ada', 'ben']),
}
desks['after it'].does('ada', { do: 'abort' })

test.each(Object.entries(desks))('Any message %s gets an answer', (_, desk) => {
  fc.assert(
    fc.property(message, fc.constantFrom('ada', 'ben', 'wim', ''), (sent, who) => {
      const whole = { name: 'Wim', nonce: nonceOf('wim'), ...sent } as Command
      const decided = decide(desk.table, who, whole, { now: desk.now })
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
