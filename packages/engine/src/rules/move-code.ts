/** The numbers of a move, for those who look into them. */
export * from '../kernel/move.ts'
export * from './move.ts'
export * from './trade/pay.ts'
