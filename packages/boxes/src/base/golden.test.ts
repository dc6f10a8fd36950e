/** Games played once and written down: a change of rules or of chance shows here first. golden/make.ts writes them anew. */
import { readdirSync, readFileSync } from 'node:fs'
import { isOver, parseRecord, replay, type Setup, scores } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { sure } from '../testing.ts'

interface Golden {
  setup: Setup
  moves: string[]
  scores: { total: number; coins: number; rank: number; rows: Record<string, number> }[]
}

const folder = new URL('../../../engine/golden/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.startsWith('base-'))

test('There are golden playthroughs of both editions', () => {
  expect(new Set(files.map((file) => file.slice(5, 7)))).toEqual(new Set(['1e', '2e']))
})

test.each(files)('%s replays to the same scores', (file) => {
  const golden: Golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const text = [`heptapolis 1 ${JSON.stringify(golden.setup)}`, ...golden.moves].join('\n')
  const g = sure(replay(sure(parseRecord(text)), BOXES))
  expect(isOver(g)).toBe(true)
  const sheets = scores(g).map(({ total, coins, rank, rows }) => ({
    total,
    coins,
    rank,
    rows: Object.fromEntries(rows.map((row) => [row.id, row.points])),
  }))
  expect(sheets).toEqual(golden.scores)
})
