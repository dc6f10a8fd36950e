/**
 * Writes the results of reference games. `src/golden.test.ts` plays them again to detect accidental changes of bots.
 *
 *   npm run golden
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { compile, type Edition, newGame, random, scores } from '@heptapolis/engine/search'
import type { Bot } from '../src/bot.ts'
import { easy, LEVELS, medium } from '../src/levels.ts'
import { playOut } from '../src/play-out.ts'
import { searcher } from '../src/search/searcher.ts'
import { greedy } from '../src/simple/greedy.ts'

/** `expert` with a tiny budget: the same memory, sampling and tree. */
const brief = searcher('brief', '', { ...LEVELS.expert, playouts: 12, breadth: 3 })
const BOTS: readonly Bot[] = [brief, greedy, medium, easy]

const TABLES: readonly (readonly [Edition, readonly string[], number])[] = [
  ['1e', [], 3],
  ['2e', [], 2],
  ...BOXES.slice(1).map(({ id }, i) => [i % 2 === 0 ? '2e' : '1e', [id], 3] as const),
  ['2e', BOXES.slice(1).map(({ id }) => id), 4],
]

/** By table: points of every seat. */
export function golden(): Record<string, number[]> {
  return Object.fromEntries(
    TABLES.map(([edition, boxes, players], i) => {
      const rules = compile({ edition, boxes: [...boxes], seats: Array.from({ length: players }, () => ({})) }, BOXES)
      if (!rules.ok) throw new Error(rules.error.message)
      const bots = BOTS.map((_, seat) => BOTS[(seat + i) % BOTS.length])
      const over = playOut(newGame(rules.value, `golden ${i}`), bots, random(`golden ${i}`))
      return [`${edition} ${players} ${boxes.join(' ') || 'base'}`, scores(over).map(({ total }) => total)]
    }),
  )
}

const GOLDEN = join(import.meta.dirname, '..', 'src', 'golden.json')

if (import.meta.main) writeFileSync(GOLDEN, `${JSON.stringify(golden(), undefined, 2)}\n`)
