/** Checks of stored logs, for backups and moves between databases. */
import { createHash } from 'node:crypto'
import { toPosition } from '@heptapolis/engine'
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { LogChecker, LogEvent } from '@heptapolis/store'
import { fold, type TableState } from '@heptapolis/table'
import { tableEvents } from './log-events.ts'

const folded = (events: readonly LogEvent[], secret: Uint8Array): Result<TableState> =>
  fold(tableEvents(events), Buffer.from(secret).toString('hex'))

/** Checks that a stored log can be replayed: every event applies, and the last recorded hash matches the game. */
export const judgeLog: LogChecker = (_, events, secret) => {
  const table = folded(events, secret)
  return table.ok ? table.value.frozen : table.error
}

/** Hash of the table state at the end of a log. */
export function hashOfLog(events: readonly LogEvent[], secret: Uint8Array): Result<string> {
  const table = folded(events, secret)
  if (!table.ok) return table
  const { library: _, play, ...rest } = table.value
  const game = play && {
    round: play.round,
    agreement: play.agreement,
    // Before the first round nothing is dealt.
    position: play.round > 0 ? toPosition(play.standing) : undefined,
  }
  return ok(
    createHash('sha256')
      .update(JSON.stringify({ ...rest, game }))
      .digest('hex'),
  )
}
