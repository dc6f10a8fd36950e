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
import type { Bot } from './bot.ts'
import { easy } from './levels.ts'
import { random as anyMove } from './random.ts'
import { looksLikeBug, PLAIN_TO_SEE } from './sense.ts'

const MIXES: readonly Pick<Setup, 'edition' | 'boxes'>[] = [
  { edition: '1e', boxes: [] },
  { edition: '2e', boxes: ['leaders', 'cities'] },
  { edition: '2e', boxes: BOXES.slice(1).map(({ id }) => id) },
]

interface Faults {
  /** Paid more than it had to for the same thing. */
  dear: number
  /** Sold a card though another could be built for nothing and is worth points at once. */
  sold: number
  /** Left points on the last turn. */
  left: number
  turns: number
}

const pointsAfter = (seen: Seen, seat: number, move: Move): number => {
  const after = clone(seen)
  preview(seen, seat, move, after)
  return total(after, seat)
}

/** Looks at every turn of some games as a person at the table would. */
function faultsOf(bot: Bot, games: number): Faults {
  const faults: Faults = { dear: 0, sold: 0, left: 0, turns: 0 }
  for (let i = 0; i < games; i++) {
    const seats = Array.from({ length: 3 + (i % 3) }, () => ({}))
    const g = newGame(sure(compile({ ...MIXES[i % MIXES.length], seats, seed: '' }, BOXES)), `sense ${i}`)
    const chance = random(`sense ${i}`)
    while (!isOver(g)) {
      for (const seat of toAct(g)) {
        const seen = sight(g, controller(g, seat))
        const move = bot.choose(seen, seat, chance)
        if (question(seen, seat)?.id === 'turn' && seat < g.rules.players) note(seen, seat, move, faults)
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

describe('a beginner', () => {
  test('errs, but never so that it looks like a bug', () => {
    const { turns, ...faults } = faultsOf(easy, 9)
    expect(turns).toBeGreaterThan(9 * 3 * 18)
    expect(faults).toEqual({ dear: 0, sold: 0, left: 0 })
  })

  test('who plays anything does all of it', () => {
    const { dear, sold, left } = faultsOf(anyMove, 6)
    for (const times of [dear, sold, left]) expect(times).toBeGreaterThan(0)
  })
})

test('selling looks like a bug where the hand holds cards that cost nothing and bring something', () => {
  const g = newGame(sure(compile({ edition: '1e', boxes: [], seats: [{}, {}, {}], seed: '' }, BOXES)), 'gifts')
  const seen = sight(g, 0)
  const [gift, sale] = [BUILD, SELL].map((wish) => moves(seen, 0).filter(({ action }) => action === wish))
  expect(sale.every((move) => looksLikeBug(seen, 0, move))).toBe(true)
  expect(gift.some((move) => looksLikeBug(seen, 0, move))).toBe(false)
})
