import { chmodSync, chownSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '@heptapolis/engine/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSqlite, restore, type SqliteStore } from '../index.ts'
import { choice, opening, temporaryFolder } from '../testing.ts'

const NOW = new Date('2026-11-15T20:00:00Z')
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
const at = (name: string): string => join(folder, name)
const opened = async (): Promise<SqliteStore> => sure(await openSqlite({ file: at('tables.db') }))
const codeOf = (result: ReturnType<typeof restore>): string => (result.ok ? 'ok' : result.error.code)

/** Fixture: a database with two games, and a backup that contains one. */
async function backedUp(): Promise<SqliteStore> {
  const store = await opened()
  sure(await store.log.append(opening('a')))
  sure(await store.backup(at('backup.db')))
  sure(await store.log.append(opening('b')))
  return store
}

async function gamesNow(): Promise<string[]> {
  const store = await opened()
  const games = sure(await store.games.unfinished(10))
  await store.close()
  return games
}

describe('restoring', () => {
  test('replaces the database by the backup and keeps the old one aside', async () => {
    await (await backedUp()).close()
    const { games, aside } = sure(restore(at('backup.db'), at('tables.db'), NOW))
    expect(games).toBe(1)
    expect(await gamesNow()).toEqual(['a'])
    expect(aside).toBe(at('tables.db.2026-11-15T20-00-00.000Z'))
    sure(restore(aside ?? '', at('tables.db'), new Date(0)))
    expect(await gamesNow()).toEqual(['a', 'b'])
  })

  test('is refused while a server has the database open, and changes nothing', async () => {
    const store = await backedUp()
    expect(codeOf(restore(at('backup.db'), at('tables.db'), NOW))).toBe('busy')
    sure(await store.log.append(choice('b', 1, 'still')))
    await store.close()
    expect(await gamesNow()).toEqual(['a', 'b'])
  })

  test('is refused if the backup is damaged or fails the judge, and changes nothing', async () => {
    await (await backedUp()).close()
    const before = readFileSync(at('tables.db'))
    writeFileSync(at('bad.db'), 'no database at all, but long enough to be looked at'.repeat(100))
    expect(codeOf(restore(at('bad.db'), at('tables.db'), NOW))).toBe('damaged')
    const judge = () => ({ code: 'log-differs', message: 'It leads elsewhere.' })
    expect(codeOf(restore(at('backup.db'), at('tables.db'), NOW, judge))).toBe('log-differs')
    expect(codeOf(restore(at('none.db'), at('tables.db'), NOW))).toBe('unreachable')
    expect(readFileSync(at('tables.db')).equals(before)).toBe(true)
    expect(existsSync(at('none.db'))).toBe(false)
  })

  test('restricts the file to its owner, whatever the permissions of the backup', async () => {
    await (await backedUp()).close()
    expect(statSync(at('backup.db')).mode & 0o777).toBe(0o600)
    chmodSync(at('backup.db'), 0o644)
    sure(restore(at('backup.db'), at('tables.db'), NOW))
    expect(statSync(at('tables.db')).mode & 0o777).toBe(0o600)
  })

  test.skipIf(process.getuid?.() !== 0)(
    'restored by root it belongs to the owner of the folder, who runs the server',
    async () => {
      await (await backedUp()).close()
      chownSync(folder, 12345, 12345)
      sure(restore(at('backup.db'), at('tables.db'), NOW))
      expect(statSync(at('tables.db'))).toMatchObject({ uid: 12345, gid: 12345 })
    },
  )

  test('replaces a damaged or missing database', async () => {
    await (await backedUp()).close()
    writeFileSync(at('tables.db'), 'no database at all, but long enough to be looked at'.repeat(100))
    sure(restore(at('backup.db'), at('tables.db'), NOW))
    expect(await gamesNow()).toEqual(['a'])
    expect(sure(restore(at('backup.db'), at('other.db'), NOW)).aside).toBeUndefined()
  })
})
