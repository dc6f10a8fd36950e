/** External input is played or refused with a code and a sentence; it never throws. */

import {
  cutRecord,
  fromPosition,
  hash,
  type MoveJson,
  parseMoveText,
  parseRecord,
  play,
  type Result,
  replay,
  toPosition,
  view,
} from '@heptapolis/engine/records'
import { compile, newGame, random } from '@heptapolis/engine/search'
import { obstacleTo } from '@heptapolis/engine/show'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import { begin, checkInvariants, finish, legal, playOut, refusal, scenario, setupFor } from '../testing.ts'

const options = { numRuns: 300, seed: 3 }

/** JSON of any shape, including typical pitfalls. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    Number.NaN,
    -1,
    0.5,
    1e308,
    2 ** 31,
    2 ** 32,
    '',
    'x'.repeat(100_000),
    [],
    {},
    { toString: 1, valueOf: 1 },
    { ['__proto__']: 1, constructor: 'x' },
    Array(10_000).fill('altar'),
    Array(300).fill(7),
    ['altar', ['altar']],
    'constructor',
    '__proto__',
    'toString',
    true,
  ),
)

type Json = Record<string, unknown> | unknown[]
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every path into a value. */
const paths = (value: unknown, at: string[] = []): string[][] =>
  isJson(value) ? [at, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))] : [at]

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((inner, i) => (String(i) === key ? replaced(inner, rest, by) : inner))
  const fields = isJson(value) ? (value as Record<string, unknown>) : {}
  return { ...fields, [key]: replaced(fields[key], rest, by) }
}

/** Valid value with one or two broken places. */
const brokenFrom = (sound: unknown) =>
  fc.array(fc.tuple(fc.nat(10_000), anything), { minLength: 1, maxLength: 2 }).map((breaks) =>
    breaks.reduce<unknown>((value, [pick, by]) => {
      const all = paths(value)
      return replaced(value, all[pick % all.length], by)
    }, sound),
  )

function expectAnswer(result: Result<unknown>): void {
  if (result.ok) return
  expect(result.error.code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(result.error.message).toMatch(/^\S[\s\S]*[^\s]$/)
}

describe('Set-ups from outside', () => {
  const sound = {
    ...setupFor(4, { seats: [{ wonder: 'gizah', side: 'day', name: 'Ada' }, {}, { side: 'night' }, {}] }),
    teams: false,
    options: {},
  }

  test('of any shape are laid out or refused', () => {
    fc.assert(
      fc.property(fc.oneof(anything, brokenFrom(sound)), (setup) => {
        const rules = compile(setup as typeof sound, BOXES)
        expectAnswer(rules)
        if (rules.ok) finish(newGame(rules.value, 'on'), random('on'))
      }),
      options,
    )
  })

  test.each([
    [undefined, /object/],
    [{ ...sound, edition: '3e' }, /edition/],
    [{ ...sound, boxes: 'leaders' }, /boxes/],
    [{ ...sound, boxes: ['atlantis'] }, /no expansion "atlantis"/],
    [{ ...sound, seats: [{}] }, /2 to 8 seats/],
    [{ ...sound, seats: [null, {}, {}] }, /seat/],
    [{ ...sound, seats: [{ wonder: 3 }, {}, {}] }, /wonder/],
    [{ ...sound, seed: 7 }, /seed/],
    [{ ...sound, teams: 'yes' }, /teams/],
    [{ ...sound, options: 'all' }, /options/],
    [
      { ...sound, options: { x: 1 } },
      /there is no option "x"; the options are leadersPool, leadersAnniversary, citiesAnniversary,/,
    ],
    [{ ...sound, options: { leaders: ['all'] } }, /options/],
    [{ ...sound, options: { leaders: null } }, /options/],
  ])('are refused in words: %j', (setup, sentence) => {
    const rules = compile(setup as typeof sound, BOXES)
    expect(rules).toMatchObject({ ok: false, error: { code: 'bad-setup' } })
    expect(rules.ok ? '' : firstSpeech.problem(rules.error)).toMatch(sentence)
  })
})

describe('Positions from outside', () => {
  const opened = toPosition(begin(setupFor(3, { seed: 'malformed' })))
  const city = {
    wonder: 'gizah',
    side: 'day',
    stages: 2,
    coins: 4,
    cards: ['altar', 'mine'],
    victory: [1, 3],
    defeat: 1,
    spent: [],
  }
  const scored = {
    setup: { edition: '2e' as const },
    age: 3,
    discard: ['tavern'],
    cities: [city, {}, { wonder: 'rhodos', buried: ['baths'] }],
  }

  test('of any shape are set up or refused', () => {
    fc.assert(
      fc.property(fc.oneof(anything, brokenFrom(opened), brokenFrom(scored)), (position) => {
        const g = fromPosition(position as typeof opened, BOXES)
        expectAnswer(g)
        if (!g.ok) return
        expect(view(g.value, 0).cities.length).toBeGreaterThan(2)
        finish(g.value, random('on'), checkInvariants)
      }),
      options,
    )
  })

  test('of a game with every box, at any question, are set up or refused', () => {
    const boxes = BOXES.slice(1).map(({ id }) => id)
    const exports: unknown[] = []
    playOut(setupFor(4, { boxes, seed: 'malformed' }), random('all'), (g, seat) => {
      if (exports.length % 2 === 0) exports.push(toPosition(g))
      else exports.push(view(g, seat))
    })
    const damaged = fc.nat(exports.length - 1).chain((i) => brokenFrom(JSON.parse(JSON.stringify(exports[i]))))
    fc.assert(
      fc.property(damaged, fc.boolean(), (position, lenient) => {
        const g = fromPosition(position as typeof opened, BOXES, { lenient })
        expectAnswer(g)
        if (g.ok) finish(g.value, random('on'), checkInvariants)
      }),
      options,
    )
  })

  test.each([
    ['coins', -1, /cities\[0\]\.coins/],
    ['coins', 1.5, /cities\[0\]\.coins/],
    ['cards', ['nowhere'], /no card "nowhere"/],
    ['cards', ['gizah-day-1'], /no card "gizah-day-1"/],
    ['cards', ['altar', 'altar'], /Altar twice/],
    ['cards', ['loom-age-1', 'loom-age-2'], /Loom twice/],
    ['stages', 5, /stages/],
    ['stages', ['gizah-day-2'], /in order/],
    ['stages', ['gizah-day-1', 'gizah-day-1'], /twice/],
    ['stages', ['rhodos-day-1'], /another wonder/],
    ['victory', [2], /token/],
    ['defeat', '1', /defeat/],
    ['wonder', 'atlantis', /atlantis/],
    ['side', 'a', /"a"/],
    ['hand', 'altar', /hand/],
    ['hand', Array(11).fill('altar'), /too many/],
    ['buried', Array(3).fill('altar'), /more cards than there are stages/],
    ['spent', ['flying'], /no ability "flying"/],
  ])('are refused in words: %s %j', (field, value, sentence) => {
    const broken = { ...scored, cities: [{ ...city, [field]: value }, {}, {}] }
    const read = fromPosition(broken, BOXES)
    expect(read.ok ? '' : firstSpeech.problem(read.error)).toMatch(sentence)
  })

  test('are refused with more copies of a card on the table than were printed', () => {
    const cities = Array.from({ length: 3 }, () => ({ cards: ['altar'] }))
    expect(fromPosition({ cities }, BOXES)).toMatchObject({ ok: false, error: { code: 'too-often' } })
  })

  test('are refused with a wrong number of cities, a fourth Age or a seventh turn', () => {
    const cities = [{}, {}, {}]
    for (const wrong of [
      { cities, setup: { seats: [{}, {}, {}, {}] } },
      { cities, age: 4 },
      { cities, turn: 7 },
      { cities, turn: 0 },
    ]) {
      expect(fromPosition(wrong, BOXES)).toMatchObject({ ok: false, error: { code: 'bad-position' } })
    }
  })

  test('may leave wonders open without clashing with those that are named', () => {
    const g = scenario({ cities: [{}, { wonder: 'alexandria' }, {}, { wonder: 'babylon' }] })
    expect(new Set(toPosition(g).cities.map((one) => one.wonder)).size).toBe(4)
  })
})

describe('Moves from outside', () => {
  const table = () =>
    scenario({
      cities: [{ wonder: 'gizah', hand: ['baths', 'tree-farm', 'stockade'] }, { cards: ['lumber-yard'] }, {}],
    })
  const sound = { action: 'build', card: 'tree-farm', by: 'pay', pay: { left: 0, right: 0, bank: 1 } }

  test('of any shape are played or refused, and a refused one changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anything, brokenFrom(sound)), fc.oneof(fc.constant(0), anything), (move, seat) => {
        const g = table()
        const before = hash(g)
        const played = play(g, seat as number, move)
        expectAnswer(played)
        expect(hash(g) === before).toBe(!played.ok)
      }),
      options,
    )
  })

  test.each([
    [0, 'build', 'bad-move'],
    [0, { action: 'fly' }, 'illegal-move'],
    [0, { action: 'build' }, 'ambiguous-move'],
    [0, { action: 'build', card: 'altar' }, 'illegal-move'],
    [0, { action: 'build', card: 'nowhere' }, 'illegal-move'],
    [0, { action: 'sell', card: 'baths', stage: 1 }, 'illegal-move'],
    [0, { action: 'build', card: 'tree-farm', pay: { bank: 1, lefft: 0 } }, 'bad-move'],
    [0, { action: 'build', card: 'tree-farm', pay: { bank: -1 } }, 'bad-move'],
    [0, { action: 'build', card: 'tree-farm', pay: 1 }, 'bad-move'],
    [0, { action: 'build', card: 'baths', from: 5 }, 'bad-move'],
    [0, { action: 'build', card: 'baths', from: 'north' }, 'bad-move'],
    [0, { action: 'build', card: 'baths', by: 1 }, 'bad-move'],
    [0, { action: 'sell', card: 'baths', crad: 'altar' }, 'bad-move'],
    [0, { action: 'sell', card: 'baths', tile: 'law-1' }, 'bad-move'],
    [7, { action: 'sell', card: 'baths' }, 'bad-seat'],
    [-1, { action: 'sell', card: 'baths' }, 'bad-seat'],
  ])('are refused with a code: seat %j, %j', (seat, move, code) => {
    expect(play(table(), seat, move)).toMatchObject({ ok: false, error: { code } })
  })

  test.each<[object, string]>([
    [{ action: 'sell', crad: 'baths' }, 'A move has no field "crad"; the nearest known one is "card".'],
    [
      { action: 'build', card: 'baths', pay: { lefft: 0 } },
      'pay has no field "lefft"; the nearest known one is "left".',
    ],
  ])('are refused with the field that was probably meant: %j', (move, sentence) => {
    const { code, message } = refusal(table(), 0, move)
    expect([code, message]).toEqual(['bad-move', sentence])
    const record = playOut(setupFor(3, { seed: 'misspelt' }), random('misspelt')).record
    const { ok, error } = { error: undefined, ...replay({ ...record, moves: [[0, move as MoveJson]] }, BOXES) }
    expect([ok, error && firstSpeech.problem(error)]).toEqual([false, `Move 1 of the record: ${sentence}`])
  })

  test('are refused where they leave open which card is meant, though one of them is free', () => {
    const city = { wonder: 'gizah', cards: ['baths'], hand: ['aqueduct', 'tree-farm', 'altar'] }
    const g = scenario({ age: 2, cities: [city, {}, {}] })
    expect(play(g, 0, { action: 'build' })).toMatchObject({ ok: false, error: { code: 'ambiguous-move' } })
  })

  test('are refused with the moves to choose from', () => {
    const city = { wonder: 'gizah', cards: ['baths'], hand: ['aqueduct', 'tree-farm'] }
    const g = scenario({ age: 2, cities: [city, {}, {}] })
    const [free, paid] = legal(g, 0, { action: 'build' })
    const sentence = `Several moves match; choose one: ${JSON.stringify(free)} ${JSON.stringify(paid)}`
    expect(refusal(g, 0, { action: 'build' }).message).toBe(sentence)
  })

  test('are refused when the game is over', () => {
    const { game } = playOut(setupFor(3), random('over'))
    expect(play(game, 0, { action: 'sell', card: 'altar' })).toMatchObject({ ok: false, error: { code: 'game-over' } })
  })

  test('written as text are read or refused', () => {
    const words = fc.constantFrom(
      'build',
      'altar',
      '<2',
      '>',
      '$1',
      '<<<',
      '=',
      'by=',
      '=3',
      'stage=2',
      '\t',
      '\u0000',
      '9',
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(words)), (text) => {
        expectAnswer(parseMoveText(typeof text === 'string' ? text : text.join(' ')))
      }),
      options,
    )
  })
})

describe('Records from outside', () => {
  const setup = setupFor(3, { seed: 'broken' })
  const sound = playOut(setup, random('broken')).record
  cutRecord(sound, 12)

  test('of any shape are replayed or refused', () => {
    fc.assert(
      fc.property(fc.oneof(anything, brokenFrom(sound)), (record) => {
        expectAnswer(replay(record as typeof sound, BOXES))
      }),
      options,
    )
  })

  test('say which move could not be played', () => {
    const moves: typeof sound.moves = [...sound.moves.slice(0, 4), [0, { action: 'build', card: 'palace' }]]
    const result = replay({ ...sound, moves }, BOXES)
    const error = result.ok ? expect.fail('It is played') : result.error
    expect(error.code).toBe('bad-record')
    expect(firstSpeech.problem(error)).toBe('Move 5 of the record: Palace cannot be chosen now.')
  })

  test('as text are read or refused', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `heptapolis 1 {${rest}}\n0 sell altar`),
      fc.string().map((rest) => `heptapolis 1 ${JSON.stringify(setup)}\n${rest}`),
      fc.string().map((rest) => `heptapolis 2 ${JSON.stringify({ setup })}\n* ${rest}`),
      fc.json().map((json) => json),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const record = parseRecord(text)
        expectAnswer(record)
        if (record.ok) expectAnswer(replay(record.value, BOXES))
      }),
      options,
    )
  })
})

test('Questions about cards that do not exist are answered', () => {
  const g = begin(setupFor(3))
  for (const id of ['', 'nowhere', '__proto__', 'toString']) expect(obstacleTo(g, 0, id)).toEqual({ is: 'unknown' })
})
