/**
 * Features (signs) for a neural net: those of the learned corrections, plus the cards of the hand and both neighbours'
 * buildings.
 */
import { type Game, left, oncePerRuleset, type Ruleset, right, state } from '@heptapolis/engine/search'
import { layoutOf, readSigns } from '../../src/experience/signs.ts'

/** Prefixes of the additional signs. */
const MORE = ['holds', 'left has', 'right has'] as const

export const namesOf = oncePerRuleset((rules: Ruleset): readonly string[] => [
  ...layoutOf(rules).names,
  ...MORE.flatMap((what) => rules.pieces.map(({ id }) => `${what} ${id}`)),
])

/** Writes all signs; returns their number. */
export function readMoreSigns(g: Game, seat: number, into: Int32Array): number {
  const { names, held } = layoutOf(g.rules)
  const pieces = g.rules.pieces.length
  let n = readSigns(g, seat, into)
  const size = state.hand.size(g, seat)
  for (let i = 0; i < size; i++) into[n++] = names.length + state.hand.item(g, seat, i)
  for (const [side, city] of [left(g, seat), right(g, seat)].entries()) {
    const begin = names.length + (side + 1) * pieces
    for (const column of held) {
      const built = column.size(g, city)
      for (let i = 0; i < built; i++) into[n++] = begin + column.item(g, city, i)
    }
  }
  return n
}
