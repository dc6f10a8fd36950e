/** The buyer chooses the payee, even if another would be cheaper: payments that the move list omits. */
import { type CityPosition, parseRecord, payments, Recording, recordText, replay } from '@heptapolis/engine/records'
import {
  clone,
  compile,
  EDITIONS,
  type Game,
  hash,
  type MoveJson,
  question,
  random,
  readMove,
  showMove,
  toAct,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from './index.ts'
import {
  begin,
  cardsOf,
  choose,
  coinsOf,
  everybodyElseSells,
  finish,
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

/** Wood is free on the right, from an opponent, and costs 2 on the left, from the partner. */
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

/** Raw materials are free for Olympia on both sides; the cloth of the third stage costs 2. */
const rawForNothing = (): Game =>
  scenario({
    edition: '1e',
    boxes: ['babel-tower', 'leaders'],
    age: 2,
    turn: 3,
    tower: { placed: ['babel-tile-11-brown-trade-minus', 'babel-tile-20-single-brown-infinite'] },
    cities: [
      {
        wonder: 'olympia',
        side: 'b',
        coins: 8,
        stages: 2,
        cards: ['stone-pit', 'sawmill'],
        leaders: ['hatshepsut'],
        hand: ['stables', 'courthouse'],
      },
      { wonder: 'halikarnassos', side: 'a', coins: 0, cards: ['foundry'], hand: ['statue', 'temple'] },
      { wonder: 'babylon', side: 'a', coins: 0, cards: ['ore-vein', 'loom-age-2'], hand: ['library', 'aqueduct'] },
    ],
  })

describe('Resources for 0 coins, where a neighbour is paid for others', () => {
  const stage = { action: 'stage', card: 'stables', stage: 3 }

  test('name their seller, also the one who is paid', () => {
    expect(waysOf(rawForNothing(), 0, stage)).toEqual([
      ['pay', 2, 0, 'left'],
      ['pay', 2, 0, 'right'],
      ['pay', 2, 0, 'left+right'],
      ['pay', 0, 2, 'left'],
      ['pay', 0, 2, 'right'],
      ['pay', 0, 2, 'left+right'],
    ])
  })

  test('may all come from the neighbour who is paid, or from the other one: one coin of Hatshepsut, or two', () => {
    const after = (from: string) => {
      const g = rawForNothing()
      choose(g, 0, { ...stage, pay: { right: 2 }, from })
      everybodyElseSells(g)
      return [0, 1, 2].map((seat) => coinsOf(g, seat))
    }
    expect(after('right')).toEqual([8 - 2 + 1, 3, 3 + 2])
    expect(after('left')).toEqual([8 - 2 + 2, 3, 3 + 2])
    expect(after('left+right')).toEqual([8 - 2 + 2, 3, 3 + 2])
  })

  test('are read as engines before 2.1.1 wrote them: without the seller who is paid', () => {
    const g = rawForNothing()
    const read = (move: Partial<MoveJson>) => sure(readMove(g, 0, { ...stage, ...move }))
    expect(showMove(g, read({ pay: { left: 2 } })).from).toBe('left')
    expect(showMove(g, read({ pay: { right: 2 }, from: 'left' })).from).toBe('left')
  })
})

/** Payment in the events after all have chosen: all its parts together. */
function paidFor(g: Game, seat: number, move: MoveJson): unknown {
  const copy = clone(g)
  let paid: Record<string, number> | undefined
  let isPlaced = false
  copy.listener = ({ what, seat: payer, along: _, together: __, source: ___, ...shares }) => {
    isPlaced ||= payer === seat && (what === 'built' || what === 'stage')
    if (what !== 'paid' || payer !== seat || isPlaced) return
    paid ??= {}
    for (const [to, coins] of Object.entries(shares)) paid[to] = (paid[to] ?? 0) + Number(coins)
  }
  choose(copy, seat, move)
  everybodyElseSells(copy)
  return paid
}

const totalOf = (pay: MoveJson['pay'] = {}): number => Object.values(pay).reduce((sum, coins) => sum + (coins ?? 0), 0)

/** Moves of a seat without their payments, each once. */
const unpaid = (g: Game, seat: number): MoveJson[] => {
  const builds = legal(g, seat).filter(({ action }) => action === 'build' || action === 'stage')
  const bare = builds.map(({ pay: _, from: __, by: ___, ...move }) => [JSON.stringify(move), move] as const)
  return [...new Map(bare).values()]
}

/**
 * Plays on with random moves; sometimes checks that all payments of a seat are read as written and paid accordingly.
 */
function holdPayments(g: Game, seed: string): { listed: number; free: number } {
  const seen = { listed: 0, free: 0 }
  const chance = random(`${seed} payments`)
  finish(g, random(seed), (now, seat) => {
    if (chance.below(3) > 0) return
    const all = unpaid(now, seat).flatMap((move) => shown(now, seat, move))
    for (const one of all) expect(showMove(now, sure(readMove(now, seat, one)))).toEqual(one)
    seen.listed += all.length
    seen.free += all.filter(({ from }) => from !== undefined).length
    if (all.length === 0 || question(now, seat)?.id !== 'turn') return
    const one = all[chance.below(all.length)]
    const expected = totalOf(one.pay) === 0 ? undefined : { coins: totalOf(one.pay), ...one.pay }
    expect(paidFor(now, seat, one)).toEqual(expected)
  })
  return seen
}

describe('Every listed payment can be played, is read as itself and costs what it says', () => {
  const MIXES = [[], ['leaders'], ['cities'], ['armada'], ['babel-tower', 'leaders'], ['cities', 'promos'], ALL]

  test.each(MIXES.map((boxes) => ({ mix: boxes.join(' + ') || 'the base game', boxes })))(
    'in random games of $mix',
    ({ mix, boxes }) => {
      const listed = EDITIONS.map((edition, i) => {
        const setup = setupFor(3 + i, { edition, boxes, seed: `payments of ${mix}` })
        return holdPayments(begin(setup), setup.seed).listed
      })
      expect(Math.min(...listed)).toBeGreaterThan(30)
    },
  )

  test('where raw materials cost nothing: trading posts on both sides, and a law that takes a coin off', () => {
    const posts = ['east-trading-post', 'west-trading-post']
    const brown = [['lumber-yard', 'ore-vein'], ['sawmill', 'clay-pool'], ['quarry', 'foundry'], ['brickyard']]
    const free = ['one', 'two', 'three'].map((seed) => {
      const g = scenario({
        boxes: ['babel-tower', 'leaders', 'cities'],
        age: 2,
        seed,
        tower: { placed: ['babel-tile-11-brown-trade-minus'] },
        cities: brown.map((cards) => ({ coins: 6, cards: [...posts, ...cards] })),
      })
      return holdPayments(g, seed).free
    })
    expect(Math.min(...free)).toBeGreaterThan(10)
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
