/** Entry for programs that show a game to people: contents of a city, obstacles to building, events per viewer. */
export { Column } from '../kernel/columns/column.ts'
export type { Mark, Pad } from '../kernel/columns/hints.ts'
export { clone } from '../kernel/game.ts'
export type { Move } from '../kernel/move.ts'
export { quietFields } from '../kernel/position/fields.ts'
export type { Shape } from '../kernel/position/forms.ts'
export { choice, controller, hasAnswered, isFresh, MOST_CITIES, peekChoice } from '../kernel/questions/asking.ts'
export type { Problem, Result } from '../kernel/result.ts'
export { isOver, question, toAct } from '../kernel/runner.ts'
export { heardBy, PUBLIC, sight, toldInFull, toldTo } from '../kernel/sight.ts'
export { actionNamed, openSlots, SALE, stagePieces } from '../rules/build/actions.ts'
export { chainTo } from '../rules/build/chain.ts'
export { preview, previewKept } from '../rules/build/preview.ts'
export { obstacleTo, obstacleToStage } from '../rules/build/why-not.ts'
export { standingIn, withoutPiece } from '../rules/build/without.ts'
export { install, layDown, left, right } from '../rules/city.ts'
export type { Board, Box, Game, HouseRule, Line, Piece, Price, Ruleset, Seen } from '../rules/contract/box.ts'
export type { Effect, EffectKind, EffectOf } from '../rules/contract/effect.ts'
export type { BoardDef, PieceDef, StageDef } from '../rules/contract/piece.ts'
export type { CityPosition, Position } from '../rules/contract/position.ts'
export { countIn } from '../rules/effects/effects.ts'
export type { GameEvent, Told } from '../rules/events.ts'
export { inGame } from '../rules/in-game.ts'
export { CHAIN, FREE, PAY } from '../rules/move.ts'
export * as moveCode from '../rules/move-code.ts'
export type { Obstacle } from '../rules/obstacle.ts'
export { oncePerRuleset } from '../rules/once.ts'
export { coded } from '../rules/problem.ts'
export { houseRulesFor, houseRulesIn, type RuleInForce } from '../rules/ruleset/house-rules.ts'
export { poolsIn } from '../rules/ruleset/pools.ts'
export { compile } from '../rules/ruleset/ruleset.ts'
export { bestScience, emptyHand } from '../rules/scoring/science.ts'
export {
  piecePoints,
  type Score,
  type ScoreEntry,
  type ScoreRow,
  scienceOf,
  scores,
  total,
  winners,
} from '../rules/scoring/scoring.ts'
export { COLUMNS as state } from '../rules/state.ts'
export { arePartners, teamOf } from '../rules/teams.ts'
export { Goods, Seller } from '../rules/trade/goods.ts'
export { costOf, openMarket } from '../rules/trade/market.ts'
export { goodsMade, goodsSold } from '../rules/trade/production.ts'
export * as vector from '../rules/trade/vector.ts'
export { type CityConflict, type ConflictEvent, conflictsAhead, conflictsIn } from '../rules/turn/city-conflicts.ts'
export { resolveConflicts, strength, victoryValue } from '../rules/turn/conflict.ts'
export { deckSize, passesLeft } from '../rules/turn/deal.ts'
export { isLastTurn } from '../rules/turn/script.ts'
export {
  COLOURS,
  type Colour,
  type Cost,
  EDITIONS,
  type Edition,
  MANUFACTURED,
  MOST_PRICE,
  PAYEES,
  type Pay,
  type Payee,
  RAW,
  RESOURCES,
  type Resource,
  type ScienceSymbol,
  type Seat,
  type Setup,
  type Side,
  SYMBOLS,
  type Terms,
  type Whose,
  type Wish,
} from '../rules/vocabulary.ts'
export type { MoveJson } from '../written/move-shape.ts'
export { payments } from '../written/notation.ts'
export { otherWays } from '../written/other-ways.ts'
export { CORE_FIELDS } from '../written/position/known-fields.ts'
export { type GameRecord, tablesOf } from '../written/records/record.ts'
