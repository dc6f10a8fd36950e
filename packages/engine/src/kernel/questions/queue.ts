/**
 * Queue of questions that arise during resolution, four numbers each: kind, seat, and two defined by the kind. The seat
 * at the head and all that follow it are asked at the same time and in secret.
 */

import type { Game } from '../game.ts'
import { type Move, moveIn, writeMove } from '../move.ts'
import { broken } from '../result.ts'
import { KERNEL_COLUMNS } from '../state.ts'

const state = KERNEL_COLUMNS

/** Cells per question: kind, seat, and two defined by the kind. */
export const QUEUE_CELLS = 4

/** Appends a question to one seat. */
export function enqueue(g: Game, decision: number, seat: number, x = 0, y = 0): void {
  state.queue.push(g, 0, decision)
  state.queue.push(g, 0, seat)
  state.queue.push(g, 0, x)
  state.queue.push(g, 0, y)
}

/** Removes the question at this place of the queue, as if it had never arisen. */
export function withdraw(g: Game, at: number): void {
  for (let cell = 0; cell < QUEUE_CELLS; cell++) state.queue.removeAt(g, 0, at)
}

/** Whether this question waits for the seat. */
export function isQueued(g: Game, decision: number, seat: number): boolean {
  for (let at = 0; at < state.queue.size(g, 0); at += QUEUE_CELLS) {
    if (state.queue.item(g, 0, at) === decision && state.queue.item(g, 0, at + 1) === seat) return true
  }
  return false
}

/**
 * End of the questions that are asked now: before the first one to a seat that is already asked, or that is asked
 * alone.
 */
function endOfRound(g: Game): number {
  const { cells } = g
  const { decisions } = g.rules
  const from = state.queue.start(g, 0) + 1
  const size = cells[from - 1]
  let seats = 0
  for (let at = 0; at < size; at += QUEUE_CELLS) {
    const { inTurn } = decisions[cells[from + at]]
    if (inTurn) return at === 0 ? QUEUE_CELLS : at
    const seat = 1 << cells[from + at + 1]
    if ((seats & seat) !== 0) return at
    seats |= seat
  }
  return size
}

/** Seats that are asked now, as bits. */
export function inRound(g: Game): number {
  const end = endOfRound(g)
  let seats = 0
  for (let at = 0; at < end; at += QUEUE_CELLS) seats |= 1 << state.queue.item(g, 0, at + 1)
  return seats
}

/** Place of the seat's current question in the queue; -1 if it has none. */
export function questionAt(g: Game, seat: number): number {
  const end = endOfRound(g)
  for (let at = 0; at < end; at += QUEUE_CELLS) if (state.queue.item(g, 0, at + 1) === seat) return at
  return -1
}

/** Resolves the reply of a single asked seat at once; replies of several seats are kept until the last one. */
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

/** Resolves replies in queue order; the asked seats are at the head. */
function settleAll(g: Game, asked: number): void {
  for (let rest = asked; rest !== 0; ) {
    const seat = state.queue.item(g, 0, 1)
    rest &= ~(1 << seat)
    const move = moveIn(g.cells, state.replies.start(g, seat))
    state.replies.clear(g, seat)
    settle(g, seat, move)
  }
}

/** Resolves the first question of the queue. A preview without the hidden reply skips it. */
function settle(g: Game, seat: number, move: Move | undefined): void {
  const { queue } = state
  const kind = queue.item(g, 0, 0)
  const x = queue.item(g, 0, 2)
  const y = queue.item(g, 0, 3)
  queue.removeFirst(g, 0, QUEUE_CELLS)
  if (move) g.rules.decisions[kind].answer(g, seat, move, x, y)
}
