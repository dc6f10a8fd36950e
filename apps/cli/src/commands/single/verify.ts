/** `heptapolis verify`: checks that the cards were dealt and the bots played as a game record says. */
import { answerAgain, rethink } from '@heptapolis/bots'
import { type GameRecord, parseRecord, type Result } from '@heptapolis/engine/records'
import {
  type TableEvent,
  type TableRecord,
  type VerifyResult,
  verify as verifyLog,
  verifyRecord,
} from '@heptapolis/table'
import type { Command } from 'commander'
import { UserError } from '../../errors.ts'
import { readText } from '../../files.ts'
import { words } from '../../language.ts'
import { newCommand } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { rethinkingText } from '../../text/rethinking.ts'

export function verify(program: Command): void {
  const { argument, options } = words().commands.verify
  newCommand(program, 'verify')
    .argument('<file>', argument)
    .option('--json', options.json)
    .action((file: string, { json = false }: { json?: boolean }) => {
      const text = readText(file)
      const log = logIn(text)
      if (log) return tellTable(verifyLog(log, answerAgain), json)
      const record = orFail(parseRecord(text), file)
      if ('table' in record) tellTable(verifyRecord(record as TableRecord, answerAgain), json)
      else tellBots(record, file, json)
    })
}

function tellTable(verified: Result<VerifyResult>, json: boolean): void {
  if (!verified.ok) throw new UserError(verdict(verified.error.code))
  console.log(json ? JSON.stringify(verified.value) : words().serving.holds(verified.value).join('\n'))
}

/** A file that is no table record is not reported as false. */
const NO_TABLE = ['no-log', 'bad-log']
const verdict = (code: string): string =>
  NO_TABLE.includes(code) ? words().serving.problem(code) : words().serving.isFalse(code)

/** Without a server: replays the game and repeats the choices of its bots. */
function tellBots(record: GameRecord, file: string, json: boolean): void {
  const rethought = orFail(rethink(record), file)
  console.log(json ? JSON.stringify(rethought) : rethinkingText(record, rethought))
  const other = rethought.cities.reduce((sum, city) => sum + city.other.length, 0)
  if (other > 0) throw new UserError(words().rethinking.differs(other))
}

function logIn(text: string): TableEvent[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
