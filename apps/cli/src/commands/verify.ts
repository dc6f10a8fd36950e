/** `heptapolis verify`: whether a game was dealt and played as its record says, at an online table or against bots of one's own. */
import { answerAgain, rethink } from '@heptapolis/bots'
import { type GameRecord, parseRecord, type Result } from '@heptapolis/engine/records'
import { type TableEvent, type TableRecord, type Verified, verify as verifyLog, verifyRecord } from '@heptapolis/table'
import type { Command } from 'commander'
import { UserError } from '../errors.ts'
import { readText } from '../files.ts'
import { words } from '../language.ts'
import { newCommand } from '../options.ts'
import { orFail } from '../or-fail.ts'
import { rethinkingText } from '../text/rethinking.ts'

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

function tellTable(verified: Result<Verified>, json: boolean): void {
  if (!verified.ok) throw new UserError(verdict(verified.error.code))
  console.log(json ? JSON.stringify(verified.value) : words().serving.holds(verified.value).join('\n'))
}

/** Of a file that is no game of a table nothing is said to be false. */
const NO_TABLE = ['no-log', 'bad-log']
const verdict = (code: string): string =>
  NO_TABLE.includes(code) ? words().serving.problem(code) : words().serving.isFalse(code)

/** No server was there: the game is played again, and its bots think again. */
function tellBots(record: GameRecord, file: string, json: boolean): void {
  const rethought = orFail(rethink(record), file)
  console.log(json ? JSON.stringify(rethought) : rethinkingText(record, rethought))
  const other = rethought.cities.reduce((sum, city) => sum + city.other.length, 0)
  if (other > 0) throw new UserError(words().rethinking.differs(other))
}

/** The bare log of a table. */
function logIn(text: string): TableEvent[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
