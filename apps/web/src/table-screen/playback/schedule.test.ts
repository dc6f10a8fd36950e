import type { Told } from '@heptapolis/engine/show'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ALL_BOXES, playAtRandom, rulesOf } from '../../testing.ts'
import { afterBeat, drop, next, skipped, staysOpen } from './schedule.ts'

const OWN = 0
const TURN_MS = 2500
const AGE_END_MS = 6000

beforeAll(() => vi.useFakeTimers())
afterAll(() => vi.useRealTimers())

/** The events of each turn of a game, up to the announcement of the next one. */
function turnsOf(players: number, boxes: string[]): Told[][] {
  const seats = Array.from({ length: players }, () => ({}))
  const turns: Told[][] = [[]]
  for (const event of playAtRandom(rulesOf({ seats, boxes }))) {
    turns.at(-1)?.push(event)
    if (event.what === 'turn') turns.push([])
  }
  return turns
}

const fakeTime = (): number => vi.getMockedSystemTime()?.getTime() ?? 0

/** The time by the fake clock until nothing is left to show. */
function shownFor(events: readonly Told[], pace: number | undefined): number {
  const begin = fakeTime()
  let showing = next([{ events }], 0, OWN, pace)
  while (showing.beats.length > 0) {
    afterBeat(showing.beats[0], () => {
      showing = drop(showing)
    })
    vi.advanceTimersToNextTimer()
  }
  return fakeTime() - begin
}

const isAgeEnd = (events: readonly Told[]): boolean => events.some(({ what }) => what === 'conflict')

describe('the durations of a whole game', () => {
  const calm = turnsOf(4, []).filter((events) => !isAgeEnd(events))
  const ends = [turnsOf(4, []), turnsOf(7, []), turnsOf(7, [...ALL_BOXES])].flat().filter(isAgeEnd)

  test('a turn of four players takes at most two and a half seconds', () => {
    expect(calm.length).toBeGreaterThan(15)
    for (const events of calm) expect(shownFor(events, 1)).toBeLessThanOrEqual(TURN_MS)
  })

  test('an Age’s end takes at most six seconds, with any number of players and expansions', () => {
    expect(ends.length).toBeGreaterThanOrEqual(9)
    for (const events of ends) {
      expect(shownFor(events, 1)).toBeLessThanOrEqual(AGE_END_MS)
      expect(shownFor(events, 1)).toBeGreaterThan(0)
    }
  })

  test('in a lesson, a press during the conflicts leads to the card of the next Age, which stays until another', () => {
    const [first] = ends
    const shown = next([{ events: first }], 0, OWN, 1)
    expect(shown.beats[0].is).toBe('reveal')
    const card = skipped(shown, 1, true)
    expect(card.beats).toMatchObject([{ is: 'age', age: 2 }])
    expect(staysOpen(card.beats[0], true)).toBe(true)
    expect(skipped(card, 1, true).beats).toEqual([])
    expect(skipped(shown, 1, false).beats).toEqual([])
  })

  test('nothing is shown without motion', () => {
    for (const events of ends) expect(shownFor(events, undefined)).toBe(0)
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
