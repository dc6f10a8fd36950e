/** Meaning of the numbers of a move: way of payment and rider. notation.ts makes its JSON form. */

/** Ways to meet a cost; numbers from FREE on are abilities that waive it. */
export const PAY = 0
export const CHAIN = 1
export const FREE = 2

/** Rider of the ruleset and its option in one number; 0 means none. */
export const riderCode = (rider: number, option: number): number => (option << 3) | (rider + 1)
export const riderIndex = (code: number): number => (code & 7) - 1
export const riderOption = (code: number): number => code >> 3
