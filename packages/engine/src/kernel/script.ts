/** A game is a list of named lines, run one after another. Boxes insert theirs; the rulebook prints the same list. */

/** A line of the script: named, so that others can stand before or after it and the rulebook can print it. */
export interface Line<G> {
  id: string
  run(g: G): void
  /** The secret question it asks. The script goes on behind it, or, where it repeats itself, there once more. */
  asks?: string
  repeats?: boolean
}

/** Where a thing goes in a list of named ones: behind or before which other, at the end where none is named. */
export interface Whereabouts {
  after?: string
  before?: string
}

/** Puts it there. What names something that is not in play goes to the end (`after`), or to the start (`before`). */
export function insert<T>(list: T[], thing: T, { after, before }: Whereabouts, idOf: (one: T) => string): void {
  const anchor = after ?? before
  const at = list.findIndex((one) => idOf(one) === anchor)
  if (after === undefined && before !== undefined) list.splice(Math.max(0, at), 0, thing)
  else list.splice(at < 0 ? list.length : at + 1, 0, thing)
}
