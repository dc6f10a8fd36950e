/**
 * For programs that play: set a table, ask who is to move and how, play, see what a seat sees, count the points. Authors of
 * boxes, searchers and those who show or keep games have entries of their own beside this one.
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
