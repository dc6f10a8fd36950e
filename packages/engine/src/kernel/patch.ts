/** Differences between JSON values, so that a series of them is stored compactly. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * A patch is the new value, unless that is an object or a list. Otherwise it is `{"=": value}`, `{"+": [appended
 * items]}`, `{"#": {index: patch}}` for lists of equal length, `{"-": 1}` for a removed value, or an object of patches
 * by key.
 */
export type Patch = Json

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined if the values are equal. Shared objects are not compared; undefined fields are not part of JSON. */
export function patchFrom(before: Json | undefined, after: Json): Patch | undefined {
  if (before === after) return undefined
  if (isObject(before) && isObject(after)) return changedKeys(before, after)
  if (Array.isArray(before) && Array.isArray(after)) return changedItems(before, after)
  return typeof after === 'object' && after !== null ? { '=': after } : after
}

function changedKeys(before: { [key: string]: Json }, after: { [key: string]: Json }): Patch | undefined {
  let patch: { [key: string]: Json } | undefined
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue
    patch ??= {}
    patch[key] = { '-': 1 }
  }
  for (const key in after) {
    const change = after[key] === undefined ? undefined : patchFrom(before[key], after[key])
    if (change === undefined) continue
    patch ??= {}
    patch[key] = change
  }
  return patch
}

function changedItems(before: Json[], after: Json[]): Patch | undefined {
  if (after.length < before.length) return { '=': after }
  const isLonger = after.length > before.length
  let changed: { [place: string]: Json } | undefined
  for (let i = 0; i < before.length; i++) {
    const change = patchFrom(before[i], after[i])
    if (change === undefined) continue
    if (isLonger) return { '=': after }
    changed ??= {}
    changed[i] = change
  }
  if (isLonger) return { '+': after.slice(before.length) }
  if (!changed) return undefined
  return after.some(isObject) ? { '#': changed } : { '=': after }
}

/** Applies a patch. */
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
