/** Entry point for wonder agreements in programs without an online table, such as games in the terminal or at one screen. */
export { type Agreement, questionOf, stepOf, unanswered } from './agreement.ts'
export { agreedByBots, agreedWithPerson, agreementIn, answeredAtDevice, openAtDevice } from './by-bots.ts'
export {
  type GivenWonder,
  METHODS,
  SIDE_RULES,
  type SideRule,
  type WonderAnswer,
  type WonderBoard,
  type WonderMethod,
  type WonderQuestion,
} from './model.ts'
export { poolFault } from './pool.ts'
export { shownAgreement } from './view.ts'
