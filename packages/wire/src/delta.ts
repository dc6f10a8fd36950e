/** What is shown of a table, and what has changed of it since. */
import { type Json, type Patch, patched, patchFrom } from '@heptapolis/engine/kernel'

/** The patch from one picture to the next. Objects both share are not compared; undefined fields are not sent. */
export const makeDelta = (before: Json, after: Json): Patch => patchFrom(before, after) ?? {}

/** The next picture. The one before stays as it is. */
export const applyDelta = (before: Json, delta: Patch): Json => patched(before, delta)
