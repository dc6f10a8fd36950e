/** Numbers of a move, for code that inspects them. */
export * from '../kernel/move.ts'
export * from './move.ts'
export * from './trade/pay.ts'
