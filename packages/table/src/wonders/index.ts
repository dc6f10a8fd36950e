/** Wonders by agreement, for programs without an online table. */
export { agreedByBots, agreedWithPerson, agreementIn } from './by-bots.ts'
export {
  type GivenWonder,
  METHODS,
  type WonderAnswer,
  type WonderBoard,
  type WonderMethod,
  type WonderQuestion,
} from './model.ts'
export { poolFault } from './pool.ts'
