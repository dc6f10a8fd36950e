/** Deals of groups at the table: equal cards, a fixed set-up, no programs. */
import { sure } from '@heptapolis/engine/kernel'
import { expect, test } from 'vitest'
import { openTable } from './decide/create.ts'
import { decide } from './decide/decide.ts'
import type { Command, DecisionContext } from './model/commands.ts'
import type { GivenOptions } from './model/events.ts'
import { AMONG_FRIENDS } from './model/options.ts'
import type { TableState } from './model/state.ts'
import { termsFor } from './testing.ts'
import { shown } from './view/snapshot.ts'

const SECRET = '7a'.repeat(32)
const nonce = (digit: string): string => digit.repeat(32)

const opened = (id: string, options: Partial<GivenOptions> = {}, deal = 'Xy7Xy7Xy7Xy7') =>
  openTable({
    id,
    secret: SECRET,
    terms: termsFor(3),
    options: { ...AMONG_FRIENDS, ...options },
    deal,
    who: 'ada',
    name: 'Ada',
    nonce: nonce(id.length.toString()),
    now: 0,
  })

const done = (table: TableState, who: string, command: Command, moment: Partial<DecisionContext> = {}) =>
  decide(table, who, command, { now: 0, ...moment })
const after = (table: TableState, who: string, command: Command, moment?: Partial<DecisionContext>): TableState =>
  sure(done(table, who, command, moment)).table
const codeOf = (result: ReturnType<typeof done>): string | undefined => (result.ok ? undefined : result.error.code)

test('Tables of one deal have the same hands, whatever their ids, nonces and order of people', () => {
  const one = after(sure(opened('one')).table, 'ada', { do: 'begin', fill: 'easy' })
  const room = after(sure(opened('other')).table, 'ben', { do: 'sit', name: 'Ben', nonce: nonce('b') })
  const other = after(after(room, 'ada', { do: 'order', seats: [1, 0, 2] }), 'ada', { do: 'begin', fill: 'hard' })
  expect(shown(other, 'ben').game?.asked[0]?.legal).toEqual(shown(one, 'ada').game?.asked[0]?.legal)
  const elsewhere = after(sure(opened('one', {}, 'Zz7Zz7Zz7Zz7')).table, 'ada', { do: 'begin', fill: 'easy' })
  expect(shown(elsewhere, 'ada').game?.asked[0]?.legal).not.toEqual(shown(one, 'ada').game?.asked[0]?.legal)
})

test('The set-up and the wonders stay; clocks and chat may change', () => {
  const { table } = sure(opened('one'))
  const set = (options: Partial<GivenOptions>, terms = table.terms) =>
    codeOf(done(table, 'ada', { do: 'set', terms, options: { ...table.options, ...options } }))
  expect(set({}, termsFor(4))).toBe('deal-fixed')
  expect(set({}, termsFor(3, { boxes: ['leaders'] }))).toBe('deal-fixed')
  expect(set({ sides: 'first' })).toBe('deal-fixed')
  expect(set({ without: ['gizah'] })).toBe('deal-fixed')
  expect(set({ wonders: 'bids' })).toBe('deal-wonders')
  expect(set({ visibility: 'public' })).toBe('deal-private')
  expect(set({ talk: 'none', clock: { kind: 'move', time: 60_000 } })).toBeUndefined()
  const fixed = sure(opened('one', { wonders: 'fixed' })).table
  expect(codeOf(done(fixed, 'ada', { do: 'wonder', seat: 1, wonder: 'gizah' }))).toBe('deal-fixed')
})

test.each([
  [{ wonders: 'chosen' }, 'deal-wonders'],
  [{ wonders: 'draft' }, 'deal-wonders'],
  [{ sides: 'free' }, 'deal-wonders'],
  [{ visibility: 'open', seating: 'anybody' }, 'deal-private'],
  [
    {
      rated: true,
      visibility: 'open',
      seating: 'accounts',
      absence: 'bot',
      talk: 'phrases',
      clock: { kind: 'move', time: 60_000 },
    },
    'deal-rated',
  ],
] as const)('A deal with %o is refused', (options, code) => {
  const result = opened('one', options)
  expect(result.ok ? undefined : result.error.code).toBe(code)
})

test('Programs cannot join, and people who know the deal are marked', () => {
  const { table } = sure(opened('one'))
  const sit: Command = { do: 'sit', name: 'Ben', nonce: nonce('b') }
  expect(codeOf(done(table, 'ben', sit, { isProgram: true }))).toBe('deal-people')
  const seats = shown(after(table, 'ben', sit, { knowsDeal: true }), 'ada').seats
  expect(seats.map(({ knowsDeal }) => knowsDeal)).toEqual([undefined, true, undefined])
})

test('The deal of a day is for one person still', () => {
  const { table } = sure(opened('one', {}, '2026-11-18'))
  expect(codeOf(done(table, 'ben', { do: 'sit', name: 'Ben', nonce: nonce('b') }))).toBe('not-invited')
})
