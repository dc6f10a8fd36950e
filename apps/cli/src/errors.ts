/** Mistakes of the user's, told in one sentence without a stack. */
import type { Result } from '@heptapolis/engine'

export class UserError extends Error {
  override name = 'UserError'
}

/** The person left the game: no mistake, just the end. */
export class Left extends Error {
  override name = 'Left'
}

/** The value, or the engine's sentence as the user's mistake. */
export function orFail<T>(result: Result<T>, what?: string): T {
  if (result.ok) return result.value
  throw new UserError(what ? `${what}: ${result.error.message}` : result.error.message)
}
