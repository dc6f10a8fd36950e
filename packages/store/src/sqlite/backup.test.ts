import { closeSync, copyFileSync, existsSync, openSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sure } from '@heptapolis/engine/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkBackup, openSqlite, type SqliteStore } from '../index.ts'
import { choice, codeOf, opening, SECRET, temporaryFolder } from '../testing.ts'

let folder: string
let store: SqliteStore
beforeEach(async () => {
  folder = temporaryFolder()
  store = sure(await openSqlite({ file: join(folder, 'tables.db') }))
})
afterEach(() => store.close())

const at = (name: string): string => join(folder, name)

describe('a backup', () => {
  test('runs during play and contains everything stored before it began', async () => {
    for (const game of ['a', 'b', 'c']) sure(await store.log.append(opening(game)))
    let length = 1
    let playing = true
    const play = (async () => {
      while (playing) sure(await store.log.append(choice('a', length++, `cid-${length}`)))
    })()
    sure(await store.log.append(choice('b', 1, 'before')))
    const { games, events } = sure(await store.backup(at('copy.db')))
    playing = false
    await play
    expect(games).toBe(3)
    expect(events).toBeGreaterThanOrEqual(4)
    expect(events).toBeLessThanOrEqual(length + 3)

    const restored = sure(await openSqlite({ file: at('copy.db') }))
    expect(sure(await restored.log.read('b'))).toHaveLength(2)
    expect(sure(await restored.log.secret('c'))).toEqual(SECRET)
    expect(sure(await restored.log.append(choice('b', 2, 'after'))).n).toBe(2)
    await restored.close()
  })

  test('replaces an older one only when it is complete, and leaves no temporary files', async () => {
    sure(await store.log.append(opening('a')))
    sure(await store.backup(at('copy.db')))
    sure(await store.log.append(opening('b')))
    sure(await store.backup(at('copy.db')))
    expect(sure(checkBackup(at('copy.db'))).games).toBe(2)
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.db'])
  })

  test('that cannot be written returns a problem', async () => {
    expect(await codeOf(store.backup(join(folder, 'nowhere', 'copy.db')))).toBe('unreachable')
    expect(existsSync(at('nowhere'))).toBe(false)
  })
})

describe('verification of a backup', () => {
  async function copied(spoil: string): Promise<string> {
    sure(await store.log.append(opening('a')))
    sure(await store.log.append(choice('a', 1, 'x')))
    sure(await store.backup(at('copy.db')))
    const db = new DatabaseSync(at('copy.db'))
    db.exec(spoil)
    db.close()
    return at('copy.db')
  }
  const verdict = (file: string): string => {
    const checked = checkBackup(file)
    return checked.ok ? 'ok' : checked.error.message
  }

  test('counts games and events', async () => {
    expect(checkBackup(await copied(''))).toEqual({ ok: true, value: { games: 1, events: 2 } })
  })

  test.each([
    ['an event is missing', 'delete from event where n = 0', 'the log of a has gaps'],
    ['the last event is missing', 'delete from event where n = 1', 'the log of a has gaps'],
    ['the secret is missing', 'delete from secret', 'a has no secret'],
    [
      'a migration reads otherwise',
      "update migration set checksum = 'x' where number = 1",
      'differs from the one in this version',
    ],
  ])('is denied where %s', async (_, spoil, message) => {
    expect(verdict(await copied(spoil))).toContain(message)
  })

  test('rejects torn pages', async () => {
    const file = await copied('')
    copyFileSync(file, at('torn.db'))
    const torn = openSync(at('torn.db'), 'r+')
    writeSync(torn, Buffer.alloc(8192, 0x5a), 0, 8192, 4096)
    closeSync(torn)
    expect(verdict(at('torn.db'))).toContain('damaged')
  })

  test('passes every log with its secret to the judge', async () => {
    const seen: unknown[] = []
    const checked = checkBackup(await copied(''), (game, events, secret) => {
      seen.push(game, events.length, secret.length)
      return { code: 'hash', message: 'The hash of round 1 is another.' }
    })
    expect(seen).toEqual(['a', 2, 32])
    expect(checked).toEqual({
      ok: false,
      error: { code: 'hash', message: 'a: The hash of round 1 is another.', values: { detail: 'a' } },
    })
  })
})
