import type { Bot } from './bot.ts'
import { easy, expert, expert1, hard, master, medium } from './levels.ts'
import { greedy } from './simple/greedy.ts'
import { random } from './simple/random.ts'

/** All bots, weakest first; then `greedy`, which looks one move ahead, and the former strongest one. */
export const BOTS: readonly Bot[] = [random, easy, medium, hard, expert, master, greedy, expert1]
export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.name)
export const botNamed = (name: string): Bot | undefined => BOTS.find((bot) => bot.name === name)
