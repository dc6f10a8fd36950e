/**
 * Crash test of a database file: kills a writing process repeatedly, and checks that every acknowledged event is
 * stored:
 *
 *     node packages/store/faults/kill.ts --kills 200 --seed 7
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { random, sure } from '@heptapolis/engine/kernel'
import { type LogEvent, openSqlite } from '../src/index.ts'
import type { AppenderOptions } from './appender.ts'

export interface StoreKillPlan {
  kills: number
  seed: string
  logs: number
  /** Maximum number of acknowledgements before the next kill. */
  patience: number
  onKill?: (killed: number, found: StoreKillResult) => void
}

export interface StoreKillResult {
  acknowledged: number
  /** Acknowledged, but missing under its number. */
  lost: number
  /** Stored twice. */
  doubled: number
  /** Missing numbers. */
  gaps: number
}

type Ack = { log: number; choice: number; n: number }

export async function killAgainAndAgain({
  kills,
  seed,
  logs,
  patience,
  onKill,
}: StoreKillPlan): Promise<StoreKillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-kill-'))
  const file = join(folder, 'tables.db')
  const dice = random(seed)
  const first = Array.from({ length: logs }, () => 0)
  const acks: Ack[] = []
  try {
    for (let killed = 1; killed <= kills; killed++) {
      for (const ack of await runUntilKilled({ file, synchronous: 'full', first }, 1 + dice.below(patience))) {
        first[ack.log] = ack.choice + 1
        acks.push(ack)
      }
      onKill?.(killed, await look(file, logs, acks))
    }
    return await look(file, logs, acks)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Lines printed before the kill count as acknowledged. */
async function runUntilKilled(orders: AppenderOptions, after: number): Promise<Ack[]> {
  const program = join(import.meta.dirname, 'appender.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(orders)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acks: Ack[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const [, log, choice, n] = /^ack log-(\d+)\/choice-(\d+); (\d+)$/.exec(line) ?? []
    // A line that the kill cut off is no acknowledgement.
    if (n !== undefined) acks.push({ log: Number(log), choice: Number(choice), n: Number(n) })
    if (acks.length === after) child.kill('SIGKILL')
  }
  if (acks.length < after) throw new Error(`The program ended by itself after ${acks.length} acknowledgements.`)
  return acks
}

async function look(file: string, logs: number, acks: readonly Ack[]): Promise<StoreKillResult> {
  const store = sure(await openSqlite({ file }))
  const kept: LogEvent[][] = []
  for (let log = 0; log < logs; log++) kept.push(sure(await store.log.read(`log-${log}`)))
  await store.close()
  return judge(kept, acks)
}

export function judge(kept: readonly (readonly LogEvent[])[], acks: readonly Ack[]): StoreKillResult {
  const cids = kept.flatMap((events) => events.flatMap(({ cid }) => cid ?? []))
  return {
    acknowledged: acks.length,
    lost: acks.filter(({ log, choice, n }) => kept[log][n]?.cid !== `log-${log}/choice-${choice};`).length,
    doubled: cids.length - new Set(cids).size,
    gaps: kept.flatMap((events) => events.filter(({ n }, i) => n !== i)).length,
  }
}

const inWords = ({ acknowledged, lost, doubled, gaps }: StoreKillResult): string =>
  `acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, gaps ${gaps}`

if (import.meta.main) {
  const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } })
  const kills = Number(values.kills ?? 200)
  const seed = values.seed ?? String(Date.now())
  console.log(`seed ${seed}, ${kills} kills`)
  const found = await killAgainAndAgain({
    kills,
    seed,
    logs: 20,
    patience: 2000,
    onKill: (killed, so) => process.stdout.write(`\r${killed}/${kills}: ${inWords(so)}`),
  })
  console.log(`\n${inWords(found)}`)
  process.exitCode = found.lost + found.doubled + found.gaps === 0 ? 0 : 1
}
