/** React keys for a list: the name of each item, numbered if several share it. */
export function keyed<T>(things: readonly T[], nameOf: (thing: T) => string = String): { key: string; thing: T }[] {
  const seen = new Map<string, number>()
  return things.map((thing) => {
    const name = nameOf(thing)
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return { key: nth === 1 ? name : `${name} ${nth}`, thing }
  })
}
