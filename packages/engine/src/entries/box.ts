/**
 * Entry for authors of boxes: the contract, the columns, and the mechanisms that boxes use. `docs/adding-a-box.md`
 * explains them step by step.
 */

export { chanceGives } from '../kernel/chance/chance.ts'
export { type Random, shuffle } from '../kernel/chance/rng.ts'
export { Column, Counter, List, Numbers, Table } from '../kernel/columns/column.ts'
export type { Mark, Pad } from '../kernel/columns/hints.ts'
export { tell } from '../kernel/game.ts'
export { type Move, move } from '../kernel/move.ts'
export { MoveList } from '../kernel/move-list.ts'
export { nearest } from '../kernel/nearest.ts'
export { says } from '../kernel/position/fields.ts'
export * as form from '../kernel/position/forms.ts'
export { readCount, readEach } from '../kernel/position/forms.ts'
export {
  type Instead,
  noSuch,
  readRecord,
  textOf,
  type UnknownField,
} from '../kernel/position/naming.ts'
export { ask, choice, chosenRider, controller, hasAnswered } from '../kernel/questions/asking.ts'
export { enqueue, isQueued } from '../kernel/questions/queue.ts'
export { broken, isProblem, type Problem } from '../kernel/result.ts'
export { advance, apply, moves, question, toAct } from '../kernel/runner.ts'
export { isOneOf, keysOf } from '../kernel/typed.ts'
export {
  activateStage,
  BUILD,
  layStage,
  openSlots,
  SALE,
  SELL,
  STAGE,
  stageOption,
  stagePieces,
  takeFromHand,
} from '../rules/build/actions.ts'
export { stageMoves } from '../rules/build/card-moves.ts'
export {
  activate,
  demolish,
  derive,
  discardDefeats,
  forOwner,
  left,
  pieceWith,
  right,
  victoryCount,
} from '../rules/city.ts'
export { causedBy, lose, payBank, take } from '../rules/coins.ts'
export type {
  Ability,
  Action,
  Amount,
  Board,
  Box,
  Charge,
  Correction,
  Costing,
  Decision,
  EffectRule,
  EffectRules,
  FightPair,
  Form,
  Game,
  Hooks,
  HouseRule,
  Insert,
  Layer,
  Line,
  Modifiers,
  Piece,
  PositionPart,
  Price,
  Reading,
  Rider,
  Ruleset,
  ScoreLine,
} from '../rules/contract/box.ts'
export type { Choice, DeckPart, Former } from '../rules/contract/declared.ts'
export * from '../rules/contract/effect.ts'
export type { Figures } from '../rules/contract/figures.ts'
export type { Digger } from '../rules/contract/orders.ts'
export type { BoardDef, PieceDef, StageDef } from '../rules/contract/piece.ts'
export * from '../rules/contract/position.ts'
export type { Choices } from '../rules/contract/uses.ts'
export { countIn } from '../rules/effects/effects.ts'
export * as shorthand from '../rules/effects/shorthand.ts'
export type { Told } from '../rules/events.ts'
export { imaginePieces } from '../rules/imagine.ts'
export { broughtBy, wonInConflicts } from '../rules/in-game.ts'
export { CHAIN, FREE, PAY, riderIndex, riderOption } from '../rules/move.ts'
export * as moveCode from '../rules/move-code.ts'
export type { Obstacle, Offer } from '../rules/obstacle.ts'
export { oncePerRuleset } from '../rules/once.ts'
export * from '../rules/problem.ts'
export type { ScienceHand } from '../rules/scoring/science.ts'
export { eachPiece, guildAgain } from '../rules/scoring/scoring.ts'
export { COLUMNS as state, VICTORY_VALUES } from '../rules/state.ts'
export { arePartners, MATES } from '../rules/teams.ts'
export { bent } from '../rules/trade/bent.ts'
export { Goods, Seller, type WaysToUse } from '../rules/trade/goods.ts'
export { costOf, openMarket, stockUp } from '../rules/trade/market.ts'
export type { Purchase } from '../rules/trade/payment.ts'
export { goodsOfBoard, kindsSold, type Output, outputsOf } from '../rules/trade/production.ts'
export * as vector from '../rules/trade/vector.ts'
export { strength } from '../rules/turn/conflict.ts'
export { piecesOf } from '../rules/turn/deal.ts'
export { digging, discardOtherHands } from '../rules/turn/lines.ts'
export { isLastTurn } from '../rules/turn/script.ts'
export {
  AGES,
  type Age,
  COLOURS,
  type Colour,
  type Cost,
  EDITIONS,
  type Edition,
  RESOURCES,
  type Resource,
  type ScienceSymbol,
  type Side,
  SYMBOLS,
  type Terms,
  type Whose,
  type Wish,
} from '../rules/vocabulary.ts'
export type { MoveJson } from '../written/move-shape.ts'
export { toPosition } from '../written/position/write.ts'
