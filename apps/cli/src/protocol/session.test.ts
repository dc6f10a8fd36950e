import { FIRST_LANGUAGE } from '@heptapolis/boxes'
import { hash } from '@heptapolis/engine/records'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { speak } from '../language.ts'
import { PATIENT, type ProtocolReply } from '../testing.ts'
import { linesOf, TOO_LONG } from './lines.ts'
import { ProtocolSession } from './session.ts'

const setup = {
  edition: '2e',
  boxes: [],
  seats: [{ wonder: 'gizah', side: 'day' }, {}, {}],
  seed: 'session',
  teams: false,
}

function begun(): ProtocolSession {
  const session = new ProtocolSession()
  ask(session, { cmd: 'new', setup })
  return session
}

const ask = (session: ProtocolSession, request: object): ProtocolReply =>
  JSON.parse(session.answer(JSON.stringify(request)))

describe('a session', () => {
  test('echoes the id of a request, in errors too', () => {
    const session = new ProtocolSession()
    expect(ask(session, { cmd: 'help', id: 'x' })).toMatchObject({ ok: true, id: 'x' })
    expect(ask(session, { cmd: 'legal', seat: 0, id: 5 })).toMatchObject({
      ok: false,
      id: 5,
      error: { code: 'no-game' },
    })
    expect(ask(session, { cmd: 'help' })).not.toHaveProperty('id')
  })

  test.each([
    [{ boxs: ['leaders'], seats: [{}, {}, {}] }, 'setup has no field "boxs"; the nearest known one is "boxes".'],
    [
      { seats: [{ wondr: 'gizah' }, {}, {}] },
      'setup.seats[0] has no field "wondr"; the nearest known one is "wonder".',
    ],
  ])('rejects a misspelt set-up: %j', (setup, message) => {
    const { ok, error } = ask(new ProtocolSession(), { cmd: 'new', setup })
    expect({ ok, error }).toMatchObject({ ok: false, error: { code: 'unknown-field', message } })
  })

  test('answers with the same codes and values in every language, and with sentences of that language', async () => {
    const refused = { cmd: 'play', seat: 0, move: { action: 'build', card: 'palace' } }
    const unread = { cmd: 'palace' }
    const english = [refused, unread].map((request) => ask(begun(), request).error)
    await speak('fr')
    const french = [refused, unread].map((request) => ask(begun(), request).error)
    await speak(FIRST_LANGUAGE)
    expect(french[0]).toEqual({ ...english[0], message: '«\u00a0Palace\u00a0» n’est pas parmi vos choix.' })
    expect(french[1]).toEqual(english[1])
    expect(english[1]).toEqual({ code: 'unknown-command', message: expect.stringContaining('There is no command') })
  })

  test('allows changing a choice until the last seat has chosen', () => {
    const session = begun()
    const { moves } = ask(session, { cmd: 'legal', seat: 0 })
    expect(ask(session, { cmd: 'play', seat: 0, move: moves[0] }).toAct).toEqual([1, 2])
    const change = moves[moves.length - 1]
    expect(ask(session, { cmd: 'play', seat: 0, move: change })).toMatchObject({
      ok: true,
      move: change,
      toAct: [1, 2],
    })
    for (const seat of [1, 2]) ask(session, { cmd: 'play', seat, move: ask(session, { cmd: 'legal', seat }).moves[0] })
    expect(ask(session, { cmd: 'toAct' })).toMatchObject({ turn: 2, toAct: [0, 1, 2] })
    expect(ask(session, { cmd: 'record' }).record.moves).toHaveLength(4)
  })

  test('reports the events of a move', () => {
    const session = begun()
    for (const seat of [0, 1]) {
      const { moves } = ask(session, { cmd: 'legal', seat })
      expect(ask(session, { cmd: 'play', seat, move: moves[0] }).events).toEqual([])
    }
    const { moves } = ask(session, { cmd: 'legal', seat: 2 })
    const sale = moves.find(({ action }) => action === 'sell')
    const { events } = ask(session, { cmd: 'play', seat: 2, move: sale })
    expect(events).toContainEqual({ what: 'sold', seat: 2, own: { to: 2, card: sale?.card } })
    expect(events).toContainEqual({ what: 'turn', age: 1, turn: 2 })
  })

  test('generates a seed of 256 bits if none is given', () => {
    const seeds = [0, 1].map(
      () => ask(new ProtocolSession(), { cmd: 'new', setup: { seats: [{}, {}, {}] } }).setup.seed,
    )
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(seeds[0]).not.toBe(seeds[1])
  })

  test.each([-1, 3, 0.5, null, '0'])('rejects a view of an unknown seat: %j', (seat) => {
    const { ok, error } = ask(begun(), { cmd: 'view', seat })
    expect([ok, error.code]).toEqual([false, 'bad-seat'])
  })

  test('shows the public view without a seat', () => {
    const { ok, view } = ask(begun(), { cmd: 'view' })
    expect([ok, view.cities.map(({ hand }) => hand)]).toEqual([true, [undefined, undefined, undefined]])
  })

  test('shows a seat only its own hand, and the driver everything', () => {
    const session = begun()
    const { view } = ask(session, { cmd: 'view', seat: 1 })
    expect(view.cities.map(({ hand }) => hand?.length)).toEqual([undefined, 7, undefined])
    expect(view.cities.map(({ handSize }) => handSize)).toEqual([7, undefined, 7])
    const { state } = ask(session, { cmd: 'state' })
    expect(state.cities.map(({ hand }) => hand?.length)).toEqual([7, 7, 7])
    expect(ask(session, { cmd: 'view' }).view.cities[1].hand).toBeUndefined()
  })

  test('loads an exported position and a record', () => {
    const session = begun()
    const { position } = ask(session, { cmd: 'export' })
    const { record } = ask(session, { cmd: 'record' })
    const before = ask(session, { cmd: 'legal', seat: 0 }).moves
    expect(ask(session, { cmd: 'load', position })).toMatchObject({ ok: true, toAct: [0, 1, 2] })
    expect(ask(session, { cmd: 'legal', seat: 0 }).moves).toEqual(before)
    expect(ask(session, { cmd: 'record' }).error.code).toBe('no-record')
    expect(ask(session, { cmd: 'load', record })).toMatchObject({ ok: true, toAct: [0, 1, 2] })
    expect(ask(session, { cmd: 'record' }).record).toEqual(record)
    expect(ask(session, { cmd: 'load' }).error.code).toBe('bad-request')
  })

  test('lists every way to pay for a move', () => {
    const session = begun()
    const [move] = ask(session, { cmd: 'legal', seat: 0 }).moves
    expect(ask(session, { cmd: 'payments', seat: 0, move }).moves).toContainEqual(move)
    const palace = { action: 'build', card: 'palace' }
    expect(ask(session, { cmd: 'payments', seat: 0, move: palace }).error.code).toBe('illegal-move')
  })

  test('loads a position with a choice already made, to the same hash', () => {
    const session = begun()
    const [move] = ask(session, { cmd: 'legal', seat: 1 }).moves
    ask(session, { cmd: 'play', seat: 1, move })
    const { hash } = ask(session, { cmd: 'hash' })
    const { position } = ask(session, { cmd: 'export' })
    expect(ask(session, { cmd: 'load', position })).toMatchObject({ ok: true, toAct: [0, 2] })
    expect(ask(session, { cmd: 'hash' }).hash).toBe(hash)
  })

  test('loads the view of a seat as a game with the same moves', () => {
    const session = begun()
    const before = ask(session, { cmd: 'legal', seat: 2 }).moves
    const { view } = ask(session, { cmd: 'view', seat: 2 })
    expect(ask(session, { cmd: 'load', position: view })).toMatchObject({ ok: true, toAct: [0, 1, 2] })
    expect(ask(session, { cmd: 'legal', seat: 2 }).moves).toEqual(before)
  })

  test('loads an impossible position only on request', () => {
    const session = begun()
    const position = { age: 1, cities: [{ cards: ['palace'] }, {}, {}] }
    expect(ask(session, { cmd: 'load', position }).error.code).toBe('too-early')
    expect(ask(session, { cmd: 'load', position, lenient: true }).ok).toBe(true)
    expect(ask(session, { cmd: 'load', position, lenient: 1 }).error.code).toBe('bad-request')
  })

  test('suggests a legal move and explains why a card cannot be built', () => {
    const session = begun()
    const { moves } = ask(session, { cmd: 'legal', seat: 0 })
    expect(moves).toContainEqual(ask(session, { cmd: 'suggest', seat: 0, bot: 'random' }).move)
    expect(ask(session, { cmd: 'suggest', seat: 0, bot: 'nobody' }).error.code).toBe('unknown-bot')
    expect(ask(session, { cmd: 'whyNot', seat: 0, card: 'palace' })).toMatchObject({ ok: true, buildable: false })
    expect(ask(session, { cmd: 'whyNot', seat: 0, card: 'atlantis' }).error.code).toBe('unknown-card')
  })
})

test('suggests moves independent of hidden cards', () => {
  const suggestions = [['baths'], ['tavern'], ['stockade'], ['well'], ['barracks']].map((others) => {
    const session = new ProtocolSession()
    const cities = [
      { wonder: 'gizah', side: 'day', hand: ['altar', 'theater', 'clay-pool', 'quarry', 'loom-age-1'] },
      ...['rhodos', 'babylon'].map((wonder) => ({ wonder, side: 'day', hand: others })),
    ]
    ask(session, { cmd: 'load', position: { age: 1, turn: 2, cities } })
    return ask(session, { cmd: 'suggest', seat: 0, bot: 'random' }).move
  })
  expect(new Set(suggestions.map((move) => JSON.stringify(move))).size).toBe(1)
})

const WEIRD: readonly unknown[] = [
  { toString: 1 },
  { toString: null, valueOf: null },
  1e308,
  -1,
  0.5,
  '__proto__',
  null,
  [],
  {},
]
const weird = fc.oneof(fc.constantFrom(...WEIRD), fc.jsonValue({ maxDepth: 2 }))

/** Copy of the value with the element at the path replaced. */
function replaced(value: unknown, [first, ...path]: readonly number[], by: unknown): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (first === undefined || keys.length === 0) return by
  const key = keys[first % keys.length]
  const copy = Object.entries(value as object).map(([k, v]) => [k, k === key ? replaced(v, path, by) : v])
  return Array.isArray(value) ? copy.map(([, v]) => v) : Object.fromEntries(copy)
}

describe('any input', PATIENT, () => {
  const session = begun()
  const { position } = ask(session, { cmd: 'export' })
  const move = { action: 'build', card: 'altar', by: 'chain', pay: { left: 1, right: 0, bank: 0 }, stage: 1 }
  const requests = [
    { cmd: 'new', setup },
    { cmd: 'load', position },
    { cmd: 'load', record: { version: 1, setup, moves: [[0, move]] } },
    { cmd: 'play', seat: 0, move },
    { cmd: 'payments', seat: 0, move },
    { cmd: 'legal', seat: 0 },
    { cmd: 'view', seat: 0 },
    { cmd: 'suggest', seat: 0, bot: 'random' },
    { cmd: 'whyNot', seat: 0, card: 'altar' },
  ]

  function check(line: string): void {
    const before = [session.g && hash(session.g), JSON.stringify(session.recording?.record)]
    const answer: ProtocolReply = JSON.parse(session.answer(line))
    expect(typeof answer.ok).toBe('boolean')
    if (answer.ok) return
    expect(answer.error.code).not.toBe('internal')
    expect(answer.error.message).not.toBe('')
    expect([session.g && hash(session.g), JSON.stringify(session.recording?.record)]).toEqual(before)
  }

  test('that is unprintable is quoted as written', () => {
    const odd = { toString: 1 }
    const [first, ...others] = position.cities
    for (const field of ['wonder', 'side', 'name'])
      check(JSON.stringify({ cmd: 'load', position: { ...position, cities: [{ ...first, [field]: odd }, ...others] } }))
    check(JSON.stringify({ cmd: 'load', position: { ...position, question: undefined, phase: odd } }))
    check(JSON.stringify({ cmd: 'load', position: { ...position, question: undefined, phase: odd, line: odd } }))
  })

  test('that is no request gets one well-formed answer and changes nothing', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 3 })), check), { numRuns: 300 })
  })

  test('that is nearly valid gets one well-formed answer, and an error changes nothing', () => {
    const almost = fc
      .tuple(fc.constantFrom(...requests), fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }), weird)
      .map(([request, path, by]) => JSON.stringify(replaced(request, path, by)))
    fc.assert(fc.property(almost, check), { numRuns: 1500 })
  })
})

describe('lines of a stream', () => {
  async function* chunks(...texts: string[]) {
    for (const text of texts) yield Buffer.from(text)
  }

  test('are assembled from chunks of any size', async () => {
    const text = 'one\n\ntwo é\nthree'
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(Buffer.byteLength(text)), { maxLength: 6 }), async (cuts) => {
        const bytes = Buffer.from(text)
        const ends = [...cuts, bytes.length].sort((a, b) => a - b)
        const parts = ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end))
        const lines = []
        for await (const line of linesOf(
          (async function* () {
            yield* parts
          })(),
        ))
          lines.push(line)
        expect(lines).toEqual(['one', '', 'two é', 'three'])
      }),
      { numRuns: 50 },
    )
  })

  test('that are too long are skipped, and the next one is complete', async () => {
    const lines = []
    for await (const line of linesOf(chunks('abcd', 'efgh\nok\nabc', 'defgh'), 4)) lines.push(line)
    expect(lines).toEqual([TOO_LONG, 'ok', TOO_LONG])
  })
})
