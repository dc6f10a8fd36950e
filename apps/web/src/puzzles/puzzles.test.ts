import { BOXES } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine'
import { parseRecord, readMove, replay } from '@heptapolis/engine/records'
import { question } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { isSolvedBy, LEVELS, PUZZLES, puzzleOf, triedAs } from './puzzles.ts'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'

describe.each(PUZZLES)('Puzzle $number', (puzzle) => {
  const { record, seat, tried } = puzzle

  test('is a legal turn, and all its tried moves are legal', () => {
    const g = sure(replay(sure(parseRecord(record)), BOXES))
    expect(question(g, seat)?.id).toBe('turn')
    for (const { move } of tried) expect(readMove(g, seat, move)).toMatchObject({ ok: true })
  })

  test('has one answer that clearly beats all others', () => {
    const [best, ...others] = tried
    expect(isSolvedBy(puzzle, best.move)).toBe(true)
    for (const { move, points, chance } of others) {
      expect(isSolvedBy(puzzle, move)).toBe(false)
      expect(best.points + 12 * best.chance).toBeGreaterThan(points + 12 * chance)
    }
  })
})

test('has the same number of puzzles on each level', () => {
  expect(LEVELS.map((level) => PUZZLES.filter((puzzle) => puzzle.level === level).length)).toEqual([20, 20, 20])
})

test('treats builds as one move whatever the payment, and stages whatever the card below', () => {
  const [puzzle] = PUZZLES
  const tried = [
    { move: { action: 'build', card: 'altar' }, points: 50, chance: 0.5 },
    { move: { action: 'stage', card: 'baths', stage: 1 }, points: 40, chance: 0.2 },
  ]
  expect(isSolvedBy({ ...puzzle, tried }, { action: 'build', card: 'altar', pay: { left: 2 } })).toBe(true)
  expect(triedAs({ ...puzzle, tried }, { action: 'stage', card: 'altar', stage: 1 })).toBe(tried[1])
  expect(triedAs({ ...puzzle, tried }, { action: 'sell', card: 'altar' })).toBeUndefined()
})

test('shows every puzzle once before any repeats, on the same day for everybody', () => {
  const days = Array.from({ length: PUZZLES.length }, (_, i) => puzzleOf(new Date(2026, 10, 1 + i, i % 24)).number)
  expect(new Set(days).size).toBe(PUZZLES.length)
  expect(puzzleOf(new Date(2026, 10, 16, 1))).toBe(puzzleOf(new Date(2026, 10, 16, 23)))
})

test('points are singular where the language says so', () => {
  expect(en.wrongBy(1.5, 3)).toBe('Cost of this choice: 1.5 points and 3 percentage points of winning chance.')
  expect(fr.wrongBy(1.5, 3)).toBe('Coût de ce choix : 1,5 point et 3 points de pourcentage de chances de gagner.')
  expect(fr.outcome(52, '40 %')).toBe('52 points, 40 % de chances de gagner')
})
