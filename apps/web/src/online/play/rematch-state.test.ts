import type { ShownSeat } from '@heptapolis/table'
import { expect, test } from 'vitest'
import { isOffered, rematchOf } from './rematch-state.ts'

const person = (name: string): ShownSeat => ({ kind: 'person', name })
const SEATS = [person('Ines'), person('Maya'), person('Jonas'), { kind: 'bot', level: 'easy' } as const]
const at = (seat: number | undefined, again?: number[]) => ({ seats: SEATS, you: { seat, isHost: false }, again })

test('names who has agreed to a rematch and who has not answered', () => {
  expect(rematchOf(at(0))).toEqual({ agreed: [], waiting: ['Maya', 'Jonas'], own: 'waiting' })
  expect(rematchOf(at(0, [1]))).toEqual({ agreed: ['Maya'], waiting: ['Jonas'], own: 'waiting' })
  expect(rematchOf(at(1, [1, 0]))).toEqual({ agreed: ['Ines'], waiting: ['Jonas'], own: 'agreed' })
  expect(rematchOf(at(undefined, [1]))).toEqual({ agreed: ['Maya'], waiting: ['Ines', 'Jonas'] })
})

test('does not wait for players who resigned or deleted their account', () => {
  const seats: ShownSeat[] = [
    person('Ines'),
    { ...person('Maya'), hasResigned: true },
    { kind: 'person', isForgotten: true },
  ]
  expect(rematchOf({ seats, you: { seat: 0, isHost: true } }).waiting).toEqual([])
  expect(rematchOf({ seats, you: { seat: 0, isHost: true }, again: [1] }).agreed).toEqual(['Maya'])
})

test('counts as offered only while others wait for this player', () => {
  expect([isOffered(at(0)), isOffered(at(0, [1])), isOffered(at(1, [1])), isOffered(at(undefined, [1]))]).toEqual([
    false,
    true,
    false,
    false,
  ])
})
