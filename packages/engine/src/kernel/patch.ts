/** What changes from one JSON value to the next, so that a course of them is written down short. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * A patch is the new value itself where that is no object and no list; else `{"=": value}`, `{"+": [added behind]}`,
 * `{"#": {place: patch}}` for lists of equal length, `{"-": 1}` for what is gone, or an object of patches by key.
 */
export type Patch = Json

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nothing where the two are equal. */
export function patchFrom(before: Json | undefined, after: Json): Patch | undefined {
  if (isObject(before) && isObject(after)) return changedKeys(before, after)
  if (Array.isArray(before) && Array.isArray(after)) return changedItems(before, after)
  if (before === after) return undefined
  return typeof after === 'object' && after !== null ? { '=': after } : after
}

function changedKeys(before: { [key: string]: Json }, after: { [key: string]: Json }): Patch | undefined {
  const patch: { [key: string]: Json } = {}
  for (const key of Object.keys(before)) if (!(key in after)) patch[key] = { '-': 1 }
  for (const [key, value] of Object.entries(after)) {
    const change = patchFrom(before[key], value)
    if (change !== undefined) patch[key] = change
  }
  return Object.keys(patch).length === 0 ? undefined : patch
}

function changedItems(before: Json[], after: Json[]): Patch | undefined {
  const kept = before.map((item, i) => (i < after.length ? patchFrom(item, after[i]) : null))
  const changed = kept.flatMap((change, i): [string, Json][] => (change === undefined ? [] : [[String(i), change]]))
  if (changed.length === 0) return before.length === after.length ? undefined : { '+': after.slice(before.length) }
  const inPlace = before.length === after.length && after.some(isObject)
  return inPlace ? { '#': Object.fromEntries(changed) } : { '=': after }
}

/** The value a patch leads to. */
export function patched(before: Json | undefined, patch: Patch): Json {
  if (!isObject(patch)) return patch
  if ('=' in patch) return patch['=']
  if (Array.isArray(before) && Array.isArray(patch['+'])) return [...before, ...patch['+']]
  if (Array.isArray(before) && isObject(patch['#'])) {
    const places = patch['#']
    return before.map((item, i) => (Object.hasOwn(places, String(i)) ? patched(item, places[String(i)]) : item))
  }
  const after: { [key: string]: Json } = isObject(before) ? { ...before } : {}
  for (const [key, change] of Object.entries(patch)) {
    if (key === '__proto__') continue
    if (isObject(change) && '-' in change) delete after[key]
    else after[key] = patched(after[key], change)
  }
  return after
}
