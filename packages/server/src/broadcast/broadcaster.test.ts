import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type MoveJson, sure } from '@heptapolis/engine'
import { random } from '@heptapolis/engine/kernel'
import { AMONG_FRIENDS, decide, openTable, shown, type TableState } from '@heptapolis/table'
import { MOST_WAITING_BYTES, SLOW_BYTES, SLOW_TIME } from '@heptapolis/wire'
import { beforeEach, describe, expect, test } from 'vitest'
import { begun, chosen } from '../../faults/prepared-tables.ts'
import { termsFor } from '../test-guest.ts'
import { Broadcaster, Follower } from './broadcaster.ts'

/** Socket stub that reads as much as the test says. */
class Reader {
  bufferedAmount = 0
  isCut = false
  readonly said: { t: string }[] = []

  send(text: string): void {
    this.said.push(JSON.parse(text))
  }

  terminate(): void {
    this.isCut = true
  }
}

describe('followers while others choose', () => {
  const people = ['ada', 'ben', 'cleo']
  const laying = { id: 'k7Qx2a', secret: 'ab'.repeat(32), options: AMONG_FRIENDS, people, now: 0 }

  /** Every frame sent to the others while Ada tries her moves, byte by byte. */
  function framesWhile(table: TableState, choices: readonly MoveJson[]): string[] {
    const frames: string[] = []
    const broadcaster = new Broadcaster()
    for (const who of ['ben', 'cleo', 'stranger']) {
      const sink = { bufferedAmount: 0, send: (text: string) => frames.push(`${who} ${text}`), terminate: () => {} }
      broadcaster.add(new Follower(sink, { table: table.id }, who, () => 0))
    }
    broadcaster.show(table)
    let now = table
    for (const move of choices) {
      now = sure(decide(now, 'ada', { do: 'choose', round: 1, move }, { now: 0 })).table
      broadcaster.show(now)
    }
    return frames
  }

  test.each([[[]], [['leaders', 'edifice']]])(
    'get the same frames for any choice and any number of changes: %j',
    (boxes) => {
      const { table } = begun({ ...laying, terms: termsFor(3, boxes) })
      const legal = shown(table, 'ada').game?.asked[0].legal ?? expect.fail('Ada is asked nothing')
      const [first, last] = [legal[0], legal[legal.length - 1]]
      const frames = [[first], [last], [first, last, first]].map((choices) => framesWhile(table, choices))
      expect(frames[0]).toHaveLength(6)
      expect(frames[1]).toEqual(frames[0])
      expect(frames[2]).toEqual(frames[0])
    },
  )
})

describe('a slow reader', () => {
  let now = 0
  let table: TableState
  let reader: Reader
  let follower: Follower

  const somethingHappens = (): void => {
    table = sure(decide(table, 'ada', { do: 'say', channel: 'all', text: 'hello' }, { now: table.n })).table
    follower.show(table)
  }

  beforeEach(() => {
    now = 0
    reader = new Reader()
    const ada = { who: 'ada', name: 'Ada', nonce: '0'.repeat(32) }
    const opening = { id: 'k7Qx2a', secret: 'ab'.repeat(32), terms: termsFor(3), options: AMONG_FRIENDS, now, ...ada }
    table = sure(openTable(opening)).table
    follower = new Follower(reader, { table: table.id }, 'ada', () => now)
    follower.show(table)
  })

  test('gets nothing until there is room, then one whole snapshot', () => {
    somethingHappens()
    reader.bufferedAmount = SLOW_BYTES + 1
    somethingHappens()
    somethingHappens()
    expect(reader.said.map(({ t }) => t)).toEqual(['full', 'delta'])
    expect(follower.isBehind).toBe(true)
    reader.bufferedAmount = 0
    follower.show(table)
    expect(reader.said.map(({ t }) => t)).toEqual(['full', 'delta', 'full'])
    expect(reader.said.at(-1)).toMatchObject({ shown: { chat: [{}, {}, {}, {}] } })
    expect(reader.isCut).toBe(false)
  })

  test('is disconnected when too many bytes wait', () => {
    reader.bufferedAmount = MOST_WAITING_BYTES + 1
    somethingHappens()
    expect(reader.isCut).toBe(true)
  })

  test('is disconnected after too long, unless it read in between', () => {
    reader.bufferedAmount = SLOW_BYTES + 1
    somethingHappens()
    now += SLOW_TIME - 1
    somethingHappens()
    reader.bufferedAmount = 0
    somethingHappens()
    reader.bufferedAmount = SLOW_BYTES + 1
    now += SLOW_TIME - 1
    somethingHappens()
    expect(reader.isCut).toBe(false)
    now += SLOW_TIME
    somethingHappens()
    expect(reader.isCut).toBe(true)
  })

  test('is disconnected even if it follows the table again and again', () => {
    reader.bufferedAmount = SLOW_BYTES + 1
    const asksAgain = (): void => new Follower(reader, { table: table.id }, 'ada', () => now).show(table)
    asksAgain()
    now += SLOW_TIME - 1
    asksAgain()
    expect(reader.isCut).toBe(false)
    now += 1
    asksAgain()
    expect(reader.isCut).toBe(true)
  })
})

test('does not keep earlier tables in memory', async () => {
  const people = ['ada', 'ben', 'cleo']
  const laying = { id: 'k7Qx2a', secret: 'ab'.repeat(32), options: AMONG_FRIENDS, people, now: 0 }
  let { table } = begun({ ...laying, terms: termsFor(3) })
  const broadcaster = new Broadcaster()
  for (const who of people) broadcaster.add(new Follower(new Reader(), { table: table.id }, who, () => 0))
  const earlier: WeakRef<TableState>[] = []
  const dice = random('moves')
  for (let i = 0; i < 9; i++) {
    broadcaster.show(table)
    earlier.push(new WeakRef(table))
    table = chosen(table, people, dice, 0)?.table ?? expect.fail('nobody is asked')
  }
  broadcaster.show(table)
  const remaining = async (): Promise<boolean[]> => {
    await collectGarbage()
    return earlier.map((ref) => ref.deref() !== undefined)
  }
  // Polled, because a compilation in the background may hold an object for a moment. The last change still holds the
  // table before it.
  await expect.poll(remaining).toEqual([...Array(8).fill(false), true])
})

/** A separate task: objects dereferenced in the current one stay alive until its end. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  await new Promise(setImmediate)
  runInNewContext('gc')()
}
