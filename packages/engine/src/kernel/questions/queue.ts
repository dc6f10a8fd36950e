/**
 * Questions that come up on the way: a queue of four numbers each, the kind, the seat and two of the kind's own. Whoever
 * stands at its head is asked at once with all who follow, and in secret.
 */

import type { Game } from '../game.ts'
import { type Move, moveIn, writeMove } from '../move.ts'
import { broken } from '../result.ts'
import { KERNEL_COLUMNS } from '../state.ts'

const state = KERNEL_COLUMNS

/** What a waiting question takes up: kind, seat, and two numbers of the kind's own. */
export const QUEUE_CELLS = 4

/** Puts a question to one seat at the end of the queue. */
export function enqueue(g: Game, decision: number, seat: number, x = 0, y = 0): void {
  state.queue.push(g, 0, decision)
  state.queue.push(g, 0, seat)
  state.queue.push(g, 0, x)
  state.queue.push(g, 0, y)
}

/** Whether this question waits for the seat. */
export function isQueued(g: Game, decision: number, seat: number): boolean {
  for (let at = 0; at < state.queue.size(g, 0); at += QUEUE_CELLS) {
    if (state.queue.item(g, 0, at) === decision && state.queue.item(g, 0, at + 1) === seat) return true
  }
  return false
}

/** Those asked now, as bits: everybody up to the first who stands there again or is asked in turn. */
export function inRound(g: Game): number {
  const { queue } = state
  const size = queue.size(g, 0)
  let seats = 0
  for (let at = 0; at < size; at += QUEUE_CELLS) {
    const seat = 1 << queue.item(g, 0, at + 1)
    const { inTurn } = g.rules.decisions[queue.item(g, 0, at)]
    if ((seats & seat) !== 0 || (inTurn && at > 0)) break
    seats |= seat
    if (inTurn) break
  }
  return seats
}

/** Where the question the seat is asked now stands in the queue; -1 where it is asked none. */
export function questionAt(g: Game, seat: number): number {
  if (state.queue.size(g, 0) === 0 || (inRound(g) & (1 << seat)) === 0) return -1
  let at = 0
  while (state.queue.item(g, 0, at + 1) !== seat) at += QUEUE_CELLS
  return at
}

/** Whoever is asked alone is done at once; replies of several are kept until the last one is there. */
export function reply(g: Game, seat: number, move: Move): void {
  const asked = inRound(g)
  if ((asked & (1 << seat)) === 0) broken(`seat ${seat} answers, but is not asked`)
  if (asked === 1 << seat) {
    settle(g, seat, move)
    return
  }
  writeMove(g.cells, state.replies.start(g, seat), move)
  const answers = state.answered.get(g) | (1 << seat)
  state.answered.set(g, answers === asked ? 0 : answers)
  if (answers === asked) settleAll(g, asked)
}

/** In the order of the queue, at the head of which those asked stand. */
function settleAll(g: Game, asked: number): void {
  for (let rest = asked; rest !== 0; ) {
    const seat = state.queue.item(g, 0, 1)
    rest &= ~(1 << seat)
    const move = moveIn(g.cells, state.replies.start(g, seat))
    state.replies.clear(g, seat)
    settle(g, seat, move)
  }
}

/** Answers the first question of the queue. A reply that is hidden from whoever looks ahead is left undone. */
function settle(g: Game, seat: number, move: Move | undefined): void {
  const kind = state.queue.removeAt(g, 0, 0)
  state.queue.removeAt(g, 0, 0)
  const x = state.queue.removeAt(g, 0, 0)
  const y = state.queue.removeAt(g, 0, 0)
  if (move) g.rules.decisions[kind].answer(g, seat, move, x, y)
}
