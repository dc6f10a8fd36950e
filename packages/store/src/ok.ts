import type { Result } from '@heptapolis/engine/kernel'

/** Copy of the engine's `ok`: importing it would load the whole engine in the writer thread. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
