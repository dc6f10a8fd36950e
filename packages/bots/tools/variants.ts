/** Searchers that differ from `expert` in one thing each: which of them limits it? */
import type { Bot } from '../src/bot.ts'
import { botNamed } from '../src/bots.ts'
import { LEVELS } from '../src/levels.ts'
import { type Budget, searcher } from '../src/search/searcher.ts'

const { expert } = LEVELS

export const VARIANTS: Readonly<Record<string, Partial<Budget>>> = {
  'worlds x4': { playouts: expert.playouts * 4 },
  'worlds /4': { playouts: expert.playouts / 4 },
  'never drops': { habits: { clearly: Number.POSITIVE_INFINITY } },
  'drops late': { habits: { clearly: 4 } },
  'drops early': { habits: { clearly: 1.5 } },
  'this Age': { ages: 1, fewBoxes: 99 },
  'to the end': { ages: 3, fewBoxes: 99 },
  'sure rivals': { habits: { doubt: 0, ownDoubt: 0 } },
  'doubtful rivals': { habits: { doubt: 1.5 } },
  'no tree': { depth: 0 },
  'deep tree': { depth: 5 },
  'deep, x4': { depth: 5, playouts: expert.playouts * 4 },
  'to the end, x4': { ages: 3, fewBoxes: 99, playouts: expert.playouts * 4 },
  broad: { breadth: 20 },
  'points alone': { habits: { rivals: 0, winning: 0 } },
  'wins more': { habits: { winning: 40 } },
  curious: { habits: { curiosity: 8, branches: 8 } },
}

export function variant(name: string): Bot {
  const change = VARIANTS[name]
  if (change) return searcher(name, name, { ...expert, ...change })
  const bot = botNamed(name)
  if (!bot) throw new Error(`There is no variant "${name}"; there are ${Object.keys(VARIANTS).join(', ')}.`)
  return bot
}
