/** The buyer decides whom to pay, also where somebody else would be cheaper: what the short list of moves leaves out. */
import { type CityPosition, parseRecord, payments, Recording, recordText, replay } from '@heptapolis/engine/records'
import { compile, type Game, hash, type MoveJson, random, readMove, showMove, toAct } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from './index.ts'
import {
  cardsOf,
  choose,
  coinsOf,
  everybodyElseSells,
  legal,
  playOut,
  refusal,
  scenario,
  setupFor,
  sure,
} from './testing.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)
const stockade: MoveJson = { action: 'build', card: 'stockade' }
const shown = (g: Game, seat: number, move: MoveJson): MoveJson[] => {
  const found = payments(g, seat, move)
  if (!found.ok) throw new Error(found.error.message)
  return found.value.map((one) => showMove(g, one))
}
const waysOf = (g: Game, seat: number, move: MoveJson) =>
  shown(g, seat, move).map(({ by, pay = {}, from }) => [by ?? 'pay', pay.left ?? 0, pay.right ?? 0, from])

/** Wood costs nothing on the right, from an opponent, and 2 on the left, from the partner. */
const inTeams = (city: CityPosition = {}): Game =>
  scenario({
    boxes: ['cities'],
    teams: true,
    age: 1,
    cities: [
      {
        wonder: 'gizah',
        side: 'day',
        coins: 5,
        cards: ['east-trading-post', 'east-clandestine-wharf'],
        hand: ['stockade', 'altar'],
        ...city,
      },
      { wonder: 'rhodos', side: 'day', cards: ['lumber-yard'], hand: ['altar', 'baths'] },
      { wonder: 'ephesos', side: 'day' },
      { wonder: 'alexandria', side: 'day', cards: ['lumber-yard'], hand: ['altar', 'baths'] },
    ],
  })

describe('A partner', () => {
  test('may be paid though an opponent sells for less', () => {
    const g = inTeams()
    expect(legal(g, 0, stockade)).toEqual([{ ...stockade, from: 'right' }])
    expect(waysOf(g, 0, stockade)).toEqual([
      ['pay', 0, 0, 'right'],
      ['pay', 2, 0, undefined],
    ])
    choose(g, 0, { ...stockade, pay: { left: 2 } })
    everybodyElseSells(g)
    expect([0, 1, 3].map((seat) => coinsOf(g, seat))).toEqual([3, 3 + 2 + 3, 3 + 3])
  })

  test('may be paid for a card that a chain would make free', () => {
    const aqueduct = { action: 'build', card: 'aqueduct' }
    const g = scenario({
      boxes: ['cities'],
      teams: true,
      age: 2,
      cities: [
        { wonder: 'gizah', side: 'day', coins: 9, cards: ['baths'], hand: ['aqueduct', 'altar'] },
        { wonder: 'rhodos', side: 'day', cards: ['quarry'] },
        { wonder: 'ephesos', side: 'day' },
        { wonder: 'alexandria', side: 'day' },
      ],
    })
    expect(legal(g, 0, aqueduct)).toEqual([{ ...aqueduct, by: 'chain' }])
    choose(g, 0, { ...aqueduct, pay: { left: 4 } })
    everybodyElseSells(g)
    expect([cardsOf(g, 0), coinsOf(g, 0), coinsOf(g, 1)]).toEqual([['baths', 'aqueduct'], 5, 3 + 4 + 3])
  })
})

describe('Nothing is bought', () => {
  test('that the own city makes', () => {
    const g = inTeams({ cards: ['east-trading-post', 'tree-farm'] })
    expect(waysOf(g, 0, stockade)).toEqual([['pay', 0, 0, undefined]])
    expect(refusal(g, 0, { ...stockade, pay: { left: 2 } }).code).toBe('illegal-move')
  })

  test('beyond what is missing, though the sellers have it', () => {
    const sells = ['lumber-yard', 'brickyard']
    const g = scenario({
      age: 2,
      cities: [
        { wonder: 'gizah', side: 'day', coins: 9, cards: ['tree-farm'], hand: ['gardens', 'altar'] },
        { wonder: 'rhodos', side: 'day', cards: sells },
        { wonder: 'ephesos', side: 'day' },
      ],
    })
    const needs = { action: 'build', card: 'gardens' }
    expect(waysOf(g, 0, needs)).toEqual([['pay', 4, 0, undefined]])
    expect(refusal(g, 0, { ...needs, pay: { left: 6 } }).code).toBe('illegal-move')
  })

  test('less because a neighbour exchanges: Catan’s goods stay in Catan', () => {
    const workshop = { action: 'build', card: 'workshop' }
    const g = scenario({
      edition: '1e',
      boxes: ['promos'],
      age: 1,
      cities: [
        { wonder: 'gizah', side: 'a', coins: 5, hand: ['workshop', 'altar'] },
        { wonder: 'catan', side: 'a', cards: ['sawmill'], hand: ['workshop', 'altar'] },
        { wonder: 'alexandria', side: 'a' },
      ],
    })
    expect(waysOf(g, 1, workshop)).toEqual([['pay', 0, 0, undefined]])
    expect(waysOf(g, 0, workshop)).toEqual([['pay', 0, 2, undefined]])
  })

  test('for more coins than it costs, nor with coins that are not there', () => {
    const g = inTeams({ coins: 1 })
    expect(refusal(g, 0, { ...stockade, pay: { left: 2 } }).code).toBe('illegal-move')
    expect(refusal(inTeams(), 0, { ...stockade, pay: { left: 3 } }).code).toBe('illegal-move')
    expect(refusal(inTeams(), 0, { ...stockade, pay: { left: 2, right: 1 } }).code).toBe('illegal-move')
  })
})

describe('The payments of a move', () => {
  test('of one that cannot be played are refused with the reason', () => {
    const g = inTeams()
    expect(payments(g, 0, { action: 'build', card: 'palace' })).toMatchObject({ error: { code: 'illegal-move' } })
    expect(payments(g, 0, 'build')).toMatchObject({ error: { code: 'bad-move' } })
  })

  test('hold those of the short list, and each of them can be played', () => {
    const chance = random('payments')
    playOut(setupFor(4, { boxes: ALL, teams: true, seed: 'payments' }), random('way'), (g, seat, move) => {
      if (chance.below(3) > 0) return
      const all = shown(g, seat, move)
      expect(all).toContainEqual(move)
      for (const one of all) {
        const read = readMove(g, seat, one)
        expect(read.ok && showMove(g, read.value)).toEqual(one)
      }
    })
  })
})

test('A game in which more is paid than must be replays from its record, as JSON and as text', () => {
  const setup = setupFor(4, { boxes: ['cities'], teams: true, seed: 'dearer' })
  const recording = Recording.begin(sure(compile(setup, BOXES)), setup.seed)
  const { game: g, record } = recording
  const chance = random('dearer')
  let dearer = 0
  for (let [seat] = toAct(g); seat !== undefined; [seat] = toAct(g)) {
    const listed = legal(g, seat)
    const all = listed.flatMap(({ by: _, pay: __, from: ___, ...move }) => shown(g, seat, move))
    const unlisted = all.filter((move) => !listed.some((one) => JSON.stringify(one) === JSON.stringify(move)))
    const some = unlisted.length > 0 ? unlisted : listed
    const move = some[chance.below(some.length)]
    dearer += unlisted.length > 0 ? 1 : 0
    sure(recording.play(seat, move))
  }
  expect(dearer).toBeGreaterThan(3)
  const written = parseRecord(recordText(record))
  for (const again of [record, written.ok ? written.value : record]) {
    const end = replay(again, BOXES)
    expect(end.ok && hash(end.value)).toBe(hash(g))
  }
  expect(written).toEqual({ ok: true, value: record })
})
