import { describe, expect, test } from 'vitest'
import { judge, killAgainAndAgain } from './kill.ts'
import { CHOICE, hasStrace, readCalls, trace } from './trace.ts'

describe('a program that is killed while it appends', () => {
  test('loses no acknowledged event, stores none twice and leaves no gap', async () => {
    const found = await killAgainAndAgain({ kills: 3, seed: 'a sample', logs: 8, patience: 200 })
    expect(found).toEqual({ acknowledged: found.acknowledged, lost: 0, doubled: 0, gaps: 0 })
    expect(found.acknowledged).toBeGreaterThan(0)
  })

  test('reports lost, doubled and missing events', () => {
    const choose = (n: number, choice: number) => ({ kind: 'choose', n, at: 0, cid: `log-0/choice-${choice};` })
    const acks = [
      { log: 0, choice: 0, n: 1 },
      { log: 0, choice: 1, n: 2 },
    ]
    const open = { kind: 'open', n: 0, at: 0 }
    expect(judge([[open, choose(1, 0)]], acks)).toMatchObject({ lost: 1, doubled: 0, gaps: 0 })
    expect(judge([[open, choose(1, 1), choose(2, 0)]], acks)).toMatchObject({ lost: 2, doubled: 0, gaps: 0 })
    expect(judge([[open, choose(1, 0), choose(2, 1), choose(3, 1)]], acks)).toMatchObject({ lost: 0, doubled: 1 })
    expect(judge([[open, choose(1, 0), choose(3, 1)]], acks)).toMatchObject({ gaps: 1 })
  })
})

describe('an acknowledgement', () => {
  const strace = hasStrace()
  if (!strace) console.log('strace is not installed: that the disk has what is acknowledged was not tested.')

  test.runIf(strace)('is sent only after the sync of its event', () => {
    const { acknowledged, early } = trace('full', 5, 8)
    expect({ acknowledged, early }).toEqual({ acknowledged: 40, early: 0 })
  })

  test.runIf(strace)('that does not wait for the sync is reported', () => {
    const { acknowledged, early } = trace('normal', 5, 8)
    expect(acknowledged).toBe(40)
    expect(early).toBeGreaterThan(30)
  })

  const write = '7  pwrite64(20</tmp/x.db-wal>, "..log-0/choice-0;..", 4096, 32) = 4096'
  const sync = '7  fdatasync(20</tmp/x.db-wal>) = 0'
  const ack = '5  write(1</dev/null>, "ack log-0/choice-0; 1\\n", 22) = 22'
  const begun = '7  fdatasync(20</tmp/x.db-wal> <unfinished ...>'
  const ended = '7  <... fdatasync resumed>)          = 0'

  test.each([
    [0, 'after its sync', [write, sync, ack]],
    [0, 'after a sync told in two lines', [write, begun, ended, ack]],
    [1, 'without a sync', [write, ack, sync]],
    [1, 'while its sync is under way', [write, begun, ack, ended]],
    [1, 'after a sync that had begun before the write', [begun, write, ended, ack]],
    [1, 'after a sync of another file', [write, sync.replace('-wal', ''), ack]],
    [1, 'of what was never written', [sync, ack]],
  ])('early: %i where it leaves %s', (early, _, calls) => {
    expect(readCalls(calls.join('\n'), { choice: CHOICE, isLine: (file) => file === '1' })).toEqual({
      acknowledged: 1,
      early,
    })
  })
})
