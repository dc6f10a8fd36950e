/** Mapping of PostgreSQL and network errors to the error codes of the database port. */
import { messageOf, type Problem, type Result } from '@heptapolis/engine/kernel'
import { ok, problem, type StoreCode } from '../port.ts'

/** By SQLSTATE or its class. */
const CODES: Record<string, StoreCode> = {
  '40': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '53300': 'busy',
  '53100': 'full',
  '53': 'busy',
  '25006': 'read-only',
  '42501': 'read-only',
  // No schema in which this user may create tables.
  '3F000': 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
  '22': 'refused',
  '23': 'refused',
  '42': 'refused',
}
const SQLSTATE = /^[0-9A-Z]{5}$/

const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : ''

/** Whether the database itself reported the error, so the connection is intact. */
export const isSaid = (thrown: unknown): boolean => SQLSTATE.test(codeOf(thrown)) && !/^(08|57P)/.test(codeOf(thrown))

/** Whether one row violates a constraint; the other steps of the group may still be valid. */
export const isRefused = (thrown: unknown): boolean => /^2[23]/.test(codeOf(thrown)) && isSaid(thrown)

/** Whether another transaction inserted the same row first. */
export const isTaken = (thrown: unknown): boolean => codeOf(thrown) === '23505'

/** Serialization failure or deadlock: alone, the step may succeed. */
export const isEntangled = (thrown: unknown): boolean => /^40/.test(codeOf(thrown))

/** Thrown after the connection was closed. */
export class ClosedError extends Error {}

/** Turns a promise that may reject into a result. */
export async function answered<T>(asked: Promise<T>): Promise<Result<T>> {
  try {
    return ok(await asked)
  } catch (thrown) {
    return { ok: false, error: problemOf(thrown) }
  }
}

/** Problem for a thrown error. Errors without a code from the database count as unreachable. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ClosedError) return problem('closed')
  const [code, message] = [codeOf(thrown), messageOf(thrown)]
  if (!SQLSTATE.test(code)) return problem('unreachable', message || code)
  return problem(CODES[code] ?? CODES[code.slice(0, 2)] ?? 'unreachable', message)
}
