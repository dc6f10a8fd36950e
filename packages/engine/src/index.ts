export * from './actions.ts'
export * from './box.ts'
export * from './card-moves.ts'
export {
  chanceGives,
  type Dealer,
  inLetters,
  SEED_LETTERS,
  seedChance,
  seedKey,
  seedOldChance,
  useQuickDice,
} from './chance.ts'
export * from './column.ts'
export * from './conflict.ts'
export { passesLeft, piecesOf } from './deal.ts'
export * from './debts.ts'
export { digest, ENGINE } from './digest.ts'
export * from './diplomacy.ts'
export * from './effect.ts'
export { ABILITY_TEXTS, countIn } from './effects.ts'
export * from './game.ts'
export * from './losses.ts'
export { Costing, costOf, Market, openMarket, stockUp } from './market.ts'
export * as moveCode from './move.ts'
export { CHAIN, FREE, type Move, move, PAY, riderCode, riderIndex, riderOption } from './move.ts'
export * from './notation.ts'
export { oncePerRuleset } from './once.ts'
export { type Goods, type Purchase, Seller, type WaysToUse } from './payment.ts'
export * from './piece.ts'
export * from './position.ts'
export { preview } from './preview.ts'
export * from './record.ts'
export * from './record-text.ts'
export * from './replay.ts'
export { type Random, random, shuffle } from './rng.ts'
export { compile, type Ruleset, withoutSeed } from './ruleset.ts'
export { drawMove, sampleMove } from './sample.ts'
export * from './science.ts'
export * from './scoring.ts'
export { arrange, isLastTurn } from './script.ts'
export * as shorthand from './shorthand.ts'
export { spareGoods } from './spare-goods.ts'
export * as state from './state.ts'
export { arePartners, teamOf } from './teams.ts'
export * from './types.ts'
export * as vector from './vector.ts'
export * from './view.ts'
export * from './why-not.ts'
