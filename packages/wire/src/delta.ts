/** Deltas: the difference between two snapshots of a table, made by the server and applied by the client. */
import { type Json, type Patch, patched, patchFrom } from '@heptapolis/engine/kernel'

/** Patch between two snapshots. Shared objects are not compared; undefined fields are not sent. */
export const makeDelta = (before: Json, after: Json): Patch => patchFrom(before, after) ?? {}

/** Applies a patch; returns a new snapshot. */
export const applyDelta = (before: Json, delta: Patch): Json => patched(before, delta)
