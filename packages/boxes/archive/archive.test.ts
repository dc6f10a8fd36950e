/** Games played once and kept: a change of rules or of chance shows here first, and no change may lose them. */
import { readdirSync, readFileSync } from 'node:fs'
import { newRecord, parseRecord, recordText, replay } from '@heptapolis/engine/records'
import { compile, isOver, question } from '@heptapolis/engine/search'
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
  const today = String(newRecord(sure(compile(setupFor(3), BOXES)), '').version)

  test('has games of every version', () => {
    expect(versions()).toEqual(Array.from({ length: Number(today) }, (_, i) => String(i + 1)))
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

function questionsIn(text: string): (string | undefined)[] {
  const record = sure(parseRecord(text))
  const asked: (string | undefined)[] = []
  sure(replay(record, BOXES, { before: (g, i) => asked.push(question(g, record.moves[i][0])?.id) }))
  return asked
}
