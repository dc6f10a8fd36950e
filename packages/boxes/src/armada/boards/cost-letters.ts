/** A cost in letters: `w` is wood, `2o` or `oo` two ore, `cp` clay and papyrus, `w3` wood and three coins. */

import type { Cost, Resource } from '@heptapolis/engine/box'
import { keysOf } from '@heptapolis/engine/box'

/** A letter for each good. */
export type Letters = Readonly<Record<Resource, string>>

/** Cost for these letters, including unknown resources: the board reader reports them. */
export function costFrom(text: string, letters: Letters): Record<string, number> {
  const goods = new Map(Object.entries(letters).map(([good, letter]) => [letter, good]))
  const cost: Record<string, number> = {}
  for (const [, count, letter, coins] of text.toLowerCase().matchAll(/(\d*)([^\d\s])|(\d+)/g)) {
    const what = letter === undefined ? 'coins' : (goods.get(letter) ?? letter)
    const amount = letter === undefined ? Number(coins) : count === '' ? 1 : Number(count)
    cost[what] = (cost[what] ?? 0) + amount
  }
  return cost
}

export function costLetters(cost: Cost, letters: Letters): string {
  const goods = keysOf(letters).map((good) => letters[good].repeat(cost[good] ?? 0))
  return `${goods.join('')}${cost.coins || ''}`
}

/** Adds a resource or a coin. */
export function oneMore(text: string, what: Resource | 'coins', letters: Letters): string {
  const cost = costFrom(text, letters)
  return costLetters({ ...cost, [what]: (cost[what] ?? 0) + 1 }, letters)
}
