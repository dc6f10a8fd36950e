import type { Result } from '@heptapolis/engine'
import { UserError } from './errors.ts'
import { say } from './language.ts'

/** The value, or what is wrong in words as the user's mistake. */
export function orFail<T>(result: Result<T>, what?: string): T {
  if (result.ok) return result.value
  const why = say().problem(result.error)
  throw new UserError(what ? `${what}: ${why}` : why)
}
