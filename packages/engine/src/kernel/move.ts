/** A move inside the engine: six numbers, whose meaning the rules define. Here they are stored and read. */

/** Never modified: lists share common moves. */
export interface Move {
  /** Index into the ruleset's actions. */
  readonly action: number
  /** Piece; 0 for none. */
  readonly card: number
  /** Way of using it, if there are several. */
  readonly by: number
  /** Payment and payees, see `trade/pay.ts`. */
  readonly pay: number
  /** Rider of the move; 0 for none. */
  readonly rider: number
  /** Further choice, defined by the action. */
  readonly option: number
}

export const move = (action: number, card = 0, by = 0, pay = 0, rider = 0, option = 0): Move =>
  fullMove(action, card, by, pay, rider, option)

/** Move with all fields; short enough for the runtime to inline. */
export const fullMove = (
  action: number,
  card: number,
  by: number,
  pay: number,
  rider: number,
  option: number,
): Move => ({ action, card, by, pay, rider, option })

/** Cells per move. */
export const MOVE_CELLS = 6

/** Writes a move into its cells. The action is stored plus one, because 0 means no move. */
export function writeMove(cells: Int32Array, at: number, move: Move): void {
  cells[at] = move.action + 1
  cells[at + 1] = move.card
  cells[at + 2] = move.by
  cells[at + 3] = move.pay
  cells[at + 4] = move.rider
  cells[at + 5] = move.option
}

export function moveIn(cells: Int32Array, at: number): Move | undefined {
  if (cells[at] === 0) return undefined
  return fullMove(cells[at] - 1, cells[at + 1], cells[at + 2], cells[at + 3], cells[at + 4], cells[at + 5])
}

export const sameMove = (one: Move, other: Move): boolean =>
  one.action === other.action &&
  one.card === other.card &&
  one.by === other.by &&
  one.pay === other.pay &&
  one.rider === other.rider &&
  one.option === other.option
