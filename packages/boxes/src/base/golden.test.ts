/** Games played once and written down: a change of rules or of chance shows here first. golden/make.ts writes them anew. */
import { readdirSync, readFileSync } from 'node:fs'
import { hash, isOver, parseMoveText, type Setup, scores } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { begin, choose } from '../testing.ts'

interface Golden {
  setup: Setup
  hashEvery: number
  moves: string[]
  hashes: string[]
  end: string
  scores: { total: number; coins: number; rank: number; rows: Record<string, number> }[]
}

const folder = new URL('../../../engine/golden/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.startsWith('base-'))

test('There are golden playthroughs of both editions', () => {
  expect(new Set(files.map((file) => file.slice(5, 7)))).toEqual(new Set(['1e', '2e']))
})

test.each(files)('%s replays to the same states and scores', (file) => {
  const golden: Golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const g = begin(golden.setup)
  const hashes = [hash(g)]
  for (const [i, line] of golden.moves.entries()) {
    const [seat, ...words] = line.split(' ')
    const move = parseMoveText(words.join(' '))
    if (!move.ok) throw new Error(move.error.message)
    choose(g, Number(seat), move.value)
    if ((i + 1) % golden.hashEvery === 0) hashes.push(hash(g))
  }
  expect(isOver(g)).toBe(true)
  expect(hashes).toEqual(golden.hashes)
  expect(hash(g)).toBe(golden.end)
  const sheets = scores(g).map(({ total, coins, rank, rows }) => ({
    total,
    coins,
    rank,
    rows: Object.fromEntries(rows.map((row) => [row.id, row.points])),
  }))
  expect(sheets).toEqual(golden.scores)
})
