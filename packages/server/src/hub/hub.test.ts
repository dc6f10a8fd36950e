import { sure } from '@heptapolis/engine'
import { AMONG_FRIENDS, decide, openTable, type Table } from '@heptapolis/table'
import { MOST_WAITING_BYTES, SLOW_BYTES, SLOW_TIME } from '@heptapolis/wire'
import { beforeEach, describe, expect, test } from 'vitest'
import { termsFor } from '../driver.ts'
import { Follower } from './hub.ts'

/** The other end of a line, which reads as much as the test says. */
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

describe('whoever reads slowly', () => {
  let now = 0
  let table: Table
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

  test('is sent nothing more until there is room, and then the newest picture, whole', () => {
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

  test('is cut off where too much waits', () => {
    reader.bufferedAmount = MOST_WAITING_BYTES + 1
    somethingHappens()
    expect(reader.isCut).toBe(true)
  })

  test('is cut off where it lasts too long, but not who has read in between', () => {
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
})
