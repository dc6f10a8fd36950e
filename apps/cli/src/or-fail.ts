import type { Problem, Result } from '@heptapolis/engine'
import { UserError } from './errors.ts'
import { say, words } from './language.ts'

/** Value of a result; a problem becomes a user error with text. */
export function orFail<T>(result: Result<T>, what?: string, inWords: (problem: Problem) => string = say().problem): T {
  if (result.ok) return result.value
  const why = inWords(result.error)
  throw new UserError(what ? words().errors.about(what, why) : why)
}
