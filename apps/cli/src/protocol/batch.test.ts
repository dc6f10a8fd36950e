import { BOXES } from '@heptapolis/boxes'
import { learner } from '@heptapolis/boxes/learn'
import { apply, compile, isOver, newGame, type Setup, scores, sure, toAct, winners } from '@heptapolis/engine'
import { random } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { Batch } from './batch.ts'

const bytes = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64')).buffer
const bytesOf = (text: string): number[] => [...new Uint8Array(bytes(text))]
const words = (text: string): Uint16Array => new Uint16Array(bytes(text))
const longs = (text: string): Int32Array => new Int32Array(bytes(text))

interface BatchAnswer {
  ok: boolean
  id?: number
  error: { code: string; message: string }
  sizes: { inputs: number; actions: number }
  seat: string
  done: string
  points: string
  rewards: string
  inputs: { offsets: string; indices: string; values: string }
  legal: { offsets: string; actions: string; ways: string }
}

const ask = (batch: Batch, cmd: string, fields: object = {}): BatchAnswer =>
  JSON.parse(batch.answer(JSON.stringify({ cmd, ...fields })))

function legalOf({ legal }: BatchAnswer): number[][] {
  const offsets = longs(legal.offsets)
  const actions = words(legal.actions)
  return Array.from({ length: offsets.length - 1 }, (_, i) => [...actions.subarray(offsets[i], offsets[i + 1])])
}

const three: Partial<Setup> = { seats: [{}, {}, {}] }
const mixed: Partial<Setup>[] = [
  three,
  { edition: '1e', boxes: ['leaders', 'cities'], seats: [{}, {}, {}, {}], teams: true },
  { boxes: BOXES.slice(1).map(({ id }) => id), seats: [{}, {}, {}, {}, {}] },
  { boxes: ['cities', 'babel-tower'], seats: [{}, {}] },
]

describe('Many games at once', () => {
  test('run as each of them would alone', () => {
    const batch = new Batch()
    let table = ask(batch, 'open', { games: 2, setup: three, seed: 'alike' })
    const rules = sure(compile({ edition: '2e', boxes: [], seats: [{}, {}, {}] }, BOXES))
    const chance = random('alike')
    const [alone, next] = [newGame(rules, 'alike 1 0'), newGame(rules, 'alike 1 1')]
    while (!isOver(alone)) {
      const [seat] = toAct(alone)
      const legal = learner.legal(alone, seat)
      if (legal.moves.length === 1) {
        apply(alone, seat, legal.moves[0])
        continue
      }
      expect(bytesOf(table.seat)[1]).toBe(seat)
      expect(legalOf(table)[1]).toEqual([...new Set(legal.numbers)].sort((a, b) => a - b))
      expect(inputsOf(table, 1)).toEqual(learner.observeFrom(alone, seat, learner.newObservation()).values)
      const chosen = legalOf(table).map((actions) => actions[chance.below(actions.length)])
      apply(alone, seat, legal.move(chosen[1]) ?? expect.fail('no such move'))
      table = ask(batch, 'step', { actions: chosen })
    }
    expect(bytesOf(table.done)[1]).toBe(1)
    const points = words(table.points)
    expect([...points.subarray(8, 16)]).toEqual([...scores(alone).map(({ total }) => total), 0, 0, 0, 0, 0])
    const rewards = new Float32Array(bytes(table.rewards)).subarray(8, 16)
    expect(rewards.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(rewards[winners(alone)[0]]).toBeGreaterThan(0)
    const [first] = toAct(next)
    expect(legalOf(table)[1]).toEqual([...new Set(learner.legal(next, first).numbers)].sort((a, b) => a - b))
  })

  test('of different mixes keep running, with constant sizes', () => {
    const batch = new Batch()
    const chance = random('mixed')
    let table = ask(batch, 'open', { games: 4, setup: mixed, seed: 'mixed' })
    expect(table.sizes).toEqual({ inputs: learner.inputs.size, actions: learner.actions.size })
    const ended = [0, 0, 0, 0]
    while (ended.some((games) => games < 2)) {
      const actions = legalOf(table).map((legal) => legal[chance.below(legal.length)])
      table = ask(batch, 'step', { actions })
      for (const [i, done] of bytesOf(table.done).entries()) ended[i] += done
    }
    expect(legalOf(table).every((legal) => legal.length > 0)).toBe(true)
  })

  test('use a dearer payment if it is named', () => {
    const batch = new Batch()
    let table = ask(batch, 'open', { games: 40, setup: three, seed: 'dear' })
    for (let turn = 0; turn < 60; turn++) {
      const offsets = longs(table.legal.offsets)
      const ways = bytesOf(table.legal.ways)
      const at = ways.findIndex((count) => count > 1)
      const actions = legalOf(table).map(([first]) => first)
      if (at >= 0) {
        const game = offsets.findLastIndex((from) => from <= at)
        actions[game] = words(table.legal.actions)[at]
        const tried = (way: number) =>
          ask(batch, 'step', { actions, ways: actions.map((_, i) => (i === game ? way : 0)) })
        expect(tried(ways[at]).error.code).toBe('illegal-move')
        expect(tried(ways[at] - 1).ok).toBe(true)
        return
      }
      table = ask(batch, 'step', { actions })
    }
    expect.fail('nothing could be paid in two ways')
  })
})

function inputsOf({ inputs }: BatchAnswer, game: number): Int8Array {
  const all = new Int8Array(learner.inputs.size)
  const offsets = longs(inputs.offsets)
  const indices = words(inputs.indices)
  const values = new Int8Array(bytes(inputs.values))
  for (let i = offsets[game]; i < offsets[game + 1]; i++) all[indices[i]] = values[i]
  return all
}

describe('A rejected line', () => {
  const batch = new Batch()

  test('is an error before there are games', () => {
    expect(ask(batch, 'step', { actions: [] }).error.code).toBe('no-game')
    expect(ask(batch, 'look').error.code).toBe('no-game')
  })

  test.each([
    [{ games: 0, seed: 'x' }, 'bad-request'],
    [{ games: 4097, seed: 'x' }, 'bad-request'],
    [{ games: 1.5, seed: 'x' }, 'bad-request'],
    [{ games: 2 }, 'bad-request'],
    [{ games: 2, seed: 'x', setup: [] }, 'bad-setup'],
    [{ games: 2, seed: 'x', setup: [{ boxes: ['unheard-of'] }] }, 'bad-setup'],
    [{ games: 2, seed: 'x', setup: { seats: 7 } }, 'bad-setup'],
    [{ games: 2, seed: 'x', setup: 7 }, 'bad-setup'],
  ])('starts no games: %j', (fields, code) => {
    expect(ask(batch, 'open', fields).error.code).toBe(code)
    expect(ask(batch, 'look').error.code).toBe('no-game')
  })

  test('changes no game', () => {
    const open = new Batch()
    const table = ask(open, 'open', { games: 3, setup: three, seed: 'still', id: 7 })
    expect(table.id).toBe(7)
    const before = open.answer('{"cmd":"look"}')
    const [first, second] = legalOf(table).map(([action]) => action)
    const illegal = learner.actions.named('build palace') ?? -1
    const refused: [unknown, string][] = [
      [{ actions: [first, second] }, 'bad-request'],
      [{ actions: 'all' }, 'bad-request'],
      [{}, 'bad-request'],
      [{ actions: [first, second, -1] }, 'bad-request'],
      [{ actions: [first, second, 1e9] }, 'bad-request'],
      [{ actions: [first, second, null] }, 'bad-request'],
      [{ actions: [first, second, illegal] }, 'illegal-move'],
      [{ actions: [first, second, first], ways: [0] }, 'bad-request'],
      [{ actions: [first, second, first], ways: [0, 0, 99] }, 'illegal-move'],
      [{ actions: [first, second, first], ways: [0, 0, 'x'] }, 'illegal-move'],
    ]
    for (const [fields, code] of refused) {
      const { error } = ask(open, 'step', fields as object)
      expect(error.code).toBe(code)
      expect(error.message.length).toBeGreaterThan(10)
      expect(open.answer('{"cmd":"look"}')).toBe(before)
    }
    expect(ask(open, 'step', { actions: [first, second, illegal] }).error.message).toContain('build palace')
    for (const line of ['', '{', '[]', '{"cmd":"new"}', '{"cmd":"step"}']) {
      expect(JSON.parse(open.answer(line)).ok).toBe(false)
      expect(open.answer('{"cmd":"look"}')).toBe(before)
    }
  })
})

test('The numbers fit their integer width', () => {
  expect(Math.max(learner.inputs.size, learner.actions.size)).toBeLessThan(2 ** 16)
})

test('Inputs and actions have names', () => {
  const { inputs, actions } = JSON.parse(new Batch().answer('{"cmd":"names"}'))
  expect(inputs[learner.inputs.named('coins self') ?? -1]).toBe('coins self')
  expect(actions[learner.actions.named('sell altar') ?? -1]).toBe('sell altar')
})
