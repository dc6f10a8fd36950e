import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { easy, expert, hard, medium } from './levels.ts'
import { random } from './random.ts'

export { type Advice, type Analysis, type AnalysisOptions, analyse, type Decision, hint } from './analysis/analyse.ts'
export type { Gain, Reason, Weakness } from './analysis/reason.ts'
export { type Asked, asked } from './asked.ts'
export { type Bot, type Player, sitDown } from './bot.ts'
export { greedy, greedyWith } from './greedy.ts'
export { ignoring } from './ignoring.ts'
export { outlook } from './outlook.ts'
export { playOut } from './play-out.ts'
export { type Budget, searcher } from './search/searcher.ts'
export { WEIGHTS, type Weights } from './weights.ts'

/** From the weakest to the strongest, and one that looks a single move ahead. */
export const BOTS: readonly Bot[] = [random, easy, medium, hard, expert, greedy]
export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.name)
export const botNamed = (name: string): Bot | undefined => BOTS.find((bot) => bot.name === name)
