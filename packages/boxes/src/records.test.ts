/** Records replay even after pools have grown. */

import {
  cutRecord,
  type GameRecord,
  parseRecord,
  Recording,
  recordText,
  replay,
  type Terms,
  tablesOf,
  view,
} from '@heptapolis/engine/records'
import { compile, drawMove, hash, isOver, moves, random, scores, toAct } from '@heptapolis/engine/search'
import type { Box, PieceDef } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from './index.ts'
import { finish, playOut, setupFor, sure } from './testing.ts'

const everything = BOXES.slice(1).map(({ id }) => id)
const setup = setupFor(5, { edition: '1e', boxes: everything, seed: 'to last' })
const { game, record } = playOut(setup, random('moves'))

/** The game with its course. */
function withCourse(): GameRecord {
  const recording = Recording.begin(sure(compile(setup, BOXES)), setup.seed)
  for (const [seat, move] of record.moves) sure(recording.play(seat, move))
  return recording.record
}

/** Copy of the first piece of its sort under another name: a larger pool. */
const another = (piece: PieceDef): PieceDef => ({ ...piece, id: `${piece.id}-again`, title: `${piece.id}-again` })

function grown(box: Box, sort: string): Box {
  const pieces: Box['pieces'] = (terms) => {
    const known = box.pieces?.(terms) ?? []
    const twins = known.filter((piece) => piece.sort === sort).map(another)
    return [...twins.slice(0, 3), ...known]
  }
  return { ...box, pieces }
}

/** Library with three more pieces of a sort in front of a box's own. */
const libraryWith = (id: string, sort: string): Box[] => BOXES.map((box) => (box.id === id ? grown(box, sort) : box))

const sheets = (g: typeof game) => scores(g).map(({ total, coins, rank, rows }) => ({ total, coins, rank, rows }))

describe('A record', () => {
  test.each([
    ['base', 'card'],
    ['base', 'guild'],
    ['leaders', 'leader'],
    ['leaders', 'guild'],
    ['cities', 'card'],
    ['armada', 'card'],
    ['armada', 'island'],
    ['armada', 'shipyard'],
    ['babel-tower', 'tile'],
    ['babel-projects', 'project'],
    ['edifice', 'edifice'],
  ])('replays after %s has got more pieces of the sort %s', (id, sort) => {
    const library = libraryWith(id, sort)
    const before = sure(compile(setup, BOXES)).pieces.length
    expect(sure(compile(setup, library)).pieces.length).toBeGreaterThan(before)
    const again = sure(replay(record, library))
    expect(isOver(again)).toBe(true)
    expect(sheets(again)).toEqual(sheets(game))
  })

  test('goes on to be played after a pool has grown in the middle of the game', () => {
    const half = structuredClone(record)
    cutRecord(half, Math.floor(half.moves.length / 2))
    const again = sure(replay(half, libraryWith('leaders', 'leader')))
    finish(again, random('on'))
    expect(isOver(again)).toBe(true)
  })

  test('is the same in text and JSON, and short', () => {
    const text = recordText(record)
    expect(sure(parseRecord(text))).toEqual(record)
    expect(sure(parseRecord(JSON.stringify(record)))).toEqual(record)
    expect(text.length).toBeLessThan(25_000)
  })

  test('with a course tells the table at every question and the score sheets', () => {
    const full = withCourse()
    const tables = tablesOf(full)
    expect(tables[0].table.cities.every(({ cards }) => cards?.length === 0)).toBe(true)
    expect(tables.at(-1)?.table).toEqual(JSON.parse(JSON.stringify(view(game, -1))))
    expect(full.end?.map(({ total }) => total)).toEqual(scores(game).map(({ total }) => total))
    expect(sure(parseRecord(recordText(full)))).toEqual(full)
    expect(hash(sure(replay(full, BOXES)))).toBe(hash(game))
  })

  test('with a course tells what everybody sees, and nobody’s hand', () => {
    const cities = tablesOf(withCourse()).flatMap(({ table }) => table.cities)
    expect(cities.some(({ handSize }) => handSize === 7)).toBe(true)
    expect(cities.flatMap(({ hand = [] }) => hand)).toEqual([])
  })

  test('with a course goes on where it was broken off', () => {
    const full = withCourse()
    const half = structuredClone(full)
    cutRecord(half, Math.floor(half.moves.length / 2))
    const resumed = Recording.resume(sure(replay(half, BOXES)), half)
    for (const [seat, move] of full.moves.slice(half.moves.length)) sure(resumed.play(seat, move))
    expect(resumed.record).toEqual(full)
  })

  const dearer = (piece: PieceDef): PieceDef => ({ ...piece, cost: { ...piece.cost, papyrus: 3 } })
  const richer = (piece: PieceDef): PieceDef =>
    piece.colour === 'blue' ? { ...piece, effects: [{ kind: 'points', points: 9 }] } : piece

  test.each([
    ['what cards cost', dearer, /^(Move \d+ of the record can no longer be played|After \d+ moves)/],
    ['what they score', richer, /recorded points differ/],
  ])('whose rules have changed since (%s) says so, and is shown as it was played', (_what, change, why) => {
    const library = BOXES.map((box, i) =>
      i > 0 ? box : { ...box, pieces: (terms: Terms) => (box.pieces?.(terms) ?? []).map(change) },
    )
    const full = withCourse()
    const played = replay(full, library)
    const error = played.ok ? expect.fail('It goes on as if nothing had changed') : played.error
    expect(error.code).toBe('rules-changed')
    expect(firstSpeech.problem(error)).toMatch(why)
    expect(tablesOf(full).at(-1)?.after).toBe(full.moves.length)
  })

  /** Changed rule without a new engine version and with unchanged pieces. */
  const dearSales = BOXES.map((box, i) => (i > 0 ? box : { ...box, figures: { ...box.figures, sale: 4 } }))

  test('is shown as it was played even where nobody has said that a rule changed', () => {
    const full = withCourse()
    expect(replay(full, dearSales)).toMatchObject({ ok: false, error: { code: 'rules-changed' } })
    expect(tablesOf(full).at(-1)?.after).toBe(full.moves.length)
    const half = structuredClone(full)
    cutRecord(half, Math.floor(half.moves.length / 2))
    expect(replay(half, dearSales)).toMatchObject({ ok: false, error: { code: 'rules-changed' } })
    expect(replay(full, dearSales, { upTo: half.moves.length })).toMatchObject({ ok: false })
    const { course: _, ...bare } = full
    expect(replay(bare, dearSales)).toMatchObject({ ok: false, error: { code: 'bad-record' } })
  })

  test('without a course keeps the score sheets, and says where the points would be others today', () => {
    const short = setupFor(3, { seed: 'sheets' })
    const recording = Recording.begin(sure(compile(short, BOXES)), short.seed, { course: false })
    const chance = random('sheets')
    while (!isOver(recording.game)) {
      const [seat] = toAct(recording.game)
      recording.apply(seat, drawMove(moves(recording.game, seat), chance))
    }
    const { record: kept } = recording
    expect([kept.course, kept.end?.map(({ total }) => total)]).toEqual([
      undefined,
      scores(recording.game).map(({ total }) => total),
    ])
    const then: GameRecord = { ...kept, engine: '2.0.0' }
    expect(sure(replay(then, BOXES))).toBeDefined()
    const paintedGold = BOXES.map((box, i) =>
      i > 0 ? box : { ...box, pieces: (terms: Terms) => (box.pieces?.(terms) ?? []).map(richer) },
    )
    const played = replay(then, paintedGold)
    const error = played.ok ? expect.fail('It goes on as if nothing had changed') : played.error
    expect(error.code).toBe('rules-changed')
    expect(firstSpeech.problem(error)).toContain('The recorded points differ.')
  })

  test.each([
    ['more of a card than was printed', ['altar', 'altar', 'altar', 'altar'], 'altar, altar'],
    ['more cards than are dealt', ['altar', 'palace', 'study'], 'study'],
  ])('of other data says which pieces chance cannot have given: %s', (_what, surplus, named) => {
    const three = setupFor(3, { seed: 'surplus' })
    const forged: GameRecord = { ...playOut(three, random('surplus')).record, data: '0'.repeat(32) }
    const [, first] = forged.chance?.[1] ?? expect.fail('no deck was dealt')
    if (surplus[1] === 'altar') first.push(...surplus)
    else first.splice(-2, 2, ...surplus)
    const read = replay(forged, BOXES)
    const error = read.ok ? expect.fail('It is played') : read.error
    expect(error.code).toBe('rules-changed')
    expect(firstSpeech.problem(error)).toMatch(
      new RegExp(`^After 0 moves: The record draws \\d+ pieces where the game draws 21; too many: .*${named}\\.$`),
    )
  })

  test('whose chance was changed by hand is refused', () => {
    const forged: GameRecord = structuredClone(record)
    const deal = forged.chance?.find(([, ids]) => ids.length > 30)
    deal?.[1].reverse()
    expect(replay(forged, BOXES)).toMatchObject({ ok: false, error: { code: 'bad-record' } })
    for (const wrong of [
      { ...record, chance: [] },
      { ...record, chance: record.chance?.map(([at, ids]): [number, string[]] => [at + 1, ids]) },
      { ...record, chance: [...(record.chance ?? []), [record.moves.length, ['altar']] as [number, string[]]] },
      { ...record, end: scores(game).map(() => ({ total: 999, coins: 0, rank: 1, rows: {} })) },
      { ...record, end: [null] as unknown as GameRecord['end'] },
      { ...record, engine: undefined },
    ]) {
      expect(replay(wrong, BOXES)).toMatchObject({ ok: false, error: { code: 'bad-record' } })
    }
    forged.chance?.[0][1].push('nowhere')
    expect(replay(forged, BOXES)).toMatchObject({ error: { message: expect.stringContaining('"nowhere"') } })
  })
})
