/** What is shown of a table, and what has changed of it since. */
import { type Json, type Patch, patched, patchFrom } from '@heptapolis/engine/kernel'

/** What leads from one picture to the next. What they share is not looked at; what is undefined is not sent. */
export const makeDelta = (before: Json, after: Json): Patch => patchFrom(before, after) ?? {}

/** The next picture. The one before stays as it is. */
export const applyDelta = (before: Json, delta: Patch): Json => patched(before, delta)
