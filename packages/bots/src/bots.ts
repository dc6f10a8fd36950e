import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { easy, expert, expert1, hard, master, medium } from './levels.ts'
import { random } from './random.ts'

/** From the weakest to the strongest, one that looks a single move ahead, and the strongest of before. */
export const BOTS: readonly Bot[] = [random, easy, medium, hard, expert, master, greedy, expert1]
export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.name)
export const botNamed = (name: string): Bot | undefined => BOTS.find((bot) => bot.name === name)
