/**
 * Public library `heptapolis`: games with any expansions, legal moves, views, and bots. It uses the terms and JSON of
 * the protocol (docs/protocol.md). The engine package offers more.
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
export { asked, type LibraryBot as Bot, playOut, suggest } from './bots.ts'
export { createGame, type GameOptions, legal, loadGame, play, position, record, view } from './game.ts'
export { whyNot, words } from './words.ts'
