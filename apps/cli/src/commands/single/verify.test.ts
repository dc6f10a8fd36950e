import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRecord, recordText } from '@heptapolis/engine/records'
import { guestAt, startTestServer, termsFor } from '@heptapolis/server/testing'
import type { TableRecord } from '@heptapolis/table'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { heptapolis, PATIENT, scratch, spawned } from '../../testing.ts'

const folder = scratch()
let record: TableRecord

/** Two people and a bot play a game on a real server. */
async function played(): Promise<TableRecord> {
  const server = await startTestServer()
  const [ada, bob] = [await guestAt(server.origin), await guestAt(server.origin)]
  const { table, invite } = await ada.opens(termsFor(3))
  await bob.sits({ table }, invite, 'Bob')
  await ada.does({ table }, { do: 'begin', fill: 'easy' })
  await Promise.all([ada.plays({ table }, 'ada'), bob.plays({ table }, 'bob')])
  return (await ada.get(`/tables/${table}/record`)).body as unknown as TableRecord
}

// Not in `beforeAll`: the server belongs to the first test.
beforeEach(async () => {
  record ??= await played()
}, PATIENT.timeout)

function saved(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Tampered copy of the record. */
function forged(change: (record: TableRecord) => void): string {
  const copy = structuredClone(record)
  change(copy)
  return saved('forged.json', JSON.stringify(copy))
}

describe('heptapolis verify', PATIENT, () => {
  test.each([
    ['JSON', () => JSON.stringify(record)],
    ['text', () => recordText(record)],
    ['a bare log', () => JSON.stringify(record.table)],
  ])('accepts a true record, as %s', async (_, text) => {
    const { code, out } = await heptapolis(['verify', saved('game', text())])
    expect(code).toBe(0)
    expect(out).toContain('The record is correct.')
    expect(out).toMatch(/\d+ bot choices recomputed with the same result/)
    expect(out).not.toContain('could not be recomputed')
  })

  test('prints the result as JSON', async () => {
    const { out } = await heptapolis(['verify', saved('game', JSON.stringify(record)), '--json'])
    const bots = record.table.filter((event) => event.kind === 'choose' && event.by === 'bot').length
    expect(JSON.parse(out)).toMatchObject({ bots, given: 0, unchecked: 0 })
  })

  test('does not check choices of another bot version', async () => {
    const file = forged(({ table }) => {
      for (const event of table) if (event.kind === 'choose' && event.by === 'bot') event.weights = '0'
    })
    const { code, out } = await heptapolis(['verify', file])
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('could not be recomputed') })
  })

  test.each<[string, string, (record: TableRecord) => void]>([
    [
      'another secret',
      'The secret does not match',
      ({ table }) => Object.assign(overOf(table), { secret: '0'.repeat(64) }),
    ],
    [
      'other points',
      'The recorded points or ranks',
      ({ table }) => Object.assign(overOf(table).results?.[0] ?? {}, { total: 99 }),
    ],
    ['another seed', 'The log leads to a different record', ({ setup }) => Object.assign(setup, { seed: 'mine' })],
  ])('detects %s', async (_, why, change) => {
    const { code, out, err } = await heptapolis(['verify', forged(change)])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('The check failed.')
    expect(err).toContain(why)
  })

  test('only replays a game that was not played at a table', async () => {
    const { code, out } = await heptapolis(['verify', forged((one) => Object.assign(one, { table: undefined }))])
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('The game can be replayed move by move as recorded'),
    })
    expect(out).toContain('there is nothing to recompute')
  })
})

const overOf = (log: TableRecord['table']) => log.find((event) => event.kind === 'over') ?? expect.fail('not over')

describe('heptapolis verify, for a game against local bots', PATIENT, () => {
  const file = join(folder, 'own.json')
  const rewritten = (change: (record: GameRecord) => void): string => {
    const copy: GameRecord = JSON.parse(readFileSync(file, 'utf8'))
    change(copy)
    return saved('rewritten.json', JSON.stringify(copy))
  }

  beforeAll(async () => {
    const asked = ['play', '--seed', 'own', '--players', '3', '--bots', 'easy,cmd:echo nonsense', '--quick', '--plain']
    await spawned([...asked, '--save', file], '1\n'.repeat(90))
  }, PATIENT.timeout)

  test.each<[string, (record: GameRecord) => void, RegExp | string]>([
    ['half of its tables', ({ course }) => course?.splice(5), /contains 5 of \d+ tables: the others/],
    ['no table', (record) => delete record.course, /contains 0 of \d+ tables: the others/],
    ['no final points', (record) => delete record.end, 'contains no final points'],
  ])('says that a record has %s', async (_, change, sentence) => {
    const { code, out } = await heptapolis(['verify', rewritten(change)])
    expect(code).toBe(0)
    expect(out).toMatch(sentence)
  })

  test('does not mention missing parts of a complete record', async () => {
    const { out } = await heptapolis(['verify', file])
    expect(out).not.toContain('compared')
  })

  test('verifies the bots city by city and names stand-ins', async () => {
    const { code, out } = await heptapolis(['verify', file])
    expect(code).toBe(0)
    expect(out).toMatch(/City 0 .*: \d+ chosen by a person, or by an unrecorded bot\./)
    expect(out).toMatch(/City 1 \(easy\), (\d+) moves: \1 recomputed by easy with the same result\./)
    expect(out).toMatch(
      /City 2 .*: (\d+) recomputed by medium with the same result; \1 chosen by another bot instead of/,
    )
  })

  test('detects moves that the bot does not repeat, also as JSON', async () => {
    const other = rewritten(({ thoughts = [] }) => {
      for (const [, how] of thoughts) if (how.level === 'easy') how.level = 'random'
    })
    const { code, out, err } = await heptapolis(['verify', other])
    expect(code).toBe(1)
    expect(out).toMatch(/Move \d+ \(Age I.*\): the record has “.+”, but random chooses “.+”\./)
    expect(err).toMatch(/\d+ bot moves differ from the recomputed ones/)
    const { cities } = JSON.parse((await heptapolis(['verify', other, '--json'])).out)
    expect(cities[1].other.length).toBeGreaterThan(0)
    expect(cities[1].same + cities[1].other.length).toBe(cities[1].moves)
  })

  test('reports which parts of an old record cannot be checked', async () => {
    const old = rewritten(({ thoughts = [] }) => {
      for (const [, how] of thoughts) delete how.weights
    })
    const { code, out } = await heptapolis(['verify', old])
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('does not say which version') })
  })

  test('removes terminal control sequences from the file', async () => {
    const red = '\u001b[31m'
    const file = rewritten(({ thoughts = [] }) => {
      thoughts[0][1].level = `hard${red}`
    })
    const { out } = await heptapolis(['verify', file])
    expect(out).toContain('hard\uFFFD')
    expect(out).not.toContain(red)
  })
})
