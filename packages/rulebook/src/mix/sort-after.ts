/** Sorting of entries that may name a predecessor: after it and its other followers; at the end if they name none. */
export function inOrder<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  afterOf: (thing: T) => string | undefined,
): T[] {
  const out: T[] = []
  for (const thing of things) {
    const anchor = afterOf(thing)
    let at = anchor === undefined ? -1 : out.findIndex((one) => nameOf(one) === anchor)
    if (at < 0) {
      out.push(thing)
      continue
    }
    while (out[at + 1] !== undefined && afterOf(out[at + 1]) === anchor) at++
    out.splice(at + 1, 0, thing)
  }
  return out
}
