/** Wonders by agreement, for programs without an online table. */
export { agreedByBots } from './by-bots.ts'
export { type AgreementRules, METHODS, type WonderMethod } from './model.ts'
export { poolFault, poolOf } from './pool.ts'
