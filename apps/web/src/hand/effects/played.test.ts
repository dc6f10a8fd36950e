/** Compares the changes of a move with the turn that follows when all others sell. */
import { moves, showMove } from '@heptapolis/engine'
import { apply } from '@heptapolis/engine/search'
import { clone, type Game, question, state, toAct, total } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { ALL_BOXES, MIXES, playAtRandom, rulesOf } from '../../testing.ts'
import { changesOf } from './changes.ts'

/** The own numbers of seat 0 that a move leads to. */
const numbersOf = (g: Game): { coins: number; points: number } => ({
  coins: state.coins.get(g, 0),
  points: total(g, 0),
})

/** Everybody else sells; undefined if questions or the end of the Age follow. */
function playedOut(g: Game, move: ReturnType<typeof moves>[number]): Game | undefined {
  const after = clone(g)
  const age = state.age.get(g)
  const turn = state.turn.get(g)
  const goesOn = () => state.turn.get(after) === turn && state.queue.size(after, 0) === 0
  apply(after, 0, move)
  while (toAct(after).length > 0 && goesOn()) {
    const [seat] = toAct(after)
    const sale = moves(after, seat).find((one) => showMove(after, one).action === 'sell' && one.rider === 0)
    if (!sale) return undefined
    apply(after, seat, sale)
  }
  const isNextTurn = question(after, 0)?.id === 'turn' && state.age.get(after) === age
  return isNextTurn && state.queue.size(after, 0) === 0 ? after : undefined
}

test.each(
  MIXES.map((boxes) => [boxes.length === ALL_BOXES.length ? 'all' : boxes.join('+') || 'base', boxes] as const),
)('coins and points are those after the turn: %s', (_, boxes) => {
  let compared = 0
  playAtRandom(rulesOf({ boxes: [...boxes], seats: [{}, {}, {}] }), (g, seat) => {
    if (seat !== 0 || question(g, 0)?.id !== 'turn' || toAct(g).length < 3) return
    for (const move of moves(g, 0).slice(-4)) {
      const after = playedOut(g, move)
      if (!after) continue
      const said = numbersOf(g)
      const rows = changesOf(g, 0, showMove(g, move))
      for (const row of rows) if (row.is === 'coins' || row.is === 'points') said[row.is] = row.to
      expect(said, JSON.stringify(showMove(g, move))).toEqual(numbersOf(after))
      compared++
    }
  })
  expect(compared).toBeGreaterThan(10)
})
