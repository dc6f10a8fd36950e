/** Archived games: they detect accidental changes of rules or random decisions, and must stay replayable. */
import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, recordText, replay, tablesOf } from '@heptapolis/engine/records'
import { compile, isOver, question } from '@heptapolis/engine/search'
import type { Box } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../src/index.ts'
import { setupFor, sure } from '../src/testing.ts'
import { parseArchived, sheetText, versions } from './archived-game.ts'
import { tables } from './tables.ts'

const folderOf = (version: string): URL => new URL(`v${version}/`, import.meta.url)
const gamesOf = (version: string): string[] => readdirSync(folderOf(version))
const read = (version: string, game: string) => parseArchived(readFileSync(new URL(game, folderOf(version)), 'utf8'))

describe.each(versions())('an archived game of version %s', (version) => {
  test.each(gamesOf(version))('%s replays to the same end and the same scores', (game) => {
    const { record, sheet } = read(version, game)
    const end = sure(replay(sure(parseRecord(record)), BOXES))
    expect(isOver(end)).toBe(true)
    expect(sheetText(end)).toBe(sheet)
  })

  test.each(gamesOf(version))('%s is written as it was read', (game) => {
    const { record } = read(version, game)
    expect(recordText(sure(parseRecord(record)))).toBe(record)
  })
})

describe('the archive', () => {
  const today = versions().at(-1) ?? expect.fail('There is no archive')

  test('has games of every version', () => {
    expect(versions()).toEqual(['1', '2', '2.1'])
  })

  test('has every game of version 2 with its course as well, to the same end', () => {
    for (const game of gamesOf('2')) expect(read('2.1', game).sheet).toBe(read('2', game).sheet)
  })

  test.each(tables())('has a game of $name', ({ name, ...table }) => {
    const { edition, boxes, seats, teams = false } = sure(parseRecord(read(today, `${name}.txt`).record)).setup
    expect({ edition, boxes, players: seats.length, teams }).toEqual(table)
  })

  test('asks every question there is', () => {
    const { layers, decisions } = sure(compile(setupFor(5, { boxes: BOXES.slice(1).map(({ id }) => id) }), BOXES))
    const asked = new Set(gamesOf(today).flatMap((game) => questionsIn(read(today, game).record)))
    expect(asked).toEqual(new Set([...layers, ...decisions].map(({ id }) => id)))
  })
})

/** A changed sale value without a new engine version. */
const dearSales = BOXES.map((box, i) => (i > 0 ? box : { ...box, figures: { ...box.figures, sale: 4 } }))

test.each(gamesOf('2.1'))('After a change of rules %s is shown to the end, with the points of then', (game) => {
  const { record: text, sheet } = read('2.1', game)
  const record = sure(parseRecord(text))
  const played = replay(record, dearSales)
  if (played.ok) expect(sheetText(played.value)).toBe(sheet)
  else expect(played.error.code).toBe('rules-changed')
  expect(tablesOf(record).at(-1)?.after).toBe(record.moves.length)
  expect(sheet).toContain(`total ${record.end?.map(({ total }) => total).join(' ')}\n`)
})

const oneLeaderMore = BOXES.map((box): Box => {
  const pieces: Box['pieces'] = (terms) => {
    const known = box.pieces?.(terms) ?? []
    const first = known.find(({ sort }) => sort === 'leader')
    return first ? [{ ...first, id: 'one-more', title: 'one-more' }, ...known] : known
  }
  return box.id === 'leaders' ? { ...box, pieces } : box
})

test('Version 1 knows nothing of what it was dealt from: when a leader joins the pool, it says that the rules have changed', () => {
  const withLeaders = gamesOf('1').filter((game) => game.includes('leaders'))
  expect(withLeaders.length).toBeGreaterThan(0)
  for (const game of withLeaders) {
    const played = replay(sure(parseRecord(read('1', game).record)), oneLeaderMore)
    expect(played).toMatchObject({ ok: false, error: { code: 'rules-changed' } })
  }
})

function questionsIn(text: string): (string | undefined)[] {
  const record = sure(parseRecord(text))
  const asked: (string | undefined)[] = []
  sure(replay(record, BOXES, { before: (g, i) => asked.push(question(g, record.moves[i][0])?.id) }))
  return asked
}
