/** An answer inside the engine: six numbers. The rules say what they mean; here they are kept in cells and read back. */

/** Nobody changes a move: lists share those that come often. */
export interface Move {
  /** Index into the ruleset's actions. */
  readonly action: number
  /** The piece, 0 for none. */
  readonly card: number
  /** In which of several ways. */
  readonly by: number
  /** What is paid for it, and to whom. */
  readonly pay: number
  /** What goes along with it; 0 for nothing. */
  readonly rider: number
  /** Whatever else is chosen, as the action says. */
  readonly option: number
}

export const move = (action: number, card = 0, by = 0, pay = 0, rider = 0, option = 0): Move =>
  fullMove(action, card, by, pay, rider, option)

/** The same with everything said: short enough to vanish into whoever calls it. */
export const fullMove = (
  action: number,
  card: number,
  by: number,
  pay: number,
  rider: number,
  option: number,
): Move => ({ action, card, by, pay, rider, option })

/** What a move takes up in cells. */
export const MOVE_CELLS = 6

/** Writes a move into its cells, the action one higher: 0 stands for no move. */
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
