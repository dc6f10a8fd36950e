/** What is shown of a table, and what has changed of it since. */
import { type Json, type Patch, patched, patchFrom } from '@heptapolis/engine'

/** Something as it arrives at the other end: what is undefined has no place in JSON. */
export const asSent = (value: object): Json => JSON.parse(JSON.stringify(value))

/** What leads from one picture to the next, both as they are sent. */
export const makeDelta = (before: Json, after: Json): Patch => patchFrom(before, after) ?? {}

/** The next picture. The one before stays as it is. */
export const applyDelta = (before: Json, delta: Patch): Json => patched(before, delta)
