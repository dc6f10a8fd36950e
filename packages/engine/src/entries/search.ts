/**
 * For programs that play many games: copies without allocation, moves drawn without listing them, quick dice. Moves are
 * six numbers here and are not checked: `apply` takes what `moves` or `sampleMove` gave.
 */
export type { Game, Move, Random, Ruleset, Seen } from '../index.ts'
export {
  apply,
  clone,
  compile,
  controller,
  copy,
  drawMove,
  emptyGame,
  hash,
  isFresh,
  isOver,
  moves,
  newGame,
  preview,
  random,
  readMove,
  sampleMove,
  scores,
  showMove,
  sight,
  state,
  toAct,
  total,
  useQuickDice,
} from '../index.ts'
