import type { Result } from '@heptapolis/engine/kernel'

/** As the engine's: for this line alone the writer's thread would load all of it. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
