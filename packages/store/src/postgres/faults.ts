/** What PostgreSQL's codes, and those of the way to it, mean to us. */
import type { Problem, Result } from '@heptapolis/engine/kernel'
import { ok, problem, type StoreCode } from '../port.ts'

/** By SQLSTATE, or by its class. */
const CODES: Record<string, StoreCode> = {
  '40': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '53300': 'busy',
  '53100': 'full',
  '53': 'busy',
  '25006': 'read-only',
  '42501': 'read-only',
  // There is no schema in which this user may make anything.
  '3F000': 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
  '22': 'refused',
  '23': 'refused',
  '42': 'refused',
}
const SQLSTATE = /^[0-9A-Z]{5}$/

const codeOf = (thrown: unknown): string => String((thrown as { code?: unknown }).code ?? '')

/** Whether the database itself has said this: then the way to it is whole. */
export const isSaid = (thrown: unknown): boolean => SQLSTATE.test(codeOf(thrown)) && !/^(08|57P)/.test(codeOf(thrown))

/** Whether one row is against what the database holds to; the others of its group are not. */
export const isRefused = (thrown: unknown): boolean => /^2[23]/.test(codeOf(thrown)) && isSaid(thrown)

/** Whether somebody else has written the same row first. */
export const isTaken = (thrown: unknown): boolean => codeOf(thrown) === '23505'

/** Whether two who wrote at the same time stood in each other's way: tried alone it may succeed. */
export const isEntangled = (thrown: unknown): boolean => /^40/.test(codeOf(thrown))

/** Thrown where nothing was asked any more. */
export class Closed extends Error {}

/** The answer to what may throw. */
export async function answered<T>(asked: Promise<T>): Promise<Result<T>> {
  try {
    return ok(await asked)
  } catch (thrown) {
    return { ok: false, error: problemOf(thrown) }
  }
}

/** The problem behind something thrown. What never came to the database, or came back from it, is out of reach. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Closed) return problem('closed')
  const [code, message] = [codeOf(thrown), (thrown as Error).message]
  if (!SQLSTATE.test(code)) return problem('unreachable', message || code)
  return problem(CODES[code] ?? CODES[code.slice(0, 2)] ?? 'unreachable', message)
}
