import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MoveJson } from './move-shape.ts'
import { moveText, parseMoveText } from './notation.ts'
import type { GameRecord } from './records/record.ts'
import { parseRecord, recordText } from './records/record-text.ts'

const id = fc.stringMatching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { size: 'small' })
const pays = fc
  .record({ left: fc.nat(20), right: fc.nat(20), bank: fc.nat(20), farLeft: fc.nat(2), farRight: fc.nat(2) })
  .filter(({ left, right, bank, farLeft, farRight }) => left + right + bank + farLeft + farRight > 0)
  .map(({ left, right, bank, farLeft, farRight }) => ({
    left,
    right,
    bank,
    ...(farLeft > 0 ? { farLeft } : {}),
    ...(farRight > 0 ? { farRight } : {}),
  }))

const texts: fc.Arbitrary<MoveJson> = fc.record(
  { action: id, card: id, by: id, pay: pays, stage: fc.nat(9), half: fc.nat(1), tower: fc.boolean() },
  { requiredKeys: ['action'] },
)

describe('A move in one line', () => {
  test.each([
    [{ action: 'build', card: 'altar' }, 'build altar'],
    [{ action: 'build', card: 'pantheon', by: 'chain' }, 'build pantheon by=chain'],
    [{ action: 'stage', card: 'mine', pay: { left: 2, right: 0, bank: 1 }, stage: 2 }, 'stage mine <2 $1 stage=2'],
    [{ action: 'build', card: 'walls', pay: { left: 0, right: 4, bank: 0, farLeft: 3 } }, 'build walls >4 <<3'],
    [{ action: 'skip' }, 'skip'],
  ])('%j is written %s and read back', (move, text) => {
    expect(moveText(move)).toBe(text)
    expect(parseMoveText(text)).toEqual({ ok: true, value: move })
  })

  test('survives a round trip', () => {
    fc.assert(
      fc.property(texts, (move) => {
        expect(parseMoveText(moveText(move))).toEqual({ ok: true, value: move })
      }),
      { seed: 1 },
    )
  })

  test.each(['', '   ', 'build altar baths', 'build altar <x', 'build altar =3'])(
    'is refused if it is invalid: "%s"',
    (text) => {
      expect(parseMoveText(text)).toMatchObject({ ok: false, error: { code: 'bad-move' } })
    },
  )
})

describe('A record as text', () => {
  const setup: GameRecord['setup'] = {
    edition: '2e',
    boxes: [],
    seats: [{ name: 'Ada "the" first\nof all' }, {}, {}],
    seed: ' a b ',
  }

  test('survives a round trip with any moves', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(6), texts), { maxLength: 8 }), (moves) => {
        const gifts = moves.map((_, i): [number, string[]] => [i, ['altar', 'baths']])
        const old: GameRecord = { version: 1, setup, moves }
        const record: GameRecord = { version: 2, engine: '2.0.0', data: 'ab', setup, moves, chance: gifts }
        for (const one of [old, record]) {
          expect(parseRecord(recordText(one))).toEqual({ ok: true, value: one })
          expect(parseRecord(JSON.stringify(one))).toEqual({ ok: true, value: one })
        }
      }),
      { seed: 1 },
    )
  })

  test('may have empty lines, trailing spaces and any line endings', () => {
    const text = `\r\nheptapolis 1 ${JSON.stringify(setup)} \r\n\r\n0 build altar\r\n  1 sell baths  \r\n`
    expect(parseRecord(text)).toMatchObject({
      ok: true,
      value: {
        moves: [
          [0, { action: 'build', card: 'altar' }],
          [1, { action: 'sell', card: 'baths' }],
        ],
      },
    })
  })

  test.each([
    ['', 'bad-record', { is: 'no-header' }],
    ['heptapolis 3 {}', 'bad-record', { is: 'no-header' }],
    ['heptapolis 1 {"a":}', 'bad-json', { at: undefined }],
    ['{"version":', 'bad-json', {}],
    [`heptapolis 1 ${JSON.stringify(setup)}\nbuild altar`, 'bad-record', { is: 'line', line: 2 }],
    [`heptapolis 1 ${JSON.stringify(setup)}\n0 sell altar\n1 build a b c`, 'bad-record', { is: 'line', line: 3 }],
  ])('is refused, and it is told where: %j', (text, code, values) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, error: { code, values } })
  })
})
