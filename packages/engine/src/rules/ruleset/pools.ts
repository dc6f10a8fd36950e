/** Pieces of which a game uses some by chance, such as guilds: a set-up may leave out named ones. */
import type { Problem } from '../../kernel/result.ts'
import type { Box, Piece, Ruleset } from '../contract/box.ts'
import type { Pool } from '../contract/declared.ts'
import { oncePerRuleset } from '../once.ts'
import { coded } from '../problem.ts'
import { deckParts } from '../turn/deal.ts'
import { wonderCalled } from './called.ts'

/** Pools with more pieces than the game needs. */
export const poolsIn = oncePerRuleset((rules): Pool[] => {
  const drawn = deckParts(rules).flatMap((parts) => parts.flatMap((part) => part.drawn ?? []))
  const inDecks = drawn.map(({ from, count }): Pool => ({ pieces: from, needed: count }))
  const ofBoxes = rules.boxes.flatMap((box: Box) => box.pools?.(rules) ?? [])
  return [...inDecks, ...ofBoxes].filter(({ pieces, needed }) => pieces.length > needed)
})

/** Names that the set-up leaves out, as ids of wonders and pieces of this complete mix. Unknown ones stay as they are. */
export function leftOutToday({ setup: { without = [] }, boards, called, names }: Ruleset): string[] {
  const defs = boards.map(({ def }) => def)
  return without.map((name) => {
    const wonder = wonderCalled(defs, names, name)
    if (defs.some((def) => def.wonder === wonder)) return wonder
    return called(name, ({ sort }) => sort !== 'board' && sort !== 'stage')?.id ?? name
  })
}

/** Pieces of this complete mix that the set-up leaves out. */
export const piecesLeftOut = ({ byId }: Ruleset, without: readonly string[]): Piece[] =>
  without.flatMap((id) => byId.get(id) ?? [])

/** Problem for pieces that every game needs, and for pools that would be too small. */
export function poolProblem(rules: Ruleset, leftOut: readonly Piece[]): Problem | undefined {
  const pools = poolsIn(rules)
  const fixed = leftOut.find(({ index }) => !pools.some(({ pieces }) => pieces.includes(index)))
  if (fixed) return coded('cannot-leave-out', { card: fixed.id, nameId: fixed.nameId })
  for (const { pieces, needed } of pools) {
    const gone = leftOut.filter(({ index }) => pieces.includes(index))
    const left = pieces.length - gone.length
    if (left < needed) return coded('too-many-left-out', { nameIds: gone.map(({ nameId }) => nameId), needed, left })
  }
  return undefined
}
