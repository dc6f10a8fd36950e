/**
 * What programs import as `heptapolis`: games of any mix, the moves of a seat, what it sees, our bots beside yours. It says
 * the words of the protocol (docs/protocol.md) and passes the same JSON. Whoever needs more finds the engine below.
 */

export type { Asked } from '@heptapolis/bots'
export type { Speech } from '@heptapolis/boxes'
export type {
  CityPosition,
  Game,
  MoveJson as Move,
  Position,
  Problem,
  Result,
  Score,
  SeatSetup,
} from '@heptapolis/engine'
export { isOver, scores, sure, toAct, winners } from '@heptapolis/engine'
export type { GameRecord } from '@heptapolis/engine/show'
export { asked, type Bot, playOut, suggest } from './bots.ts'
export { createGame, legal, loadGame, play, position, record, view, type Wishes } from './game.ts'
export { whyNot, words } from './words.ts'
