/** Entry for programs that store games: positions and their fields, moves as text, records and their replay. */
export { seedChance, seedKey, seedOldChance } from '../kernel/chance/chance.ts'
export { List } from '../kernel/columns/column.ts'
export { type Dealer, gameOf, hash } from '../kernel/game.ts'
export type { Shape } from '../kernel/position/forms.ts'
export { isRecord } from '../kernel/position/naming.ts'
export type { Result } from '../kernel/result.ts'
export type { Game, Ruleset } from '../rules/contract/box.ts'
export type { Choice } from '../rules/contract/declared.ts'
export type { CityPosition, Position } from '../rules/contract/position.ts'
export { coded, refuse } from '../rules/problem.ts'
export type { SeatSetup, Setup, Terms } from '../rules/vocabulary.ts'
export type { MoveJson } from '../written/move-shape.ts'
export {
  isSeat,
  moveText,
  parseMoveText,
  payments,
  play,
  readMove,
  showMove,
} from '../written/notation.ts'
export { absentFields, CORE_FIELDS, type PositionField, positionFields } from '../written/position/known-fields.ts'
export { fromPosition, fromView, unknownInSetup } from '../written/position/read.ts'
export { positionToday } from '../written/position/today.ts'
export { toPosition, type Written } from '../written/position/write.ts'
export { digest, ENGINE } from '../written/records/digest.ts'
export { passOver } from '../written/records/earlier.ts'
export {
  type BotThought,
  cutRecord,
  type EndSheet,
  type GameRecord,
  isAsWritten,
  newRecord,
  positionOf,
  tablesOf,
} from '../written/records/record.ts'
export { parseRecord, recordText } from '../written/records/record-text.ts'
export { Recording, replay } from '../written/records/replay.ts'
export { view, viewLike } from '../written/view.ts'
