import type { TableSnapshot } from '@heptapolis/table'
import { expect, test } from 'vitest'
import { withoutMuted } from './without-muted.ts'

const line = (name: string, more: object) => ({ at: 0, name, channel: 'all' as const, ...more })
const chat = [
  line('Ada', { seat: 0, text: 'one' }),
  line('Bob', { seat: 1, text: 'two' }),
  line('Bob', { seat: 1, did: 'sat' }),
  line('Eve', { watcher: 0, text: 'three' }),
]
const snapshot = { chat } as unknown as TableSnapshot
const heard = (hidden: { seats: number[]; watchers: number[] }) =>
  withoutMuted(snapshot, hidden).chat.map(({ name, text, did }) => `${name} ${text ?? did}`)

test('hides messages of muted people and keeps their actions', () => {
  expect(heard({ seats: [1], watchers: [] })).toEqual(['Ada one', 'Bob sat', 'Eve three'])
  expect(heard({ seats: [], watchers: [0] })).toEqual(['Ada one', 'Bob two', 'Bob sat'])
})

test('returns the same object when nobody is muted', () => {
  expect(withoutMuted(snapshot, { seats: [], watchers: [] })).toBe(snapshot)
})
