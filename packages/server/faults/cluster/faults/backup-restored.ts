/** Fault: the database is lost, and a backup taken during play is restored elsewhere. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sure } from '@heptapolis/engine/kernel'
import { openPostgres } from '@heptapolis/store'
import {
  copyOfPostgres,
  freshDatabase,
  keepLog,
  postgresPrograms,
  privatePostgres,
  restored,
} from '@heptapolis/store/services'
import { judgeLog } from '../../../src/live-tables/judge.ts'
import type { Crowd } from '../crowd.ts'
import type { ClusterFault } from '../fault-run.ts'

const counts = { restored: 0, mismatches: 0, missing: 0 }

/** Takes all kinds of backups during play and restores them elsewhere: every game continues from its state then. */
export const backup: ClusterFault = {
  name: 'restored from a backup',
  async happens({ cluster, crowd }) {
    await dumped(cluster.postgres.url)
    await copied(cluster.postgres.url)
    await copiedWithLog(cluster.postgres.url, crowd)
  },
  after: async () => ({ ...counts }),
}

async function dumped(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-dump-'))
  const file = join(folder, 'dump')
  const restored = await freshDatabase(url)
  try {
    run('pg_dump', '--format=custom', `--file=${file}`, url)
    run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restored.url}`, file)
    await compare(url, restored.url)
  } finally {
    rmSync(folder, { recursive: true })
    await restored.drop()
  }
}

/** pg_basebackup: the whole server as on disk. */
async function copied(url: string): Promise<void> {
  const copy = await privatePostgres([], copyOfPostgres(url))
  if (!copy) return
  try {
    await compare(url, copy.url)
  } finally {
    await copy.close()
  }
}

/** Acknowledgements after the copy, which only the log contains. */
const SINCE = 10

/** An older copy plus the archived log contains everything acknowledged by then. */
async function copiedWithLog(url: string, crowd: Crowd): Promise<void> {
  const log = keepLog(url)
  try {
    const night = copyOfPostgres(url)
    await crowd.acks(SINCE)
    const acknowledgedIds = crowd.guests.flatMap(({ acknowledged }) => [...acknowledged])
    await log.whole()
    const copy = await restored(night, log)
    if (!copy) return
    const kept = await compare(url, copy.url)
    counts.missing += acknowledgedIds.filter((cid) => !kept.has(cid)).length
    await copy.close()
  } finally {
    await log.close()
  }
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(join(postgresPrograms() ?? '', program), args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
}

/** Each log folds, and is a prefix of its source; returns all commands of the copy. */
async function compare(first: string, second: string): Promise<Set<string>> {
  const commands = new Set<string>()
  const [live, copy] = [sure(await openPostgres({ url: first })), sure(await openPostgres({ url: second }))]
  for (const { game } of sure(await copy.games.list({ limit: 1_000_000 }))) {
    const [events, secret] = [sure(await copy.log.read(game)), sure(await copy.log.secret(game))]
    const since = sure(await live.log.read(game)).slice(0, events.length)
    const isWhole = judgeLog(game, events, secret ?? new Uint8Array()) === undefined
    for (const { cid } of events) if (cid !== undefined) commands.add(cid)
    counts.restored++
    if (!isWhole || JSON.stringify(since) !== JSON.stringify(events)) counts.mismatches++
  }
  await Promise.all([live.close(), copy.close()])
  return commands
}
