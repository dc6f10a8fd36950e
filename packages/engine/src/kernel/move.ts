/** A move inside the engine: six numbers. Its JSON form is made from the legal moves (see notation.ts). */
import { PAYEES, type Pay } from '../rules/vocabulary.ts'

export interface Move {
  /** Index into the ruleset's actions. */
  action: number
  /** The piece, 0 for none. */
  card: number
  /** How it is paid for: PAY, CHAIN, or FREE + the ability that waives the cost. */
  by: number
  /** Coins by payee in the order of PAYEES, see `share`. */
  pay: number
  /** What goes along with it, as the box's rider numbers it; 0 for nothing. */
  rider: number
  /** The stage, tile, amount or seat chosen, as the action says. */
  option: number
}

export const PAY = 0
export const CHAIN = 1
export const FREE = 2

export const move = (action: number, card = 0, by = PAY, pay = 0, rider = 0, option = 0): Move =>
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

/** Writes a move into six cells, the action one higher: 0 stands for no move. */
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

/** A rider of the ruleset and its option in one number; 0 is left free for none. */
export const riderCode = (rider: number, option: number): number => (option << 3) | (rider + 1)
export const riderIndex = (code: number): number => (code & 7) - 1
export const riderOption = (code: number): number => code >> 3

export const [LEFT, RIGHT, BANK, FAR_LEFT, FAR_RIGHT] = [0, 1, 2, 3, 4]
/**
 * Six bits a payee: five for the coins, and a mark where goods come from this payee for nothing. When payments are
 * compared the marks serve as guards, so that it is done at once.
 */
const BITS = 6
const MOST = 31
const MARKS = 0x20820820

export const share = (pay: number, payee: number): number => (pay >> (payee * BITS)) & MOST
export const withShare = (coins: number, payee: number): number => coins << (payee * BITS)

const forNothing = (payee: number): number => (MOST + 1) << (payee * BITS)
export const isForNothing = (pay: number, payee: number): boolean => (pay & forNothing(payee)) !== 0
/** One more purchase from this payee, for so many coins or none. */
export const withPurchase = (pay: number, coins: number, payee: number): number =>
  coins === 0 ? pay | forNothing(payee) : pay + withShare(coins, payee)

/** The coins alone. */
export const shares = (pay: number): number => pay & ~MARKS

/** Whoever gets coins is no seller for nothing, whatever single goods came to. */
export function tidy(pay: number): number {
  let tidied = pay
  for (let payee = LEFT; payee <= FAR_RIGHT; payee++) if (share(pay, payee) > 0) tidied &= ~forNothing(payee)
  return tidied
}

export function total(pay: number): number {
  let sum = 0
  for (let rest = pay; rest > 0; rest >>= BITS) sum += rest & MOST
  return sum
}

/** Every payee gets as much or less. */
export const noDearer = (a: number, b: number): boolean => (((b | MARKS) - (a & ~MARKS)) & MARKS) === MARKS

export function showPay(pay: number): Pay {
  const shown: Pay = { left: share(pay, LEFT), right: share(pay, RIGHT), bank: share(pay, BANK) }
  if (share(pay, FAR_LEFT) > 0) shown.farLeft = share(pay, FAR_LEFT)
  if (share(pay, FAR_RIGHT) > 0) shown.farRight = share(pay, FAR_RIGHT)
  return shown
}

/** Who sells for nothing, as a move's JSON names it: `left`, `right`, `left+right`; undefined for nobody. */
export function showFree(pay: number): string | undefined {
  if (shares(pay) === pay) return undefined
  return PAYEES.filter((_, payee) => isForNothing(pay, payee)).join('+')
}
