/** Secret question to several seats at the same time, and their choices. */
import type { Game } from '../game.ts'
import { fullMove, type Move, moveIn, writeMove } from '../move.ts'
import { KERNEL_COLUMNS } from '../state.ts'

const state = KERNEL_COLUMNS

export const MOST_CITIES = 8

/** Person who answers for a city: its player, or the keeper of the free city. */
export const controller = (g: Game, seat: number): number => (seat < g.rules.players ? seat : state.keeper.get(g))

/** Asks these seats (as bits) a secret question. */
export function ask(g: Game, layer: number, seats: number): void {
  for (let seat = 0; seat < g.rules.cities; seat++) state.chosen.clear(g, seat)
  if (seats === 0) return
  state.asking.set(g, layer + 1)
  state.asked.set(g, seats)
  state.answered.set(g, 0)
}

/** Whether the seat may answer the open secret question or change its answer. */
export function awaits(g: Game, seat: number): boolean {
  if (seat < 0 || seat >= g.rules.cities || (state.asked.get(g) & (1 << seat)) === 0) return false
  return seat < g.rules.players || hasAnswered(g, state.keeper.get(g))
}

/** Whether nobody has answered the open question yet; true for finished games. */
export const isFresh = (g: Game): boolean => state.answered.get(g) === 0

export const hasAnswered = (g: Game, seat: number): boolean => (state.answered.get(g) & (1 << seat)) !== 0

/** Stores the choice of a seat; the last choice closes the question. */
export function commit(g: Game, seat: number, move: Move): void {
  setChoice(g, seat, move)
  let answers = state.answered.get(g) | (1 << seat)
  for (let free = g.rules.players; free < g.rules.cities; free++) {
    // A changed choice of the keeper invalidates the choice for the free city: its cards may differ.
    if (seat === state.keeper.get(g)) answers &= ~(1 << free)
  }
  const complete = answers === state.asked.get(g)
  state.answered.set(g, complete ? 0 : answers)
  if (complete) {
    state.asking.set(g, 0)
    state.asked.set(g, 0)
  }
}

/** Stores the choice of a seat for `choice`. */
export function setChoice(g: Game, seat: number, move: Move): void {
  writeMove(g.cells, state.chosen.start(g, seat), move)
}

/** Choice of a seat; undefined if it has none. */
export const choice = (g: Game, seat: number): Move | undefined => moveIn(g.cells, state.chosen.start(g, seat))

const chosenBySeat = Array.from({ length: MOST_CITIES }, (): Writable => ({ ...fullMove(0, 0, 0, 0, 0, 0) }))
type Writable = { -readonly [K in keyof Move]: Move[K] }

/** Choice in a shared object that the next call for the seat overwrites. */
export function peekChoice(g: Game, seat: number): Move | undefined {
  const { cells } = g
  const at = state.chosen.start(g, seat)
  if (cells[at] === 0) return undefined
  const chosen = chosenBySeat[seat]
  chosen.action = cells[at] - 1
  chosen.card = cells[at + 1]
  chosen.by = cells[at + 2]
  chosen.pay = cells[at + 3]
  chosen.rider = cells[at + 4]
  chosen.option = cells[at + 5]
  return chosen
}

/** Payment in the choice of a seat; 0 without a choice. */
export const chosenPay = (g: Game, seat: number): number => state.chosen.get(g, seat, 3)
/** Rider in the choice of a seat; 0 for none. */
export const chosenRider = (g: Game, seat: number): number => state.chosen.get(g, seat, 4)
