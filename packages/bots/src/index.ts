/** Public names of the package `@heptapolis/bots`. */

/** Older names of types. */
export type { JudgedDecision as Decision } from './analysis/analyse.ts'
export {
  type Analysis,
  type AnalysisOptions,
  type AnalysisPart,
  analyse,
  analysePart,
  analysisOf,
  type Hint,
  hint,
  type JudgedDecision,
} from './analysis/analyse.ts'
export type { Advice, Gained, MoveDifference } from './analysis/compare.ts'
export type { ReasonGain, ReasonGain as Gain } from './analysis/gains.ts'
export type { Led, LedTo } from './analysis/led.ts'
export type { Reason } from './analysis/reason.ts'
export { ANALYSIS_VERSION } from './analysis/version.ts'
export { type Asked, asked } from './asked.ts'
export {
  answerAgain,
  answerOf,
  type BotAnswer,
  type BotSeat,
  type EarlierChoice,
  thoughtOf,
  weightsDigest,
} from './at-table.ts'
export { attend, showEnd } from './attend.ts'
export { type Bot, type Player, type StandIns, sitDown, type Thought } from './bot.ts'
export { BOT_NAMES, BOTS, botNamed } from './bots.ts'
export { inTime, playoutsOf } from './levels.ts'
export { outlook } from './outlook/outlook.ts'
export { WEIGHTS, type Weights } from './outlook/weights.ts'
export { playOut } from './play-out.ts'
export type { OtherAnswer as Strayed } from './rethink.ts'
export { type OtherAnswer, type Rethinking, type Rethought, rethink, type Unchecked } from './rethink.ts'
export { type Budget, searcher } from './search/searcher.ts'
export { greedy, greedyWith } from './simple/greedy.ts'
export { ignoring } from './simple/ignoring.ts'
