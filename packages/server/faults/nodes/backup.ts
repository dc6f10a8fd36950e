import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sure } from '@heptapolis/engine/kernel'
import { openPostgres } from '@heptapolis/store'
import { freshDatabase, postgresPrograms, privatePostgres } from '@heptapolis/store/services'
import { judgeLog } from '../../src/desk/judge.ts'
import type { Fault } from './fire.ts'

const counts = { restored: 0, mismatches: 0 }

/** Backups of both kinds are taken while people play, and put elsewhere: every game in them goes on from where it then was. */
export const backup: Fault = {
  name: 'restored from a backup',
  async happens({ fleet }) {
    await dumped(fleet.postgres.url)
    await copied(fleet.postgres.url)
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

/** By pg_basebackup: the whole server, as it is on the disk. */
async function copied(url: string): Promise<void> {
  const copy = await privatePostgres([], url)
  if (!copy) return
  try {
    await compare(url, copy.url)
  } finally {
    await copy.close()
  }
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(join(postgresPrograms() ?? '', program), args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
}

/** Each log leads to a table, and is the beginning of the one it was copied from. */
async function compare(first: string, second: string): Promise<void> {
  const [live, copy] = [sure(await openPostgres({ url: first })), sure(await openPostgres({ url: second }))]
  for (const { game } of sure(await copy.games.list({ limit: 1_000_000 }))) {
    const [events, secret] = [sure(await copy.log.read(game)), sure(await copy.log.secret(game))]
    const since = sure(await live.log.read(game)).slice(0, events.length)
    const isWhole = judgeLog(game, events, secret ?? new Uint8Array()) === undefined
    counts.restored++
    if (!isWhole || JSON.stringify(since) !== JSON.stringify(events)) counts.mismatches++
  }
  await Promise.all([live.close(), copy.close()])
}
