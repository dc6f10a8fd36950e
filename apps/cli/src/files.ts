/** Files named on the command line; "-" is standard input. */
import { readFileSync } from 'node:fs'
import { UserError } from './errors.ts'

const STDIN = 0

export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? STDIN : file, 'utf8')
  } catch (error) {
    throw new UserError(`Cannot read ${file === '-' ? 'standard input' : file}: ${reasonOf(error)}.`)
  }
}

export function readJson(file: string, expected: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${file === '-' ? 'Standard input' : file} is not JSON (expected ${expected}): ${reason}`)
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error))
}
