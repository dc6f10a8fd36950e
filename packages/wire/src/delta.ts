/** What is shown of a table, and what has changed of it since. */
import { type Json, type Patch, type PatchMemo, patched, patchFrom } from '@heptapolis/engine/kernel'

/**
 * The patch from one picture to the next. Objects both share are not compared; undefined fields are not sent. Pictures of
 * one moment that share objects are compared faster with the same memo.
 */
export const makeDelta = (before: Json, after: Json, memo?: PatchMemo): Patch => patchFrom(before, after, memo) ?? {}

/** The next picture. The one before stays as it is. */
export const applyDelta = (before: Json, delta: Patch): Json => patched(before, delta)
