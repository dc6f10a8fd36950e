/** Errors as values: a code with the values of its message, or with a sentence if only programs meet it. */

export interface Problem {
  code: string
  /** For programmers: the fault and the expectation, or the values from which people get a translated message. */
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

/** Problem with the values of its message. */
export const valued = (code: string, values: object): Problem => ({ code, message: JSON.stringify(values), values })

/** Value of a result that should not be an error; throws code and sentence otherwise. */
export function sure<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`${result.error.code}: ${result.error.message}`)
}

/** Throws for a state that the rules cannot reach: always a bug in this code. */
export function broken(message: string): never {
  throw new Error(`Broken invariant: ${message}`)
}
