import { apply, moves, newGame, random } from '@heptapolis/engine/search'
import { isOver, type Told, toAct, toldInFull } from '@heptapolis/engine/show'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ALL_BOXES, rulesOf } from '../../testing.ts'
import { QUICK } from './beats.ts'
import { afterBeat, drop, next, skipped, staysOpen } from './schedule.ts'

const OWN = 0
const TURN_MS = 2500
const AGE_END_MS = 6000

beforeAll(() => vi.useFakeTimers())
afterAll(() => vi.useRealTimers())

interface Step {
  events: Told[]
}

/** The steps of each turn of a random game, one per answer, up to the announcement of the next turn. */
function turnsOf(players: number, boxes: string[], seed = 'test'): Step[][] {
  const turns: Step[][] = [[{ events: [] }]]
  const rules = rulesOf({ seats: Array.from({ length: players }, () => ({})), boxes })
  const g = newGame(rules, seed, (event) => turns.at(-1)?.at(-1)?.events.push(toldInFull(event)))
  const chance = random(seed)
  while (!isOver(g)) {
    const [seat] = toAct(g)
    const legal = moves(g, seat)
    if (hears(turns.at(-1)?.at(-1), 'turn')) turns.push([])
    turns.at(-1)?.push({ events: [] })
    apply(g, seat, legal[chance.below(legal.length)])
  }
  return turns
}

const hears = (step: Step | undefined, event: string): boolean =>
  step?.events.some(({ what }) => what === event) ?? false

const fakeTime = (): number => vi.getMockedSystemTime()?.getTime() ?? 0

/** The time by the fake clock until nothing is left to show, or the card of the next Age has closed. */
function shownFor(steps: readonly Step[], pace: number | undefined): number {
  const begin = fakeTime()
  let hasOpened = false
  let showing = next(steps, 0, OWN, pace)
  while (showing.beats.length > 0 && !hasOpened) {
    hasOpened = showing.beats[0].is === 'age'
    afterBeat(showing.beats[0], () => {
      showing = drop(showing)
    })
    vi.advanceTimersToNextTimer()
    if (showing.beats.length === 0) showing = next(steps, showing.after, OWN, pace)
  }
  return fakeTime() - begin
}

const isAgeEnd = (steps: readonly Step[]): boolean => steps.some((step) => hears(step, 'conflict'))

/** A seventh card, or one from the discard pile, is built after the cards of the last turn. */
const buildsLate = (steps: readonly Step[]): boolean =>
  steps.filter((step) => hears(step, 'built')).length > 1 && isAgeEnd(steps)

/** What a card from a further question shows. */
const PLAYS = new Set(['built', 'paid'])

describe('the durations of a whole game', () => {
  const calm = turnsOf(4, []).filter((steps) => !isAgeEnd(steps))
  const games = [turnsOf(4, []), turnsOf(7, []), turnsOf(7, [...ALL_BOXES]), turnsOf(4, [], 's28')]
  const ends = games.flat().filter(isAgeEnd)

  test('a turn of four players takes at most two and a half seconds', () => {
    expect(calm.length).toBeGreaterThan(15)
    for (const steps of calm) expect(shownFor(steps, 1)).toBeLessThanOrEqual(TURN_MS)
  })

  test('an Age’s end takes at most six seconds, with any number of players and expansions', () => {
    expect(ends.length).toBeGreaterThanOrEqual(9)
    for (const steps of ends) {
      expect(shownFor(steps, 1)).toBeLessThanOrEqual(AGE_END_MS)
      expect(shownFor(steps, 1)).toBeGreaterThan(0)
    }
  })

  test('an Age’s end takes no longer when its last turn asks again, for example about the discard pile', () => {
    const late = ends.filter(buildsLate)
    expect(late.length).toBeGreaterThan(0)
    for (const steps of late) {
      expect(shownFor(steps, 1)).toBeLessThanOrEqual(AGE_END_MS)
      expect(shownFor(steps, QUICK)).toBeLessThanOrEqual(AGE_END_MS * QUICK)
    }
  })

  test.each([3, 4, 6, 9])('an Age’s end takes no longer after %i more questions in its last turn', (questions) => {
    const longest = games[2].filter(isAgeEnd).toSorted((a, b) => shownFor(b, 1) - shownFor(a, 1))[0]
    const plays = { events: longest.flatMap(({ events }) => events).filter(({ what }) => PLAYS.has(what)) }
    for (const pace of [1, QUICK]) {
      const shown = shownFor([...Array.from({ length: questions }, () => plays), ...longest], pace)
      expect(shown).toBeLessThanOrEqual(AGE_END_MS * pace)
      expect(shown).toBeGreaterThan(shownFor(longest, pace))
    }
  })

  test('in a lesson, a press during the conflicts leads to the card of the next Age, which stays until another', () => {
    const [first] = ends
    const shown = next([{ events: first.flatMap(({ events }) => events) }], 0, OWN, 1)
    expect(shown.beats[0].is).toBe('reveal')
    const card = skipped(shown, 1, true)
    expect(card.beats).toMatchObject([{ is: 'age', age: 2 }])
    expect(staysOpen(card.beats[0], true)).toBe(true)
    expect(skipped(card, 1, true).beats).toEqual([])
    expect(skipped(shown, 1, false).beats).toEqual([])
  })

  test('nothing is shown without motion', () => {
    for (const steps of ends) expect(shownFor(steps, undefined)).toBe(0)
  })

  test('a cancelled beat never ends', () => {
    let ended = false
    const cancel = afterBeat({ is: 'age', age: 2, ms: 10 }, () => {
      ended = true
    })
    cancel()
    vi.advanceTimersByTime(20)
    expect(ended).toBe(false)
  })
})
