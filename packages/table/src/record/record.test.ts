/** Records, histories of a seat, and their verification. */
import { BOXES } from '@heptapolis/boxes'
import { scores, sure } from '@heptapolis/engine'
import { patched } from '@heptapolis/engine/kernel'
import { parseRecord, recordText, replay } from '@heptapolis/engine/records'
import { PUBLIC } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import type { TableEvent } from '../model/events.ts'
import { atRandom, nonceOf, TestTable, termsFor } from '../testing.ts'
import { perspective, recordOf, type TableRecord } from './record.ts'
import { verify, verifyRecord } from './verify.ts'

const testTable = TestTable.playing(['ada', 'ben'], { terms: termsFor(4, { boxes: ['leaders'] }) })
testTable.does('ada', { do: 'say', channel: 'all', text: 'hello' })
testTable.does('ada', { do: 'choose', round: 1, move: testTable.asked('ada')[0].legal[0], cid: 'cid of ada' })
testTable.playOn('ada', 'ben')
const record = sure(recordOf(testTable.events))
const asFile = (): TableRecord => JSON.parse(JSON.stringify(record))
const codeOf = (result: ReturnType<typeof verify>) => (result.ok ? 'ok' : result.error.code)

describe('The record of a game that is over', () => {
  test('follows the protocol and replays to the same points', () => {
    const again = sure(replay(asFile(), BOXES))
    const results = testTable.shown('ada').end?.results
    expect(scores(again).map(({ total }) => total)).toEqual(results?.map(({ total }) => total))
    expect(record.setup.seats.map(({ name }) => name)).toEqual(['ada', 'ben', 'easy', 'easy'])
  })

  test('survives its text form', () => {
    expect(sure(parseRecord(recordText(asFile())))).toEqual(asFile())
  })

  test('has no chat, no replaced choices, and no identities', () => {
    const text = JSON.stringify(record)
    expect(['hello', 'cid of ada'].filter((word) => text.includes(word))).toEqual([])
    const choices = record.table.filter(({ kind }) => kind === 'choose')
    expect(choices).toHaveLength(record.moves.length)
    expect(record.table.flatMap(({ who }) => who ?? [])).toEqual(['person 0', 'person 1'])
  })

  test('is complete after an account was deleted, and marks its seat', () => {
    const other = TestTable.playing(['ada', 'ben'])
    other.playRound('ada', 'ben')
    other.tend({ do: 'forget', who: 'ben' })
    other.playOn('ada')
    const whole = sure(recordOf(other.events))
    expect(whole.setup.seats[1].name).toBe('deleted')
    expect(JSON.stringify(whole).includes('"ben"')).toBe(false)
    expect(sure(verifyRecord(whole, atRandom)).unchecked).toBe(0)
  })

  test.each<[string, (other: TestTable) => void]>([
    ['changes the own name in the room', (other) => other.does('ben', { do: 'name', name: 'Benedict' })],
    [
      'changes the own name while it is played',
      (other) => {
        other.does('ada', { do: 'begin', fill: 'easy' })
        other.does('ben', { do: 'name', name: 'Benedict' })
      },
    ],
    [
      'is shown the door, and another sits there',
      (other) => {
        other.does('ada', { do: 'remove', seat: 1 })
        other.does('cleo', { do: 'sit', seat: 1, name: 'cleo', nonce: nonceOf('cleo') })
      },
    ],
    [
      'takes the seat of a bot',
      (other) => {
        other.does('ada', { do: 'begin', fill: 'easy' })
        other.joins('cleo', 2)
        other.does('cleo', { do: 'name', name: 'Cleopatra' })
      },
    ],
    [
      'resigns',
      (other) => {
        other.does('ada', { do: 'begin', fill: 'easy' })
        other.does('ben', { do: 'resign' })
      },
    ],
    [
      'has another name, and leaves the house',
      (other) => {
        other.does('ben', { do: 'name', name: 'Benedict' })
        other.does('ada', { do: 'begin', fill: 'easy' })
        other.tend({ do: 'forget', who: 'ben' })
      },
    ],
  ])('holds though somebody %s', (_, happens) => {
    const other = TestTable.created(['ada', 'ben'])
    happens(other)
    if (other.table.phase === 'room') other.does('ada', { do: 'begin', fill: 'easy' })
    other.playOn('ada', 'ben', 'cleo')
    const whole = sure(recordOf(other.events))
    expect(whole.setup.seats.map(({ name }) => name)).toEqual(
      other.table.seats.map(({ name, level, isForgotten }) => (isForgotten ? 'deleted' : (name ?? level))),
    )
    expect(codeOf(verifyRecord(whole, atRandom))).toBe('ok')
  })

  test('ranks resigned players last, whatever their bot scored', () => {
    const secrets = ['1', '2', '3', '4'].map((digit) => digit.repeat(64))
    const ranks = secrets.map((secret) => {
      const other = TestTable.playing(['ada', 'ben'], { secret })
      other.tend({ do: 'forget', who: 'ben' })
      other.playOn('ada')
      const whole = sure(recordOf(other.events))
      expect(codeOf(verifyRecord(whole, atRandom))).toBe('ok')
      expect(other.table.end?.results[1].rank).toBe(3)
      return whole.end?.[1].rank
    })
    expect(Math.min(...ranks.map(Number))).toBeLessThan(3)
  })

  test('is unavailable before the end', () => {
    const other = TestTable.playing(['ada'])
    expect(recordOf(other.events)).toMatchObject({ ok: false, error: { code: 'not-over' } })
  })
})

describe('Before the end', () => {
  test('gives each player the own views, events and choices', () => {
    const other = TestTable.playing(['ada', 'ben'])
    other.playRound('ada', 'ben')
    other.playRound('ada', 'ben')
    const { steps, terms } = sure(perspective(other.events, other.secret, 1))
    expect(terms.seats.map(({ name }) => name)).toEqual(['ada', 'ben', 'easy'])
    expect(steps.map(({ round }) => round)).toEqual([1, 2, 3])
    expect(steps[1].chose).toHaveLength(1)
    expect(steps[1].chose[0][0]).toBe(1)
    const seen = steps.reduce((table, { view }) => patched(table, view), undefined as Parameters<typeof patched>[0])
    expect(seen).toEqual(other.shown('ben').game?.view)
  })
})

describe('A spectator', () => {
  test('gets the public views and events from the start', () => {
    const other = TestTable.playing(['ada', 'ben'], { terms: termsFor(3, { boxes: ['leaders'] }) })
    for (let round = 0; round < 6; round++) other.playRound('ada', 'ben')
    const { steps } = sure(perspective(other.events, other.secret, PUBLIC))
    const seen = steps.reduce((table, { view }) => patched(table, view), undefined as Parameters<typeof patched>[0])
    expect(seen).toEqual(other.shown('stranger').game?.view)
    expect(steps.at(-1)?.told).toEqual(other.shown('stranger').game?.told)
    expect(steps.flatMap(({ chose }) => chose)).toEqual([])
    const owns = (seat: number) =>
      sure(perspective(other.events, other.secret, seat)).steps.flatMap(({ told }) =>
        told.flatMap(({ own }) => own ?? []),
      )
    expect(owns(PUBLIC)).toEqual([])
    expect(new Set(owns(0).map(({ to }) => to))).toEqual(new Set([0]))
  })
})

describe('Verifying', () => {
  test('recomputes commitment, deal, rounds and choices of bots', () => {
    const { bots, ...verified } = sure(verifyRecord(asFile(), atRandom))
    expect(verified).toEqual({ rounds: 25, dealt: 25, given: 0, unchecked: 0, people: record.moves.length / 2 })
    expect(bots).toBe(record.moves.length / 2)
    expect(sure(verify(testTable.events, atRandom)).bots).toBe(bots)
  })

  test('does not judge unknown bots', () => {
    expect(sure(verifyRecord(asFile()))).toMatchObject({ bots: 0, unchecked: record.moves.length / 2 })
  })

  const find = (events: TableEvent[], kind: string) =>
    (events.find((event) => event.kind === kind) ?? expect.fail(kind)) as unknown as Record<string, unknown>

  /** Changes every choice of a bot. */
  const relabelled = (log: TableEvent[], change: Record<string, unknown>): void => {
    for (const event of log) if (event.kind === 'choose' && event.by === 'bot') Object.assign(event, change)
  }
  const renumbered = (log: TableEvent[]): void => {
    for (const event of log) if ('round' in event) event.round += 3
  }

  test.each([
    ['wrong-secret', 'another secret', (log: TableEvent[]) => (find(log, 'over').secret = '0'.repeat(64))],
    ['wrong-secret', 'another commitment', (log: TableEvent[]) => (find(log, 'open').commitment = '0'.repeat(64))],
    ['log-differs', 'other nonces', (log: TableEvent[]) => (find(log, 'begin').nonces = ['', '', '', ''])],
    ['log-differs', 'another hash', (log: TableEvent[]) => (find(log, 'round').hash = '0'.repeat(16))],
    ['log-differs', 'another deal', (log: TableEvent[]) => (find(log, 'round').gave = btoa('[[]]'))],
    ['log-differs', 'a nonce exchanged', (log: TableEvent[]) => (find(log, 'sit').nonce = '0'.repeat(32))],
    ['log-gap', 'an event left out', (log: TableEvent[]) => log.splice(20, 1)],
    ['wrong-result', 'other points', (log: TableEvent[]) => (find(log, 'over').results = [])],
    ['bad-log', 'nonsense', (log: TableEvent[]) => (find(log, 'open').terms = 7)],
    ['not-over', 'no end', (log: TableEvent[]) => log.pop()],
    ['bad-log', 'an event that is nothing', (log: TableEvent[]) => log.splice(20, 1, null as unknown as TableEvent)],
    ['bad-log', 'an opening that is nothing', (log: TableEvent[]) => log.splice(0, 1, null as unknown as TableEvent)],
    [
      'wrong-chooser',
      'a bot that is called a person',
      (log: TableEvent[]) => relabelled(log, { by: 'person', level: undefined }),
    ],
    ['wrong-chooser', 'a person with the level of a bot', (log: TableEvent[]) => relabelled(log, { by: 'person' })],
    ['wrong-chooser', 'a bot whose time was up', (log: TableEvent[]) => relabelled(log, { by: 'clock' })],
    ['wrong-chooser', 'nobody who chooses', (log: TableEvent[]) => relabelled(log, { by: 'nobody' })],
    ['wrong-chooser', 'a bot of another level', (log: TableEvent[]) => relabelled(log, { level: 'master' })],
    ['wrong-chooser', 'a choice of another seat', (log: TableEvent[]) => relabelled(log, { seat: 0 })],
    ['wrong-chooser', 'a choice of no city', (log: TableEvent[]) => relabelled(log, { city: 77 })],
    ['wrong-chooser', 'a choice of another round', (log: TableEvent[]) => relabelled(log, { round: 9 })],
    ['wrong-chooser', 'rounds with other numbers', (log: TableEvent[]) => renumbered(log)],
  ])('finds %s for %s', (code, _, forge) => {
    const { table } = asFile()
    forge(table)
    expect(codeOf(verify(table, atRandom))).toBe(code)
  })

  test('detects a choice of a person while a bot stands in, in log and record', () => {
    const other = TestTable.playing(['ada', 'ben'])
    other.does('ben', { do: 'away' })
    other.now += 4000
    other.playRound('ada')
    other.now += 4000
    other.does('ben', { do: 'back' })
    other.playOn('ada', 'ben')
    const whole = sure(recordOf(other.events))
    expect(codeOf(verifyRecord(whole, atRandom))).toBe('ok')
    for (const log of [other.events, whole.table]) {
      const forged: TableEvent[] = JSON.parse(JSON.stringify(log))
      const ofBen = forged.find((event) => event.kind === 'choose' && event.seat === 1)
      Object.assign(ofBen ?? expect.fail('no choice'), { by: 'person', level: undefined })
      expect(codeOf(verify(forged, atRandom))).toBe('wrong-chooser')
    }
  })

  test('detects a changed bot choice, and a record that does not follow', () => {
    const other = (question: Parameters<typeof atRandom>[0]) => atRandom({ ...question, dice: 'loaded' })
    expect(codeOf(verifyRecord(asFile(), other))).toBe('other-choice')
    const forged = asFile()
    forged.moves.reverse()
    expect(codeOf(verifyRecord(forged, atRandom))).toBe('other-record')
    const { table: _, ...plain } = asFile()
    expect(codeOf(verifyRecord(plain as TableRecord))).toBe('no-log')
  })
})
