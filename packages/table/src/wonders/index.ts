/** Entry point for wonder agreements in programs without an online table, such as the terminal game. */
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
