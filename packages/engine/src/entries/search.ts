/**
 * Entry for programs that play many games: copies without allocation, sampled moves, fast random numbers. A move is six
 * numbers here and is not checked: `apply` accepts the results of `moves` and `sampleMove`.
 */
export { useQuickDice } from '../kernel/chance/chance.ts'
export { type Random, random, shuffle } from '../kernel/chance/rng.ts'
export { Column, List } from '../kernel/columns/column.ts'
export type { Told } from '../kernel/events.ts'
export { clone, copy, emptyGame, hash } from '../kernel/game.ts'
export { type Move, move } from '../kernel/move.ts'
export { MoveList } from '../kernel/move-list.ts'
export { controller, hasAnswered, isFresh } from '../kernel/questions/asking.ts'
export { questionAt } from '../kernel/questions/queue.ts'
export { ok, type Result, sure } from '../kernel/result.ts'
export { apply, isOver, listMoves, moves, newGame, question, toAct } from '../kernel/runner.ts'
export { sight, toldTo } from '../kernel/sight.ts'
export { BUILD, openSlots, SALE, SELL, STAGE, stagePieces, TURN } from '../rules/build/actions.ts'
export { buildMoves, stageMoves } from '../rules/build/card-moves.ts'
export { preview } from '../rules/build/preview.ts'
export { drawFrom, drawMove, sampleMove } from '../rules/build/sample.ts'
export { activate, left, right } from '../rules/city.ts'
export type { BoundEffect, Game, Piece, Ruleset, Seen } from '../rules/contract/box.ts'
export type { Effect } from '../rules/contract/effect.ts'
export type { Position } from '../rules/contract/position.ts'
export { countIn } from '../rules/effects/effects.ts'
export { imagine } from '../rules/imagine.ts'
export { riderIndex, riderOption } from '../rules/move.ts'
export * as moveCode from '../rules/move-code.ts'
export { oncePerRuleset } from '../rules/once.ts'
export { compile } from '../rules/ruleset/ruleset.ts'
export { plainScience } from '../rules/scoring/science.ts'
export { eachPiece, scores, total } from '../rules/scoring/scoring.ts'
export { COLUMNS as state } from '../rules/state.ts'
export { arePartners, teamOf } from '../rules/teams.ts'
export { Goods } from '../rules/trade/goods.ts'
export { Market, openMarket } from '../rules/trade/market.ts'
export { goodsMade, makesMore } from '../rules/trade/production.ts'
export * as vector from '../rules/trade/vector.ts'
export { fights, strength } from '../rules/turn/conflict.ts'
export { passesLeft } from '../rules/turn/deal.ts'
export {
  AGES,
  COLOURS,
  type Colour,
  EDITIONS,
  type Edition,
  RESOURCES,
  type Resource,
  type Setup,
  SYMBOLS,
  type Whose,
} from '../rules/vocabulary.ts'
export type { MoveJson } from '../written/move-shape.ts'
export { readMove, showMove } from '../written/notation.ts'
export { fromPosition } from '../written/position/read.ts'
