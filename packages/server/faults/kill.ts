/**
 * Crash test: kills a server under load repeatedly, and checks that every acknowledged command survived:
 *
 *     npm run faults:kill -- --kills 200 --tables 50 --seed 7
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { random, sure } from '@heptapolis/engine/kernel'
import { openSqlite } from '@heptapolis/store'
import { fold, type TableEvent } from '@heptapolis/table'
import { fileIn } from '../src/index.ts'
import { TestGuest, termsFor } from '../src/test-guest.ts'
import { freePort, start } from './child.ts'
import { quantile } from './figures.ts'
import { endProgressBar, progressBar } from './progress-bar.ts'

export interface KillPlan {
  kills: number
  tables: number
  seed: string
  /** Upper bound on acknowledgements between two kills. */
  patience: number
  onKill?: (killed: number, acknowledged: number) => void
}

export interface KillResult {
  acknowledged: number
  /** Acknowledged, but in no log. */
  lost: number
  /** Twice in a log. */
  doubled: number
  /** Tables whose log does not fold. */
  frozen: number
  tables: number
  /** Milliseconds from a server's start to its first acknowledgement. */
  waits: number[]
}

export async function killAgainAndAgain({ kills, tables, seed, patience, onKill }: KillPlan): Promise<KillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-kill-'))
  const port = await freePort()
  const dice = random(seed)
  const guests: TestGuest[] = []
  const waits: number[] = []
  let server = await start(folder, port)
  let acknowledged = 0
  let heard: () => void = () => {}
  try {
    const playing = Array.from({ length: tables }, (_, i) =>
      playAt(`http://127.0.0.1:${port}`, `${seed} ${i}`, (guest) => {
        guests.push(guest)
        guest.onText = () => {}
        guest.onAck = () => {
          acknowledged++
          heard()
        }
      }),
    )
    const acks = (count: number): Promise<void> =>
      new Promise((resolve) => {
        const enough = acknowledged + count
        heard = () => {
          if (acknowledged >= enough) resolve()
        }
      })
    for (let killed = 1; killed <= kills; killed++) {
      await Promise.race([acks(1 + dice.below(patience)), endedByItself(server)])
      server.kill('SIGKILL')
      await once(server, 'exit')
      const stopped = performance.now()
      server = await start(folder, port)
      await acks(1)
      waits.push(performance.now() - stopped)
      onKill?.(killed, acknowledged)
    }
    for (const guest of guests) guest.isStopped = true
    await Promise.all(playing)
    server.kill('SIGKILL')
    await once(server, 'exit')
    return { ...(await look(fileIn(folder), guests)), waits }
  } finally {
    for (const { connection } of guests) connection.close()
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

async function endedByItself(server: ChildProcess): Promise<void> {
  const [, signal] = await once(server, 'exit')
  if (signal !== 'SIGKILL') throw new Error('The server has ended by itself.')
}

/** Two guests and a bot, game after game. */
async function playAt(origin: string, seed: string, meet: (guest: TestGuest) => void): Promise<void> {
  const [host, friend] = [await arrived(origin), await arrived(origin)]
  meet(host)
  meet(friend)
  while (!host.isStopped) {
    const opened = await untilDone(() => host.opens(termsFor(3)), host)
    if (!opened) return
    const { table, invite } = opened
    await friend.sits({ table }, invite, 'Bob')
    await host.does({ table }, { do: 'begin', fill: 'easy' })
    await Promise.all([host.plays({ table }, `${seed} host`), friend.plays({ table }, `${seed} friend`)])
    for (const guest of [host, friend]) guest.unfollows({ table })
  }
}

const arrived = async (origin: string): Promise<TestGuest> => (await untilDone(() => TestGuest.at(origin))) as TestGuest

/** Repeats a request while the server is down. */
async function untilDone<T>(act: () => Promise<T>, guest?: TestGuest): Promise<T | undefined> {
  while (!guest?.isStopped) {
    try {
      return await act()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return undefined
}

async function look(file: string, guests: readonly TestGuest[]): Promise<Omit<KillResult, 'waits'>> {
  const store = sure(await openSqlite({ file }))
  const cids: string[] = []
  let frozen = 0
  const listed = sure(await store.games.list({ limit: 1_000_000 }))
  for (const { game } of listed) {
    const events = sure(await store.log.read(game)) as readonly unknown[] as TableEvent[]
    const secret = Buffer.from(sure(await store.log.secret(game)) ?? []).toString('hex')
    const folded = fold(events, secret)
    if (!folded.ok || folded.value.frozen) frozen++
    cids.push(...events.flatMap(({ cid }) => cid ?? []))
  }
  await store.close()
  const kept = new Set(cids)
  const acks = guests.flatMap(({ acknowledged }) => [...acknowledged])
  return {
    acknowledged: acks.length,
    lost: acks.filter((cid) => !kept.has(cid)).length,
    doubled: cids.length - kept.size,
    frozen,
    tables: listed.length,
  }
}

function inWords({ acknowledged, lost, doubled, frozen, tables, waits }: KillResult): string {
  const sorted = [...waits].sort((a, b) => a - b)
  const back = [0.5, 0.99].map((q) => (quantile(sorted, q) / 1000).toFixed(1)).join(' / ')
  return `tables ${tables}, acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, frozen ${frozen}, first acknowledgement after p50 / p99 ${back} s`
}

if (import.meta.main) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { kills: text, tables: text, patience: text, seed: text } })
  const kills = Number(values.kills ?? 200)
  const tables = Number(values.tables ?? 20)
  const seed = values.seed ?? String(Date.now())
  console.log(`seed ${seed}, ${kills} kills, ${tables} tables at a time`)
  const onKill = (killed: number, acknowledged: number) =>
    progressBar(`killed, ${acknowledged} acknowledged`, killed, kills)
  const found = await killAgainAndAgain({ kills, tables, seed, patience: Number(values.patience ?? 400), onKill })
  endProgressBar()
  console.log(inWords(found))
  process.exitCode = found.lost + found.doubled + found.frozen === 0 ? 0 : 1
}
