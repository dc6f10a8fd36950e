/** Limits on the length of a log, and the cost of replaying it. */
import { sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import type { AcceptedCommands } from './accepted-commands.ts'
import { readName } from './decide/checks.ts'
import { openTable } from './decide/create.ts'
import { decide } from './decide/decide.ts'
import { MOST_CHOICES, MOST_SPENT } from './event-budget.ts'
import { apply, fold, newTable } from './log/apply.ts'
import type { EventOf, TableEvent } from './model/events.ts'
import { AMONG_FRIENDS } from './model/options.ts'
import { nonceOf, SECRET, START, TestTable, termsFor } from './testing.ts'

/** Log of a table with one person who is renamed repeatedly. */
function longLog(length: number): TableEvent[] {
  const opening = { id: 'k7Qx2', secret: SECRET, terms: termsFor(3), options: AMONG_FRIENDS, who: 'ada', name: 'Ada' }
  const { events } = sure(openTable({ ...opening, nonce: nonceOf('ada'), cid: 'first', now: START }))
  const renamed = Array.from({ length: length - events.length }, (_, i): TableEvent => {
    return { kind: 'name', seat: 0, name: `Ada ${i}`, n: events.length + i, at: START, who: 'ada', cid: `c${i}` }
  })
  return [...events, ...renamed]
}

/** Entries rewritten between two states of the index. */
function copied(before: AcceptedCommands, after: AcceptedCommands): number {
  const layers = after.layers.filter((layer) => !before.layers.includes(layer))
  return after.newest.length + layers.reduce((sum, layer) => sum + layer.size, 0)
}

function workOf(length: number): number {
  const [open, ...others] = longLog(length)
  let table = newTable(open as EventOf<'open'>, SECRET)
  let work = 0
  for (const event of others) {
    const next = apply(table, event, false)
    work += copied(table.done, next.done)
    table = next
  }
  return work
}

describe('The log of a table', () => {
  test('is folded in nearly linear time', () => {
    const [short, long] = [workOf(2000), workOf(16_000)]
    expect(long / short).toBeLessThan(8 * 1.5)
    // Sixteen for the list of newest entries.
    expect(long).toBeLessThan(16_000 * (16 + Math.log2(16_000)))
  })

  test('knows every accepted command at any length', () => {
    const table = sure(fold(longLog(5000), SECRET))
    for (const i of [0, 1, 15, 16, 63, 64, 2500, 4990, 4997]) {
      const again = sure(decide(table, 'ada', { do: 'name', name: 'Else', cid: `c${i}` }, { now: START }))
      expect([again.events, again.n]).toEqual([[], 2 + i])
    }
    const other = decide(table, 'bob', { do: 'watch', name: 'Bob', cid: 'c1' }, { now: START })
    expect(sure(other).events).toHaveLength(1)
  })

  test('accepts a limited number of events per seat, and can still begin', () => {
    const table = sure(fold(longLog(MOST_SPENT + 2), SECRET))
    const name = { do: 'name', name: 'Else', cid: 'x' } as const
    expect(decide(table, 'ada', name, { now: START })).toMatchObject({ ok: false, error: { code: 'too-many-events' } })
    expect(decide(table, 'bob', { do: 'watch', name: 'Bob', cid: 'y' }, { now: START }).ok).toBe(true)
    expect(decide(table, 'ada', { do: 'begin', fill: 'easy', cid: 'z' }, { now: START }).ok).toBe(true)
  })
})

test('a choice can be changed a limited number of times per round', () => {
  const testTable = TestTable.playing(['ada', 'bob'])
  const [first] = testTable.shown('ada').game?.asked[0].legal ?? []
  const round = testTable.shown('ada').game?.round ?? 0
  for (let i = 0; i < MOST_CHOICES; i++) testTable.does('ada', { do: 'choose', round, move: first, cid: `c${i}` })
  const refused = { ok: false, error: { code: 'too-many-events' } }
  const asked = { round, move: first, cid: 'more' }
  expect(decide(testTable.table, 'ada', { do: 'choose', ...asked }, { now: START })).toMatchObject(refused)
  expect(decide(testTable.table, 'ada', { do: 'undo', round, cid: 'undo' }, { now: START })).toMatchObject(refused)
  expect(decide(testTable.table, 'bob', { do: 'undo', round, cid: 'none' }, { now: START })).toMatchObject({
    error: { code: 'nothing-chosen' },
  })
})

test.each(['\u115f', '\u3164\u3164', '\u2800', '\uffa0 \u1160'])('rejects the name %j', (name) => {
  expect(readName(name)).toMatchObject({ ok: false, error: { code: 'bad-name' } })
})
