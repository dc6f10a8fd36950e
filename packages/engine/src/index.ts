/**
 * Entry for programs that play: create a game, list the seats to move and their moves, play, read the view of a seat,
 * score. Authors of boxes, search programs, viewers and archives have entries of their own in `entries/`.
 */
export type { Move } from './kernel/move.ts'
export { type Problem, type Result, sure } from './kernel/result.ts'
export { apply, isOver, moves, newGame, toAct } from './kernel/runner.ts'
export { sight } from './kernel/sight.ts'
export type { Box, Game, Ruleset, Seen } from './rules/contract/box.ts'
export type { CityPosition, Position } from './rules/contract/position.ts'
export { compile } from './rules/ruleset/ruleset.ts'
export { type Score, scores, winners } from './rules/scoring/scoring.ts'
export type { Edition, SeatSetup, Setup, Terms } from './rules/vocabulary.ts'
export type { MoveJson } from './written/move-shape.ts'
export { readMove, showMove } from './written/notation.ts'
export { fromPosition } from './written/position/read.ts'
export { toPosition } from './written/position/write.ts'
export { view } from './written/view.ts'
