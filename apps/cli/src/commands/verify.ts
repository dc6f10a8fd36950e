/** `heptapolis verify`: whether a game of an online table was dealt and played as its record says. */
import { answerAgain } from '@heptapolis/bots'
import { parseRecord, type Result } from '@heptapolis/engine/records'
import { type TableEvent, type TableRecord, type Verified, verify as verifyLog, verifyRecord } from '@heptapolis/table'
import type { Command } from 'commander'
import { UserError } from '../errors.ts'
import { readText } from '../files.ts'
import { words } from '../language.ts'
import { newCommand } from '../options.ts'
import { orFail } from '../or-fail.ts'

export function verify(program: Command): void {
  const { argument, options } = words().commands.verify
  newCommand(program, 'verify')
    .argument('<file>', argument)
    .option('--json', options.json)
    .action((file: string, { json }: { json?: true }) => {
      const verified = verifiedIn(file)
      if (!verified.ok) throw new UserError(verdict(verified.error.code))
      console.log(json ? JSON.stringify(verified.value) : words().serving.holds(verified.value).join('\n'))
    })
}

/** Of a file that is no game of a table nothing is said to be false. */
const NO_TABLE = ['no-log', 'bad-log']
const verdict = (code: string): string =>
  NO_TABLE.includes(code) ? words().serving.problem(code) : words().serving.isFalse(code)

/** A record of a table, or the bare log of one. */
function verifiedIn(file: string): Result<Verified> {
  const text = readText(file)
  const log = logIn(text)
  return log ? verifyLog(log, answerAgain) : verifyRecord(orFail(parseRecord(text), file) as TableRecord, answerAgain)
}

function logIn(text: string): TableEvent[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
