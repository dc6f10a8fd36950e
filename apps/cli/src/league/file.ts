/**
 * File of a league between bots: settings in the first line, then one game per line, so that a stopped league resumes.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { MatchResult } from '@heptapolis/bots/league'
import { UserError } from '../errors.ts'
import { reasonOf } from '../files.ts'
import { words } from '../language.ts'

export interface LeagueHead {
  league: 1
  seed: string
  bots: readonly string[]
  mixes: readonly string[]
  one: boolean
}

/** Games played so far; the file of another league is a user error. */
export function openLeague(file: string, head: LeagueHead): MatchResult[] {
  if (!existsSync(file)) {
    write(() => writeFileSync(file, `${JSON.stringify(head)}\n`), file)
    return []
  }
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  if (first !== JSON.stringify(head)) {
    throw new UserError(words().errors.otherLeague(file, first.slice(0, 120)))
  }
  // A game whose line was cut off by an interruption is played again.
  return lines.flatMap((line) => parsed(line))
}

function parsed(line: string): MatchResult[] {
  try {
    return line === '' ? [] : [JSON.parse(line)]
  } catch {
    return []
  }
}

export const addResult = (file: string, result: MatchResult): void =>
  write(() => appendFileSync(file, `${JSON.stringify(result)}\n`), file)

function write(act: () => void, file: string): void {
  try {
    act()
  } catch (error) {
    throw new UserError(words().errors.cannotWrite(file, reasonOf(error)))
  }
}
