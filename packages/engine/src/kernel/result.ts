/** What goes wrong is a value: a code with what words are made from, or with a sentence where only programs meet it. */

export interface Problem {
  code: string
  /** For programmers: what is wrong and what was expected, or the values where people are told in words made from them. */
  message: string
  values?: object
}
export type Result<T> = { ok: true; value: T } | { ok: false; error: Problem }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (code: string, message: string): { ok: false; error: Problem } => ({
  ok: false,
  error: { code, message },
})

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

/** A problem with what words are made from. */
export const valued = (code: string, values: object): Problem => ({ code, message: JSON.stringify(values), values })

/** The value, where no error is expected: throws with its code and sentence otherwise. */
export function sure<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`${result.error.code}: ${result.error.message}`)
}

/** A state the rules cannot reach: a bug of ours, never of the user's. */
export function broken(message: string): never {
  throw new Error(`Broken invariant: ${message}`)
}
