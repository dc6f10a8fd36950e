/** Tables that follow from a ruleset. */
import type { Ruleset } from './contract/box.ts'

/** Something that follows from the boxes, pieces and players of a ruleset, made once for each, whatever the seed. */
export function oncePerRuleset<T>(make: (rules: Ruleset) => T): (rules: Ruleset) => T {
  const known = new WeakMap<Ruleset['pieces'], { made: T }>()
  // Games of one ruleset are played in a row: this saves most look-ups.
  let last: { pieces: Ruleset['pieces']; made: T } | undefined
  return (rules) => {
    const { pieces } = rules
    if (last?.pieces === pieces) return last.made
    const before = known.get(pieces)
    const made = before ? before.made : make(rules)
    if (!before) known.set(pieces, { made })
    last = { pieces, made }
    return made
  }
}
