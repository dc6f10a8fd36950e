import { spawnSync } from 'node:child_process'
import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Worker } from 'node:worker_threads'
import { sure } from '@heptapolis/engine/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { openSqlite, type SqliteOptions, type SqliteStore } from '../index.ts'
import { choice, codeOf, event, opening, temporaryFolder } from '../testing.ts'

const stores: SqliteStore[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
})

const newFile = (): string => join(temporaryFolder(), 'tables.db')

async function open(options: SqliteOptions): Promise<SqliteStore> {
  const store = sure(await openSqlite(options))
  stores.push(store)
  return store
}

const lengthOf = async (store: SqliteStore, game: string): Promise<number> => sure(await store.log.read(game)).length

describe('a file', () => {
  test('keeps its data when it is reopened', async () => {
    const file = newFile()
    const first = await open({ file })
    sure(await first.log.append(opening('k7Qx2')))
    sure(await first.log.append(choice('k7Qx2', 1, 'a')))
    await first.close()
    const second = await open({ file })
    expect(await lengthOf(second, 'k7Qx2')).toBe(2)
    expect(sure(await second.log.append(choice('k7Qx2', 2, 'a')))).toEqual({ n: 1, repeated: true })
    expect(sure(await second.log.append(choice('k7Qx2', 2, 'b'))).n).toBe(2)
  })

  test('accepts one of two concurrent steps from two programs, and both read it', async () => {
    const file = newFile()
    const [one, other] = [await open({ file }), await open({ file })]
    sure(await one.log.append(opening('k7Qx2')))
    const steps = [one.log.append(choice('k7Qx2', 1, 'a')), other.log.append(choice('k7Qx2', 1, 'b', 'bob'))]
    expect((await Promise.all(steps.map(codeOf))).sort()).toEqual(['conflict', 'ok'])
    expect([await lengthOf(one, 'k7Qx2'), await lengthOf(other, 'k7Qx2')]).toEqual([2, 2])
  })

  test('shares one commit between concurrent writes', async () => {
    const store = await open({ file: newFile() })
    const games = Array.from({ length: 200 }, (_, i) => `game-${i}`)
    await Promise.all(games.map((game) => store.log.append(opening(game))))
    expect(store.counts.jobs).toBe(200)
    expect(store.counts.commits).toBeLessThan(100)
  })

  test('keeps the rest of a group when one job is rejected', async () => {
    const store = await open({ file: newFile() })
    sure(await store.log.append(opening('k7Qx2')))
    const answers = await Promise.all([
      codeOf(store.log.append(opening('before'))),
      codeOf(
        store.log.append({ ...choice('k7Qx2', 1, 'a'), events: [event('say', 1, { at: 1.5, who: 'ada', cid: 'a' })] }),
      ),
      codeOf(store.log.append(choice('k7Qx2', 9, 'b'))),
      codeOf(store.log.append(opening('after'))),
    ])
    expect(answers).toEqual(['ok', 'refused', 'conflict', 'ok'])
    expect(await lengthOf(store, 'k7Qx2')).toBe(1)
    expect(sure(await store.log.accepted('k7Qx2', 'ada', 'a'))).toBeUndefined()
  })

  test.each([
    ['change an event', "update event set body = '{}'", 'an event is never changed'],
    ['leave a gap', "insert into event values ('k7Qx2', 5, 1, 'say', '{}')", 'an event out of its order'],
    ['write an event twice', "insert into event values ('k7Qx2', 0, 1, 'say', '{}')", 'an event out of its order'],
    ['choose after the end', "insert into event values ('k7Qx2', 2, 1, 'choose', '{}')", 'a choice after the end'],
    ['write what is no JSON', "insert into event values ('k7Qx2', 2, 1, 'say', '{')", 'CHECK constraint'],
  ])('lets nobody %s, not even past the store', async (_, sql, message) => {
    const file = newFile()
    const store = await open({ file })
    sure(await store.log.append(opening('k7Qx2')))
    sure(await store.log.append({ game: 'k7Qx2', events: [event('over', 1)] }))
    const intruder = new DatabaseSync(file)
    expect(() => intruder.exec(sql)).toThrow(message)
    intruder.close()
  })

  test('that is no database is reported as damaged', async () => {
    const file = newFile()
    writeFileSync(file, 'Hello, this is a letter. '.repeat(1000))
    expect(await codeOf(openSqlite({ file }))).toBe('damaged')
  })

  test('in a missing folder is reported as unreachable', async () => {
    expect(await codeOf(openSqlite({ file: join(temporaryFolder(), 'nowhere', 'tables.db') }))).toBe('unreachable')
  })
})

describe('a lock of another program', () => {
  test('is waited for', async () => {
    const file = newFile()
    const store = await open({ file, patience: 60_000 })
    sure(await store.log.append(opening('k7Qx2')))
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    const asked = store.log.append(choice('k7Qx2', 1, 'a'))
    expect(await lengthOf(store, 'k7Qx2')).toBe(1)
    other.exec('rollback')
    other.close()
    expect(sure(await asked)).toEqual({ n: 1, repeated: false })
  })

  test('that lasts is reported as busy; nothing is stored, and the store recovers', async () => {
    const file = newFile()
    const store = await open({ file, patience: 10 })
    sure(await store.log.append(opening('k7Qx2')))
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    const steps = [choice('k7Qx2', 1, 'a'), choice('k7Qx2', 1, 'b'), opening('new')]
    const codes = await Promise.all(steps.map((step) => codeOf(store.log.append(step))))
    expect(codes).toEqual(['busy', 'busy', 'busy'])
    expect(await codeOf(store.ready())).toBe('busy')
    expect(await lengthOf(store, 'k7Qx2')).toBe(1)
    other.exec('rollback')
    other.close()
    expect(sure(await store.log.append(choice('k7Qx2', 1, 'a')))).toEqual({ n: 1, repeated: false })
    expect(await codeOf(store.ready())).toBe('ok')
  })
})

describe('a full disk', () => {
  test('is reported as full; acknowledged events stay, and the store recovers', async () => {
    const file = newFile()
    const store = await open({ file, maxBytes: 400_000 })
    sure(await store.log.append(opening('k7Qx2')))
    sure(await store.log.append(opening('ballast')))

    const text = 'x'.repeat(2000)
    let kept = 1
    const say = () => ({ game: 'ballast', events: [event('say', kept, { text })] })
    let last = await store.log.append(say())
    while (last.ok) {
      kept++
      last = await store.log.append(say())
    }
    expect(last.error.code).toBe('full')
    expect(await lengthOf(store, 'ballast')).toBe(kept)
    expect(await codeOf(store.log.append(say()))).toBe('full')

    sure(await store.log.forget('ballast'))
    expect(sure(await store.log.append(choice('k7Qx2', 1, 'a')))).toEqual({ n: 1, repeated: false })
    expect(await codeOf(store.log.append(opening('another')))).toBe('ok')
  })
})

describe('a read-only file', () => {
  /** Root ignores file permissions, so a child process opens the file as another user. */
  function asSomebody(file: string): string[] {
    const program = `
      import { openSqlite } from ${JSON.stringify(new URL('../index.ts', import.meta.url).href)}
      const opened = await openSqlite({ file: ${JSON.stringify(file)} })
      const codes = [opened.ok ? 'ok' : opened.error.code]
      if (opened.ok) {
        const code = (answer) => answer.ok ? 'ok' : answer.error.code
        codes.push(code(await opened.value.log.read('k7Qx2')), code(await opened.value.ready()))
        codes.push(code(await opened.value.ready()))
        await opened.value.close()
      }
      console.log(codes.join(' '))`
    const somebody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
    const args = ['--input-type=module', '--eval', program]
    const { stdout, stderr } = spawnSync(process.execPath, args, { ...somebody, encoding: 'utf8' })
    expect(stderr).toBe('')
    return stdout.trim().split(' ')
  }

  test('can be read and reports read-only on a write', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'tables.db')
    const store = await open({ file })
    sure(await store.log.append(opening('k7Qx2')))
    await store.close()
    const allow = (inFolder: number, inFile: number): void => {
      chmodSync(folder, inFolder)
      chmodSync(file, inFile)
      for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true })
    }
    allow(0o777, 0o444)
    expect(asSomebody(file)).toEqual(['ok', 'ok', 'read-only', 'read-only'])
    allow(0o555, 0o444)
    expect(asSomebody(file)).toEqual(['read-only'])
    allow(0o777, 0o666)
    expect(asSomebody(file)).toEqual(['ok', 'ok', 'ok', 'ok'])
  })
})

describe('the writer thread', () => {
  async function withThread(file: string): Promise<{ store: SqliteStore; thread: Worker }> {
    const started = new Promise<Worker>((resolve) => process.once('worker', resolve))
    const store = await open({ file })
    return { store, thread: await started }
  }

  test('may die: pending steps are reported as unreachable, and the next step starts another', async () => {
    const { store, thread } = await withThread(newFile())
    sure(await store.log.append(opening('k7Qx2')))
    const asked = store.log.append(choice('k7Qx2', 1, 'a'))
    const ended = thread.terminate()
    const code = await codeOf(asked)
    await ended
    expect(['ok', 'unreachable']).toContain(code)
    const again = sure(await store.log.append(choice('k7Qx2', 1, 'a')))
    expect(again.n).toBe(1)
    expect(await lengthOf(store, 'k7Qx2')).toBe(2)
  })

  test('does not create a new file when the old one is gone', async () => {
    const file = newFile()
    const { store, thread } = await withThread(file)
    sure(await store.log.append(opening('k7Qx2')))
    await thread.terminate()
    renameSync(file, `${file}.away`)
    expect(await codeOf(store.log.append(choice('k7Qx2', 1, 'a')))).toBe('unreachable')
    renameSync(`${file}.away`, file)
    expect(await codeOf(store.log.append(choice('k7Qx2', 1, 'a')))).toBe('ok')
  })
})
