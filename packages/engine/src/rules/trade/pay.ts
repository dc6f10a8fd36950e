/** Payment in one number, the `pay` of a move: coins per payee. */
import { PAYEES, type Pay } from '../vocabulary.ts'

export const [LEFT, RIGHT, BANK, FAR_LEFT, FAR_RIGHT] = [0, 1, 2, 3, 4]
/**
 * Six bits per payee: five for the coins, and a mark for free resources. The marks also serve as guard bits when
 * payments are compared as a whole.
 */
const BITS = 6
const MOST = 31
const MARKS = 0x20820820

export const share = (pay: number, payee: number): number => (pay >> (payee * BITS)) & MOST
export const withShare = (coins: number, payee: number): number => coins << (payee * BITS)

const forNothing = (payee: number): number => (MOST + 1) << (payee * BITS)
export const isForNothing = (pay: number, payee: number): boolean => (pay & forNothing(payee)) !== 0
/** Adds a purchase from this payee, for some coins or none. */
export const withPurchase = (pay: number, coins: number, payee: number): number =>
  coins === 0 ? pay | forNothing(payee) : pay + withShare(coins, payee)

/** Whether resources come from cities two seats away, for coins or free. */
export const goesFar = (pay: number): boolean => pay >> (FAR_LEFT * BITS) !== 0

/** The coins alone. */
export const shares = (pay: number): number => pay & ~MARKS

/** The payment without the mark of free resources of this payee. */
export const withoutFree = (pay: number, payee: number): number => pay & ~forNothing(payee)

/**
 * Sellers of free resources in the notation of engines before 2.1.1: without sellers who get coins for other resources.
 */
export function showFreeUnpaid(pay: number): string | undefined {
  let unpaid = pay
  for (let payee = LEFT; payee <= FAR_RIGHT; payee++) if (share(pay, payee) > 0) unpaid = withoutFree(unpaid, payee)
  return showFree(unpaid)
}

export function total(pay: number): number {
  let sum = 0
  for (let rest = pay; rest > 0; rest >>= BITS) sum += rest & MOST
  return sum
}

/** Whether no payee gets more by the first. */
export const noDearer = (a: number, b: number): boolean => (((b | MARKS) - (a & ~MARKS)) & MARKS) === MARKS

export function showPay(pay: number): Pay {
  const shown: Pay = { left: share(pay, LEFT), right: share(pay, RIGHT), bank: share(pay, BANK) }
  if (share(pay, FAR_LEFT) > 0) shown.farLeft = share(pay, FAR_LEFT)
  if (share(pay, FAR_RIGHT) > 0) shown.farRight = share(pay, FAR_RIGHT)
  return shown
}

/** All sellers of free resources, including paid ones: `left`, `right`, `left+right`; undefined for none. */
export function showFree(pay: number): string | undefined {
  if (shares(pay) === pay) return undefined
  return PAYEES.filter((_, payee) => isForNothing(pay, payee)).join('+')
}
