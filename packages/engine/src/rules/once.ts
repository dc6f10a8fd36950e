/** Caches per ruleset. */
import type { Ruleset } from './contract/box.ts'

/** Computes a value once per ruleset. It may depend on boxes, pieces and players, but not on the seed. */
export function oncePerRuleset<T>(make: (rules: Ruleset) => T): (rules: Ruleset) => T {
  const known = new WeakMap<Ruleset['pieces'], { made: T }>()
  // Consecutive games usually share a ruleset: this saves most look-ups.
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
