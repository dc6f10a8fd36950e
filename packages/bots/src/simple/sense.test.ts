import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  BUILD,
  clone,
  compile,
  controller,
  isOver,
  type Move,
  moveCode,
  moves,
  newGame,
  preview,
  question,
  random,
  SELL,
  type Seen,
  type Setup,
  STAGE,
  sight,
  state,
  sure,
  toAct,
  total,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { easy } from '../levels.ts'
import { random as anyMove } from './random.ts'
import { looksLikeBug, NEEDLESS, PLAIN_TO_SEE } from './sense.ts'

const MIXES: readonly Pick<Setup, 'edition' | 'boxes'>[] = [
  { edition: '1e', boxes: [] },
  { edition: '2e', boxes: ['leaders', 'cities'] },
  { edition: '2e', boxes: BOXES.slice(1).map(({ id }) => id) },
]

const passing: Bot = {
  ...anyMove,
  choose: (seen, seat, chance) =>
    moves(seen, seat).find(({ action }) => action === seen.rules.actionOf('skip')) ??
    anyMove.choose(seen, seat, chance),
}

interface Faults {
  /** Overpaid for the same thing. */
  dear: number
  /** Sold a card although a free one was worth points. */
  sold: number
  /** Lost points on the last turn. */
  left: number
  /** Passed although something free was worth points. */
  passed: number
  /** Lost more than necessary. */
  lost: number
  turns: number
}

const pointsAfter = (seen: Seen, seat: number, move: Move): number => {
  const after = clone(seen)
  preview(seen, seat, move, after)
  return total(after, seat)
}

/** Checks every turn of some games like an observer. */
function faultsOf(bot: Bot, games: number): Faults {
  const faults: Faults = { dear: 0, sold: 0, left: 0, passed: 0, lost: 0, turns: 0 }
  for (let i = 0; i < games; i++) {
    // Its stages allow building from the discard pile, or passing.
    const seats = [{ wonder: 'halikarnassos' }, ...Array.from({ length: 2 + (i % 3) }, () => ({}))]
    const g = newGame(sure(compile({ ...MIXES[i % MIXES.length], seats, seed: '' }, BOXES)), `sense ${i}`)
    const chance = random(`sense ${i}`)
    while (!isOver(g)) {
      for (const seat of toAct(g)) {
        const seen = sight(g, controller(g, seat))
        const move = bot.choose(seen, seat, chance)
        if (seat < g.rules.players) {
          if (question(seen, seat)?.id === 'turn') note(seen, seat, move, faults)
          else noteAnswer(seen, seat, move, faults)
        }
        apply(g, seat, move)
      }
    }
  }
  return faults
}

function note(seen: Seen, seat: number, move: Move, faults: Faults): void {
  faults.turns++
  if (![BUILD, STAGE, SELL].includes(move.action)) return
  const legal = moves(seen, seat).filter(({ action }) => [BUILD, STAGE, SELL].includes(action))
  const same = legal.filter(({ action, card, rider, option }) =>
    [action === move.action, card === move.card, rider === move.rider, option === move.option].every(Boolean),
  )
  if (same.some(({ pay }) => moveCode.total(pay) < moveCode.total(move.pay))) faults.dear++
  const now = total(seen, seat)
  const isFree = ({ action, pay }: Move): boolean => action === BUILD && pay === 0
  if (move.action === SELL && move.rider === 0 && state.turn.get(seen) < state.turns.get(seen)) {
    if (legal.some((one) => isFree(one) && pointsAfter(seen, seat, one) > now)) faults.sold++
  }
  if (state.age.get(seen) < 3 || state.turn.get(seen) < state.turns.get(seen)) return
  const best = Math.max(...legal.map((one) => pointsAfter(seen, seat, one)))
  if (pointsAfter(seen, seat, move) < best - PLAIN_TO_SEE) faults.left++
}

function noteAnswer(seen: Seen, seat: number, move: Move, faults: Faults): void {
  const legal = moves(seen, seat)
  const now = total(seen, seat)
  if (move.action === seen.rules.actionOf('skip')) {
    if (legal.some((one) => one.pay === 0 && one.action !== SELL && pointsAfter(seen, seat, one) > now)) faults.passed++
    return
  }
  if ([BUILD, STAGE, SELL].includes(move.action)) return
  const least = Math.max(...legal.map((one) => pointsAfter(seen, seat, one)))
  if (least < now && pointsAfter(seen, seat, move) <= least - NEEDLESS) faults.lost++
}

describe('a beginner', () => {
  test('makes mistakes, but none that look like a bug', () => {
    const { turns, ...faults } = faultsOf(easy, 9)
    expect(turns).toBeGreaterThan(9 * 3 * 18)
    expect(faults).toEqual({ dear: 0, sold: 0, left: 0, passed: 0, lost: 0 })
  })

  test('a player of random moves commits every fault', () => {
    const { turns: _, ...faults } = faultsOf(passing, 9)
    expect(Object.entries(faults).filter(([, times]) => times === 0)).toEqual([])
  })
})

test('counts selling as a fault while free useful cards are in hand', () => {
  const g = newGame(sure(compile({ edition: '1e', boxes: [], seats: [{}, {}, {}], seed: '' }, BOXES)), 'gifts')
  const seen = sight(g, 0)
  const [gift, sale] = [BUILD, SELL].map((wish) => moves(seen, 0).filter(({ action }) => action === wish))
  expect(sale.every((move) => looksLikeBug(seen, 0, move))).toBe(true)
  expect(gift.some((move) => looksLikeBug(seen, 0, move))).toBe(false)
})
