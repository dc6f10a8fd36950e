/** Former ids and printed names are accepted in set-ups, positions, moves and records. */

import {
  newRecord,
  parseRecord,
  play,
  positionToday,
  Recording,
  recordText,
  replay,
  toPosition,
} from '@heptapolis/engine/records'
import { compile, EDITIONS, fromPosition, hash, random, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from './index.ts'
import { citiesOfOld, playOut, scenario, setupFor, sure, withEveryBox } from './testing.ts'

const everything = (edition: '1e' | '2e') => sure(compile(withEveryBox(edition, 3), BOXES))
const former = BOXES.flatMap((box) => Object.entries(box.former?.pieces ?? {}))

describe('A former id', () => {
  test('means what it meant, in the editions that had it', () => {
    for (const [name, ids] of former) {
      const found = EDITIONS.flatMap((edition) => {
        const rules = everything(edition)
        const piece = rules.called(name)
        return piece && piece.id !== name ? [piece.id] : []
      })
      expect([...new Set(found)].sort(), name).toEqual(ids.toSorted())
    }
    expect(former.length).toBeGreaterThan(90)
  })

  test.each(EDITIONS)('is read in a position, stage by stage: %s', (edition) => {
    const cities = citiesOfOld(edition)
    expect(cities.length).toBeGreaterThan(15)
    for (const { city, today } of cities) {
      const position = { setup: { edition, boxes: withEveryBox(edition, 3).boxes }, cities: [city, {}, {}] }
      expect(toPosition(sure(fromPosition(position, BOXES))).cities[0].stages).toEqual(today)
      expect(positionToday(position, BOXES).cities[0].stages).toEqual(today)
    }
  })

  test('that is the name of a person stays the name of that person', () => {
    const rules = everything('2e')
    const names = former.map(([name]) => name).filter((name) => rules.called(name)?.id !== name)
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      const position = { setup: { edition: '2e' as const, boxes: rules.setup.boxes }, cities: [{ name }, {}, {}] }
      expect(positionToday(position, BOXES).cities[0]).toEqual({ name })
    }
  })

  test.each(EDITIONS)('is read in what chance gave, board by board: %s', (edition) => {
    const rules = everything(edition)
    const boards = former.filter(([name]) => rules.called(name)?.sort === 'board' && !rules.byId.has(name))
    expect(boards.length).toBeGreaterThan(6)
    for (const [name] of boards) {
      const { piece, def } = rules.boards.find((one) => one.piece === rules.called(name)) ?? rules.boards[0]
      const setup = withEveryBox(edition, 3)
      const seats = [{ wonder: def.wonder, side: def.side }, {}, {}]
      const { record } = Recording.begin(sure(compile({ ...setup, seats }, BOXES)), setup.seed)
      const chance = (record.chance ?? []).map(([after, ids]): [number, string[]] => [
        after,
        ids.map((id) => (id === piece.id ? name : id)),
      ])
      expect(chance.flatMap(([, ids]) => ids)).toContain(name)
      const g = sure(replay({ ...record, data: 'of that time', chance }, BOXES))
      expect(g.rules.boards[state.board.get(g, 0)].piece.id).toBe(piece.id)
    }
  })

  test('is read in the course of a record', () => {
    const setup = setupFor(3, {
      boxes: ['edifice'],
      seats: [{ wonder: 'carthage', side: 'day' }, { wonder: 'ur' }, {}],
    })
    const { game, record } = playOut(setup, random('course'))
    const again = Recording.begin(sure(compile(setup, BOXES)), setup.seed, { course: true })
    for (const [seat, move] of record.moves) sure(again.play(seat, move))
    const text = recordText({ ...again.record, data: 'of that time' })
    const old = text.replace(/\b(carthage|ur)-(day|night)-(\d)/g, '$1-$2-stage-$3')
    expect(old).toContain('carthage-day-stage-1')
    expect(hash(sure(replay(sure(parseRecord(old)), BOXES)))).toBe(hash(game))
  })
})

describe('A former option', () => {
  test.each([
    [{ leaders: 'standard' }, { leadersPool: 'standard' }],
    [{ anniversary: true }, { leadersAnniversary: true, citiesAnniversary: true }],
    [{ edifices: false }, { edificeCards: false }],
  ])('%j is %j', (old, today) => {
    const setup = withEveryBox('1e', 4)
    const rules = sure(compile({ ...setup, options: old }, BOXES))
    expect(rules.setup.options).toEqual(today)
    expect(rules.pieces.map(({ id }) => id)).toEqual(
      sure(compile({ ...setup, options: today }, BOXES)).pieces.map(({ id }) => id),
    )
    expect(newRecord(rules, '').setup.options).toEqual(today)
  })

  test('is refused where its value is none, by the name of today', () => {
    const setup = { ...withEveryBox('2e', 4), options: { leaders: 'masters' } }
    expect(compile(setup, BOXES)).toMatchObject({
      error: {
        code: 'bad-setup',
        values: { is: 'no-such-choice', option: 'leadersPool', known: ['standard', 'expert'] },
      },
    })
  })
})

describe('The name printed on a piece', () => {
  test.each(EDITIONS)('means the piece, where no other bears it: %s', (edition) => {
    const rules = everything(edition)
    const pieces = rules.pieces.filter(({ sort }) => !['unknown', 'board', 'stage'].includes(sort))
    for (const piece of pieces) {
      const name = firstSpeech.piece(piece)
      const alike = pieces.filter((other) => firstSpeech.piece(other) === name && other.sort === piece.sort)
      const found = rules.called(name.toUpperCase(), ({ sort }) => sort === piece.sort)
      expect(found, name).toBe(alike.every(({ title }) => title === piece.title) ? alike[0] : undefined)
    }
  })

  test('is read in positions and moves', () => {
    const g = scenario({
      boxes: ['wonder-pack'],
      age: 1,
      cities: [
        {
          wonder: 'The Great Wall',
          side: 'Day',
          stages: ['The Great Wall, stage 3'],
          cards: ['Clay Pool', 'Loom'],
          hand: ['Altar', 'Theater'],
        },
        {},
        {},
      ],
    })
    expect(toPosition(g).cities[0]).toMatchObject({
      wonder: 'great-wall',
      side: 'day',
      stages: ['great-wall-day-3'],
      cards: ['clay-pool', 'loom-age-1'],
    })
    expect(play(g, 0, { action: 'build', card: 'Altar' })).toMatchObject({ ok: true })
  })

  test('is read in a set-up', () => {
    const seats = [{ wonder: 'Manneken Pis', side: 'promo' }, { wonder: 'Gizah', side: 'A' }, {}]
    const rules = sure(compile(setupFor(3, { edition: '1e', boxes: ['promos'], seats }), BOXES))
    expect(rules.setup.seats).toEqual([{ wonder: 'manneken-pis', side: 'promo' }, { wonder: 'gizah', side: 'a' }, {}])
  })

  test('means nothing where several pieces bear it', () => {
    const { called } = everything('2e')
    expect(called('Belvedere')).toBeUndefined()
    expect(called('Belvedere', ({ sort }) => sort === 'project')?.id).toBe('project-belvedere')
    expect(called('Gizah, stage 1')).toBeUndefined()
    expect(called('nobody')).toBeUndefined()
  })
})
