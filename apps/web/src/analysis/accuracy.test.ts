import type { Analysis, JudgedDecision } from '@heptapolis/bots'
import { expect, test } from 'vitest'
import { accuracyOf, storyOf } from './accuracy.ts'

const decision = (index: number, best: number, gaveUp: number): JudgedDecision => {
  const advice = (chance: number) => ({ move: { action: 'sell' }, points: 50, chance })
  return {
    index,
    seat: 0,
    age: 1,
    turn: 1,
    question: 'turn',
    played: advice(best - gaveUp),
    best: [advice(best)],
    gaveUp: { points: gaveUp * 10, chance: gaveUp },
    reason: { is: 'good', gains: [] },
    led: { lines: [], rival: 0 },
  }
}
const judged = (seat: number, ...decisions: JudgedDecision[]): Analysis => ({
  seat,
  decisions,
  turningPoints: decisions.flatMap(({ gaveUp }, i) => (gaveUp.chance > 0 ? [i] : [])),
  risingPoints: decisions.flatMap(({ gained }, i) => (gained ? [i] : [])),
})

test('averages the share of the chance that moves kept', () => {
  expect(accuracyOf(judged(0, decision(0, 0.4, 0), decision(1, 0.4, 0.2)))).toEqual({
    kept: 0.75,
    best: 1,
    of: 2,
    points: 1,
  })
})

test('counts no loss without a chance to win, and no error without decisions', () => {
  expect(accuracyOf(judged(0, decision(0, 0, 0))).kept).toBe(1)
  expect(accuracyOf(judged(0)).kept).toBe(1)
})

test('tells the three largest turns of all seats in the order of the game', () => {
  const all = [
    judged(0, decision(9, 0.9, 0.3), decision(2, 0.5, 0.06)),
    judged(1, decision(4, 0.5, 0.2), decision(7, 0.5, 0.1)),
  ]
  expect(storyOf(all).map(({ decision: { index } }) => index)).toEqual([4, 7, 9])
})

test('weighs a found move like a missed one', () => {
  const led = { lines: [], rival: 0 }
  const found = { ...decision(5, 0.6, 0), gained: { over: decision(5, 0.35, 0).played, points: 2, chance: 0.25, led } }
  const all = [judged(0, decision(9, 0.9, 0.3), decision(2, 0.5, 0.06)), judged(1, found, decision(7, 0.5, 0.1))]
  expect(storyOf(all).map(({ decision: { index }, rose }) => [index, rose])).toEqual([
    [5, true],
    [7, false],
    [9, false],
  ])
})
