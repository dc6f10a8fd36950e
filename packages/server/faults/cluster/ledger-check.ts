/** Check after a fault: each acknowledged command is in the database once, and no log has gaps or wrong timeouts. */
import { sure } from '@heptapolis/engine/kernel'
import { openPostgres, type Store } from '@heptapolis/store'
import type { TableEvent } from '@heptapolis/table'
import { judgeLog } from '../../src/live-tables/judge.ts'
import type { TestGuest } from '../../src/test-guest.ts'

export interface LedgerCheck {
  readonly tables: number
  readonly acknowledged: number
  /** Acknowledged, but in no log. */
  readonly lost: number
  /** Twice in a log. */
  readonly doubled: number
  /** Missing event numbers. */
  readonly gaps: number
  /** Tables whose log does not fold, for example after a differing hash. */
  readonly frozen: number
  /** Flags and absences, although everybody was present and fast. */
  readonly flags: number
}

export const NOTHING_WRONG = { lost: 0, doubled: 0, gaps: 0, frozen: 0, flags: 0 }

export async function look(url: string, guests: readonly TestGuest[]): Promise<LedgerCheck> {
  const store = sure(await openPostgres({ url }))
  const logs = await logsIn(store)
  const events = logs.flatMap((log) => log.events)
  const frozen = logs.filter((log) => judgeLog('', log.events, log.secret) !== undefined).length
  await store.close()
  const kept = new Set(events.flatMap(({ cid }) => cid ?? []))
  const acks = guests.flatMap(({ acknowledged }) => [...acknowledged])
  return {
    tables: logs.length,
    acknowledged: acks.length,
    lost: acks.filter((cid) => !kept.has(cid)).length,
    doubled: logs.reduce((sum, log) => sum + doubledIn(log), 0),
    gaps: logs.flatMap((log) => log.events.filter(({ n }, i) => n !== i)).length,
    frozen,
    flags: events.filter(isFlag).length,
  }
}

function doubledIn({ events }: Log): number {
  const commands = events.flatMap(({ who, cid }) => (cid === undefined ? [] : [`${who} ${cid}`]))
  return commands.length - new Set(commands).size
}

const isFlag = (event: TableEvent): boolean =>
  (event.kind === 'choose' && event.by === 'clock') || (event.kind === 'away' && event.why !== 'wish')

interface Log {
  readonly events: TableEvent[]
  readonly secret: Uint8Array
}

export async function logsIn({ games, log }: Store): Promise<Log[]> {
  const logs: Log[] = []
  for (const { game } of sure(await games.list({ limit: 1_000_000 }))) {
    const events = sure(await log.read(game)) as readonly unknown[] as TableEvent[]
    logs.push({ events, secret: sure(await log.secret(game)) ?? new Uint8Array() })
  }
  return logs
}
