import type { Analysis, JudgedDecision } from '@heptapolis/bots'
import { expect, test } from 'vitest'
import { curveOf } from './curve.ts'

const decision = (index: number, age: number, chance: number): JudgedDecision => {
  const played = { move: { action: 'sell', card: 'altar' }, points: 50, chance }
  const gaveUp = { points: 0, chance: 0 }
  return {
    index,
    seat: 0,
    age,
    turn: 1,
    question: 'turn',
    played,
    best: [played],
    gaveUp,
    reason: { is: 'good', gains: [] },
    led: { lines: [], rival: 0 },
  }
}
const analysis: Analysis = {
  seat: 0,
  decisions: [decision(0, 0, 0.25), decision(3, 1, 0.5), decision(6, 2, 0.75), decision(9, 3, 0.5)],
  turningPoints: [2],
  risingPoints: [],
}

test('runs from the first decision to the outcome', () => {
  const { spots } = curveOf(analysis, true, 12)
  expect(spots.map(({ x }) => x)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(spots.map(({ y }) => y)).toEqual([0.75, 0.5, 0.25, 0.5, 0])
  expect(curveOf(analysis, false, 12).spots.at(-1)).toEqual({ x: 1, y: 1 })
})

test('stops before the outcome while the analysis is incomplete', () => {
  expect(curveOf(analysis, undefined, 12).spots.map(({ x }) => x)).toEqual([0, 0.25, 0.5, 0.75])
})

test('marks each Age once and counts earlier decisions with Age I', () => {
  expect(curveOf(analysis, true, 12).ages).toEqual([
    { age: 1, x: 0 },
    { age: 2, x: 0.5 },
    { age: 3, x: 0.75 },
  ])
})

test('places turning points on the curve', () => {
  expect(curveOf({ ...analysis, risingPoints: [1] }, true, 12).turns).toEqual([
    { x: 0.25, y: 0.5, rose: true },
    { x: 0.5, y: 0.25, rose: false },
  ])
})

test('shows only the outcome of a game without decisions', () => {
  expect(curveOf({ seat: 0, decisions: [], turningPoints: [], risingPoints: [] }, true, 12).spots).toEqual([
    { x: 1, y: 0 },
  ])
})

test('draws one curve for partners from the latest value of each', () => {
  const partner = { ...analysis, seat: 1, decisions: [decision(1, 1, 0.75), decision(7, 2, 0.25)] }
  partner.decisions = partner.decisions.map((one) => ({ ...one, seat: 1 }))
  const { spots, turns } = curveOf(analysis, true, 12, partner)
  expect(spots.map(({ y }) => y)).toEqual([0.75, 0.5, 0.375, 0.25, 0.5, 0.625, 0])
  expect(turns).toEqual([{ x: 0.5, y: 0.25, rose: false }])
})
