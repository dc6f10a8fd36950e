/** Reading of files named on the command line; "-" is standard input. Failures become user errors. */
import { readFileSync } from 'node:fs'
import { UserError } from './errors.ts'
import { words } from './language.ts'

const STDIN = 0
/** Some editors write it before the first character. */
const BYTE_ORDER_MARK = /^\uFEFF/

const nameOf = (file: string): string => (file === '-' ? words().errors.stdin : file)

export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? STDIN : file, 'utf8').replace(BYTE_ORDER_MARK, '')
  } catch (error) {
    throw new UserError(words().errors.cannotRead(nameOf(file), reasonOf(error)))
  }
}

export function readJson(file: string, expected: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(words().errors.notJson(nameOf(file), expected, reason))
  }
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return words().errors.files[code] ?? (error instanceof Error ? error.message : String(error))
}
