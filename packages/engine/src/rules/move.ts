/** How the rules read a move: by which way a cost is met, and what goes along. Its JSON form is made in notation.ts. */

/** Ways to meet a cost; from FREE on the ability that waives it. */
export const PAY = 0
export const CHAIN = 1
export const FREE = 2

/** A rider of the ruleset and its option in one number; 0 is left free for none. */
export const riderCode = (rider: number, option: number): number => (option << 3) | (rider + 1)
export const riderIndex = (code: number): number => (code & 7) - 1
export const riderOption = (code: number): number => code >> 3
