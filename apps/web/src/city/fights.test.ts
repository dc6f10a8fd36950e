import { BOXES } from '@heptapolis/boxes'
import { type CityPosition, fromPosition, type Game, isOver } from '@heptapolis/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { playAtRandom, rulesOf } from '../testing.ts'
import { type Fight, fightsAt, fightsOf, partnerOf, shareHands, sumOf } from './fights.ts'
import { fightText, Outcomes } from './Outcome.tsx'

interface Wish {
  boxes?: string[]
  teams?: boolean
}

function inAge(age: number, cities: Partial<CityPosition>[], { boxes = [], teams = false }: Wish = {}): Game {
  const setup = { edition: '2e' as const, boxes, teams, seats: cities.map(() => ({})), seed: '' }
  const game = fromPosition({ setup, age, turn: 6, cities }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

const strong = { cards: ['stockade', 'barracks'] }
const guarded = { cards: ['guard-tower'] }

test('fights both neighbours, the left one first, for the token of the Age', () => {
  const g = inAge(2, [guarded, strong, {}])
  expect(fightsOf(g, 0)).toEqual([
    { foe: 1, side: 'left', mine: 1, theirs: 2, times: 1, points: -1 },
    { foe: 2, side: 'right', mine: 1, theirs: 0, times: 1, points: 3 },
  ])
  expect(sumOf(fightsOf(g, 0))).toBe(2)
  expect(partnerOf(g, 0)).toBeUndefined()
})

test('does not count coins of a victory as points of the fight', () => {
  const g = inAge(1, [{ ...strong, leaders: ['nero'] }, guarded, {}], { boxes: ['leaders'] })
  expect(fightsOf(g, 0).map(({ points }) => points)).toEqual([1, 1])
})

test('in teams never fights the partner, and the outer neighbour twice', () => {
  const g = inAge(1, [guarded, strong, {}, {}], { boxes: ['cities'], teams: true })
  expect([0, 1, 2, 3].map((seat) => partnerOf(g, seat))).toEqual([1, 0, 3, 2])
  expect(fightsOf(g, 0)).toEqual([{ foe: 3, side: 'right', mine: 1, theirs: 0, times: 2, points: 1 }])
  expect(fightsOf(g, 1)).toEqual([{ foe: 2, side: 'left', mine: 2, theirs: 0, times: 2, points: 1 }])
  expect(sumOf(fightsOf(g, 2))).toBe(-2)
})

test('shows hands to partners at one screen, not to others', () => {
  const alone = inAge(1, [{}, {}, {}])
  const teams = inAge(1, [{}, {}, {}, {}], { boxes: ['cities'], teams: true })
  expect([[], [1]].map((people) => shareHands(alone, people))).toEqual([true, true])
  expect(shareHands(alone, [0, 1])).toBe(false)
  expect(
    [
      [0, 1],
      [2, 3],
    ].map((people) => shareHands(teams, people)),
  ).toEqual([true, true])
  expect(
    [
      [0, 2],
      [1, 2],
      [0, 1, 2],
    ].map((people) => shareHands(teams, people)),
  ).toEqual([false, false, false])
})

test('skips a neighbour at peace; a city at peace has no fights', () => {
  const g = inAge(3, [guarded, { diplomacy: 1 }, {}, strong], { boxes: ['cities'] })
  expect(fightsOf(g, 0).map(({ foe, points }) => [foe, points])).toEqual([
    [2, 5],
    [3, -1],
  ])
  expect(fightsOf(g, 1)).toEqual([])
  expect(fightsOf(g, 0).map(({ by }) => by)).toEqual(['peace', undefined])
  expect(fightText(fightsOf(g, 0)[0], 'Gizah')).toBe('Gizah 0, you 1: you win 5 points (the city between is at peace)')
})

test('keeps a boarding apart from the fight with the same neighbour, after both neighbours', () => {
  const g = inAge(2, [{ boardings: [2] }, guarded, strong], { boxes: ['armada'] })
  expect(fightsOf(g, 0).map(({ foe, points, by }) => [foe, points, by])).toEqual([
    [1, -1, undefined],
    [2, -1, undefined],
    [2, -1, 'boarding'],
  ])
  expect(fightsOf(g, 2).map(({ foe, by }) => [foe, by])).toEqual([
    [0, undefined],
    [1, undefined],
    [0, 'boarding'],
  ])
})

const pills = (fights: readonly Fight[]) =>
  [...renderToStaticMarkup(createElement(Outcomes, { fights })).matchAll(/data-outcome="">([^<]+)/g)].map(
    ([, it]) => it,
  )

test('shows points, and one sign for every tie', () => {
  const g = inAge(2, [{}, strong, {}])
  expect(pills(fightsOf(g, 0))).toEqual(['−1', '='])
  expect(pills(fightsOf(g, 1))).toEqual(['+3', '+3'])
  const teams = inAge(1, [guarded, strong, {}, {}], { boxes: ['cities'], teams: true })
  expect(pills(fightsOf(teams, 0))).toEqual(['2×+1'])
})

test('forecasts no fight after the end of the game', () => {
  const rules = rulesOf()
  let last: Game | undefined
  playAtRandom(rules, (g) => {
    last = g
  })
  expect(last && isOver(last)).toBe(true)
  expect(last && fightsOf(last, 0)).toEqual([])
})

test('shows the tokens of running fights, not those of the next Age', () => {
  const game = inAge(2, [guarded, strong, {}])
  const fought = [
    { what: 'conflict', seat: 0, other: 1, strength: 1, against: 2 },
    { what: 'victory', seat: 1, value: 1 },
    { what: 'defeat', seat: 0, value: -1 },
    { what: 'conflict', seat: 2, other: 0, strength: 0, against: 1 },
    { what: 'victory', seat: 0, value: 1 },
    { what: 'defeat', seat: 2, value: -1 },
  ]
  expect(fightsAt({ game, fought }, 0).map(({ points }) => points)).toEqual([-1, 1])
  expect(fightsAt({ game }, 0).map(({ points }) => points)).toEqual([-1, 3])
})
