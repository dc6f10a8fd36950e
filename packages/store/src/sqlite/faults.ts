/** Mapping of SQLite result codes to the error codes of the database port. */
import { messageOf, type Problem } from '@heptapolis/engine/kernel'
import { problem, type StoreCode } from '../port.ts'

const CODES: Record<number, StoreCode> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'unreachable',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
}

/** Problem for a thrown error. An unknown code is a constraint violation or a bug. */
export function problemOf(thrown: unknown): Problem {
  const code = isSqlite(thrown) ? CODES[thrown.errcode & 0xff] : undefined
  return problem(code ?? 'refused', messageOf(thrown))
}

const isSqlite = (thrown: unknown): thrown is Error & { errcode: number } =>
  thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number'
