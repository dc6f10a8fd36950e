/** Script of a game: named lines that run in order. Boxes insert lines; the rulebook prints the same list. */

/** Line of the script. Its name lets boxes insert lines before or after it, and lets the rulebook print it. */
export interface Line<G> {
  id: string
  run(g: G): void
  /** Secret question that the line asks. The script continues with the next line, or repeats this one. */
  asks?: string
  repeats?: boolean
}

/** Place in a list of named entries: after or before another; at the end if neither is named. */
export interface Whereabouts {
  after?: string
  before?: string
}

/** Inserts an entry. If the named entry is not in play, `after` means the end and `before` the start. */
export function insert<T>(list: T[], thing: T, { after, before }: Whereabouts, idOf: (one: T) => string): void {
  const anchor = after ?? before
  const at = list.findIndex((one) => idOf(one) === anchor)
  if (after === undefined && before !== undefined) list.splice(Math.max(0, at), 0, thing)
  else list.splice(at < 0 ? list.length : at + 1, 0, thing)
}
