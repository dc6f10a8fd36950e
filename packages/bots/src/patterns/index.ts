/** Entry for programs that show patterns of lost points over several games. */
export { type GameLosses, LOSS_KINDS, type LossKind, lossesOf, type PatternLoss } from './losses.ts'
export { FEWEST_GAMES, type LostGame, lostBy, type Pattern, patternsOf } from './patterns.ts'
