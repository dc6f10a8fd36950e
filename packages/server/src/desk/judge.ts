import type { Judge, LogEvent } from '@heptapolis/store'
import { fold, type TableEvent } from '@heptapolis/table'

/** Whether a server could go on with a log: it folds, and its last hash is that of the game. */
export const judgeLog: Judge = (_, events, secret) => {
  const folded = fold(events as readonly LogEvent[] as TableEvent[], Buffer.from(secret).toString('hex'))
  return folded.ok ? folded.value.frozen : folded.error
}
