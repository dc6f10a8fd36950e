/** All that the engine offers. Authors of boxes find theirs in entries/box.ts, programs that search in entries/search.ts. */
export { ChaCha } from './kernel/chance/chacha.ts'
export {
  chanceGives,
  inLetters,
  SEED_LETTERS,
  seedChance,
  seedKey,
  seedOldChance,
  useQuickDice,
} from './kernel/chance/chance.ts'
export { type Random, random, shuffle } from './kernel/chance/rng.ts'
export { fromHex, sha256, sha256Of, toHex } from './kernel/chance/sha256.ts'
export * from './kernel/columns/column.ts'
export type { Hints, Mark, Pad } from './kernel/columns/hints.ts'
export type { Detail, Own } from './kernel/events.ts'
export { clone, copy, type Dealer, emptyGame, gameOf, hash, tell } from './kernel/game.ts'
export { type Move, move } from './kernel/move.ts'
export { nearest } from './kernel/nearest.ts'
export { type Json, type Patch, patched, patchFrom } from './kernel/patch.ts'
export { quietFields, says } from './kernel/position/fields.ts'
export * as form from './kernel/position/forms.ts'
export { readCount, readEach, type Shape } from './kernel/position/forms.ts'
export {
  type BadPosition,
  badPosition,
  type Instead,
  isRecord,
  noSuch,
  readRecord,
  textOf,
  type UnknownField,
  unknownField,
} from './kernel/position/naming.ts'
export type { AskedPosition, QuestionPosition } from './kernel/position/question.ts'
export {
  ask,
  choice,
  chosenPay,
  chosenRider,
  controller,
  hasAnswered,
  isFresh,
  MOST_CITIES,
  peekChoice,
  setChoice,
} from './kernel/questions/asking.ts'
export { enqueue, isQueued, questionAt } from './kernel/questions/queue.ts'
export * from './kernel/result.ts'
export * from './kernel/runner.ts'
export { heardBy, PUBLIC, sight, toldInFull, toldTo } from './kernel/sight.ts'
export * from './rules/build/actions.ts'
export * from './rules/build/card-moves.ts'
export { preview } from './rules/build/preview.ts'
export { drawMove, sampleMove } from './rules/build/sample.ts'
export * from './rules/build/why-not.ts'
export * from './rules/city.ts'
export * from './rules/coins.ts'
export * from './rules/contract/box.ts'
export * from './rules/contract/declared.ts'
export * from './rules/contract/effect.ts'
export type { Digger, Note } from './rules/contract/orders.ts'
export * from './rules/contract/piece.ts'
export * from './rules/contract/position.ts'
export type { Choices } from './rules/contract/uses.ts'
export { countIn } from './rules/effects/effects.ts'
export * as shorthand from './rules/effects/shorthand.ts'
export type { GameEvent, Told } from './rules/events.ts'
export { imagine, imaginePieces } from './rules/imagine.ts'
export { CHAIN, FREE, PAY, riderCode, riderIndex, riderOption } from './rules/move.ts'
export * as moveCode from './rules/move-code.ts'
export type { Lack, Obstacle, Offer } from './rules/obstacle.ts'
export { oncePerRuleset } from './rules/once.ts'
export * from './rules/problem.ts'
export { compile } from './rules/ruleset/ruleset.ts'
export * from './rules/scoring/science.ts'
export * from './rules/scoring/scoring.ts'
export { COLUMNS as state, VICTORY_VALUES } from './rules/state.ts'
export { arePartners, MATES, teamOf } from './rules/teams.ts'
export { bent } from './rules/trade/bent.ts'
export { Goods, Seller, type WaysToUse } from './rules/trade/goods.ts'
export { costOf, Market, openMarket, stockUp } from './rules/trade/market.ts'
export type { Purchase } from './rules/trade/payment.ts'
export * from './rules/trade/production.ts'
export * as vector from './rules/trade/vector.ts'
export * from './rules/turn/conflict.ts'
export { deckSize, passesLeft, piecesOf } from './rules/turn/deal.ts'
export { isLastTurn } from './rules/turn/script.ts'
export * from './rules/vocabulary.ts'
export * from './written/notation.ts'
export { absentFields, CORE_FIELDS, type PositionField, positionFields } from './written/position/known-fields.ts'
export { fromPosition, type Reading, unknownInSetup } from './written/position/read.ts'
export { positionToday } from './written/position/today.ts'
export type { Written } from './written/position/write.ts'
export { toPosition } from './written/position/write.ts'
export { digest, ENGINE } from './written/records/digest.ts'
export * from './written/records/record.ts'
export * from './written/records/record-text.ts'
export * from './written/records/replay.ts'
export { view, viewLike } from './written/view.ts'
