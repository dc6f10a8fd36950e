import { BOXES } from '@heptapolis/boxes'
import { type GameRecord, Recording, type Setup } from '@heptapolis/engine/records'
import { compile, isOver, moves, random, state, sure, toAct } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { replayOf } from '../../replay/replay-state.ts'
import { asItWas, courseOf, gameAt, playThrough, standingOf } from './course.ts'

const setup: Setup = { edition: '2e', boxes: ['leaders', 'armada'], seats: [{}, {}, {}], seed: 'as it was' }

function played(): GameRecord {
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const recording = Recording.begin(rules.value, setup.seed, { course: true })
  const chance = random('as it was')
  while (!isOver(recording.game)) {
    const [seat] = toAct(recording.game)
    const legal = moves(recording.game, seat)
    recording.apply(seat, legal[chance.below(legal.length)])
  }
  return recording.record
}

test('shows a record of older rules as everybody saw it', () => {
  const record = played()
  const today = playThrough(record)
  if (!today.ok) throw new Error(today.error.message)
  const old: GameRecord = { ...record, engine: '1.9.0', end: record.end?.map((sheet) => ({ ...sheet, total: 99 })) }
  expect(playThrough(old)).toMatchObject({ ok: false, error: { code: 'rules-changed' } })
  const shown = asItWas(old)
  if (!shown.ok) throw new Error(shown.error.message)
  expect(shown.value.moments).toHaveLength(record.moves.length)
  const tables = [0, 40, record.moves.length]
  for (const after of tables) {
    const [then, now] = [gameAt(shown.value, after), gameAt(today.value, after)]
    for (let seat = 0; seat < 3; seat++) {
      expect(state.cards.items(then, seat).every((card) => state.cards.has(now, seat, card))).toBe(true)
    }
  }
  expect(isOver(gameAt(shown.value))).toBe(true)
  for (let seat = 0; seat < 3; seat++) {
    expect(state.cards.items(gameAt(shown.value), seat)).toEqual(state.cards.items(gameAt(today.value), seat))
  }
})

test('rejects a record of older rules without stored views', () => {
  const { course: _, ...bare } = played()
  expect(asItWas(bare)).toMatchObject({ ok: false, error: { code: 'bad-record' } })
})

test('marks a record of other data, and not one of today', () => {
  const record = played()
  const noticeOf = (told: GameRecord) => sure(replayOf({ id: 'x', record: told, sitters: [] }, '/play/x')).notice
  expect(noticeOf(record)).toBeUndefined()
  expect(noticeOf({ ...record, data: '0'.repeat(32) })).toMatch(/cards have changed since/)
})

test('opens a record from before a rule change as everybody saw it', () => {
  const record = played()
  const old: GameRecord = { ...record, engine: '1.9.0', end: record.end?.map((sheet) => ({ ...sheet, total: 99 })) }
  expect(sure(courseOf(old)).shown).toBe('as seen')
})

test('notes the wonder of every seat, and rank and points once the game is over', () => {
  const course = sure(playThrough(played()))
  const [begun, end] = [standingOf(gameAt(course, 9)), standingOf(gameAt(course))]
  expect(begun).toMatchObject({ age: 1, over: false })
  expect(begun.cities?.every(({ wonder, result }) => wonder !== undefined && result === undefined)).toBe(true)
  expect(end.cities?.map(({ wonder }) => wonder)).toEqual(begun.cities?.map(({ wonder }) => wonder))
  expect(end.winners).toEqual([0, 1, 2].filter((seat) => end.cities?.[seat].result?.rank === 1))
})
