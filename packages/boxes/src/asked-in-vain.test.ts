/** A question depends only on public facts: a missing question would reveal hidden ones. */
import { type CityPosition, type Game, type MoveJson, question, toAct } from '@heptapolis/engine/box'
import { cutRecord, type GameRecord, gameOf, hash, passOver, Recording, replay, view } from '@heptapolis/engine/records'
import { compile, isOver, type Random, random } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from './index.ts'
import { leakAhead } from './secrecy/secrecy.ts'
import { choose, legal, playTurn, scenario, setupFor, sure } from './testing.ts'

const seenBy = (g: Game, seat: number): string => JSON.stringify([toAct(g), view(g, seat)])
const DECLINE = [{ action: 'skip' }]

const GOODS = ['sawmill', 'brickyard', 'quarry', 'foundry', 'loom-age-1', 'glassworks-age-1', 'press-age-1']
const HAND = ['walls', 'forum']
const others: CityPosition[] = [
  { wonder: 'rhodos', hand: ['lumber-yard', 'altar'] },
  { wonder: 'gizah', hand: ['stone-pit', 'baths'] },
]

/** Halikarnassos may dig; a loom is already in its city. */
const digging = (...discard: string[]): Game =>
  scenario({
    age: 2,
    discard,
    cities: [{ wonder: 'halikarnassos', side: 'night', cards: GOODS, coins: 9, hand: HAND }, ...others],
  })

/** Rome B recruits a leader for two coins less, and has none in hand. */
const calling = (...leaderHand: string[]): Game =>
  scenario({
    edition: '1e',
    boxes: ['leaders'],
    age: 2,
    cities: [{ wonder: 'rome', side: 'b', stages: 1, cards: GOODS, coins: 0, leaderHand, hand: HAND }, ...others],
  })

/** The first city builds the stage; the others build too, so that the pile stays as it is. */
function stageBuilt(g: Game): Game {
  const built = ['lumber-yard', 'stone-pit'].map((card): MoveJson => ({ action: 'build', card }))
  playTurn(g, { 0: legal(g, 0, { action: 'stage', card: 'walls' })[0], 1: built[0], 2: built[1] })
  return g
}

const withStage = [
  ['digs in a pile it can build nothing from', 'dig', digging, ['loom-age-2'], ['caravansery']],
  ['holds leaders it cannot pay', 'extra-recruit', calling, ['aristotle', 'plato'], ['xenophon', 'vitruvius']],
] as const

describe.each(withStage)('Whoever %s', (_who, asked, game, nothing, something) => {
  test('is asked all the same, and can only decline', () => {
    const g = stageBuilt(game(...nothing))
    expect([question(g, 0)?.id, legal(g, 0)]).toEqual([asked, DECLINE])
    choose(g, 0, { action: 'skip' })
    expect(toAct(g)).toEqual([0, 1, 2])
  })

  test.each([1, 2])('tells seat %i nothing by it', (seat) => {
    const [vain, real] = [game(...nothing), game(...something)]
    expect(seenBy(vain, seat)).toBe(seenBy(real, seat))
    expect(seenBy(stageBuilt(vain), seat)).toBe(seenBy(stageBuilt(real), seat))
    expect(legal(real, 0).length).toBeGreaterThan(DECLINE.length)
    for (const g of [vain, real]) choose(g, 0, { action: 'skip' })
    expect([toAct(vain), view(vain, seat).cities[0]]).toEqual([toAct(real), view(real, seat).cities[0]])
  })

  test('was not asked by engines before 2.1.0, whose games go on as they were begun', () => {
    const [then, now, real] = [game(...nothing), game(...nothing), game(...something)].map(stageBuilt)
    choose(now, 0, { action: 'skip' })
    passOver(then, '2.0.0')
    expect(seenBy(then, 0)).toBe(seenBy(now, 0))
    passOver(real, '2.0.0')
    expect(question(real, 0)?.id).toBe(asked)
  })
})

/** Prefers stages and never sells, which leaves few coins and a small pile. */
function boldest(all: readonly MoveJson[], chance: Random): MoveJson {
  const stages = all.filter(({ action }) => action === 'stage')
  const builds = all.filter(({ action }) => !['sell', 'give-up'].includes(action))
  const some = [stages, builds, all].find(({ length }) => length > 0) ?? all
  return some[chance.below(some.length)]
}

/** Game in which a seat could only decline, with its record and the moves of an engine before 2.1.0. */
function declinedInVain(): { g: Game; record: GameRecord; earlier: GameRecord['moves'] } {
  const seats = [{ wonder: 'rome', side: 'b' as const }, { wonder: 'halikarnassos', side: 'b' as const }, {}]
  for (let deal = 0; deal < 100; deal++) {
    const setup = setupFor(3, { edition: '1e', boxes: ['leaders'], seed: `vain ${deal}`, seats })
    const recording = Recording.begin(sure(compile(setup, BOXES)), setup.seed, { course: false })
    const { game: g, record } = recording
    const earlier: GameRecord['moves'] = []
    const chance = random(setup.seed)
    while (!isOver(g)) {
      const [seat] = toAct(g)
      const all = legal(g, seat)
      const move = boldest(all, chance)
      const isVain = all.length === 1 && ['dig', 'extra-recruit'].includes(question(g, seat)?.id ?? '')
      if (!isVain) earlier.push([seat, move])
      sure(recording.play(seat, move))
    }
    if (earlier.length < record.moves.length) return { g, record, earlier }
  }
  return expect.fail('Nobody was asked in vain')
}

test('A record of an engine before 2.1.0, in which nobody declined in vain, replays to the same game', () => {
  const { g, record, earlier } = declinedInVain()
  expect(hash(sure(replay(record, BOXES)))).toBe(hash(g))
  expect(hash(sure(replay({ ...record, engine: '2.0.0', moves: earlier }, BOXES)))).toBe(hash(g))
  expect(replay({ ...record, moves: earlier }, BOXES).ok).toBe(false)
})

test('A game begun by an engine before 2.1.0 is played on, and written down, as it was begun', () => {
  const { g, record, earlier } = declinedInVain()
  const half: GameRecord = structuredClone({ ...record, engine: '2.0.0', moves: earlier })
  cutRecord(half, 20)
  const recording = Recording.resume(sure(replay(half, BOXES)), half)
  for (const [seat, move] of earlier.slice(20)) sure(recording.play(seat, move))
  expect([hash(recording.game), recording.record.moves]).toEqual([hash(g), earlier])
})

/** The game under rules that ask only seats with a real choice. */
function askingInEarnest(g: Game): Game {
  const script = g.rules.script.map((line) => ({
    ...line,
    run(now: Game) {
      line.run(now)
      passOver(now, '2.0.0')
    },
  }))
  return gameOf({ ...g.rules, script }, g.cells)
}

test.each(withStage)(
  'The comparison of games notices it where whoever %s is not asked',
  (_who, _asked, game, nothing) => {
    const chance = random('in vain')
    const leaks = (g: Game): unknown[] => Array.from({ length: 40 }, () => leakAhead(g, 1, chance, 1)).filter(Boolean)
    expect(leaks(askingInEarnest(game(...nothing)))).not.toEqual([])
    expect(leaks(game(...nothing))).toEqual([])
  },
)

test('Of an empty pile, and a hand without leaders, everybody knows that there is nothing', () => {
  for (const g of [digging(), calling()]) expect(toAct(stageBuilt(g))).toEqual([0, 1, 2])
})
