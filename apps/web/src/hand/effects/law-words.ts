/** Sentence about a law that changes what a move costs or brings. */
import { pieceName, terms, words } from '../../i18n/index.ts'
import type { LawEffect } from './laws.ts'
import { changeWords } from './words.ts'

export function lawWords({ piece, coins, saved, instead }: LawEffect): string {
  const c = changeWords()
  const name = pieceName(piece)
  if (coins === undefined) return instead ? c.lawInstead(name, instead) : words().lawAllows(name)
  if (coins < 0) return c.lawCosts(name, -coins)
  const [spares, gives] = [
    saved > 0 ? [c.lawSaves(name, saved)] : [],
    coins > saved ? [c.lawGives(name, coins - saved)] : [],
  ]
  return [...spares, ...gives].join(terms().between)
}
