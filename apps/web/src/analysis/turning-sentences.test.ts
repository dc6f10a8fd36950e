import type { Analysis, Decision } from '@heptapolis/bots'
import type { GameRecord } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { rulesOf } from '../testing.ts'
import { forgetAnalyses, isAnalysed, keepAnalysis } from './analyses.ts'
import { turningSentences } from './turning-sentences.ts'

const rules = rulesOf()
const advice = (card: string) => ({ move: { action: 'build', card }, points: 50, chance: 0.5 })
const decision: Decision = {
  index: 3,
  seat: 1,
  age: 2,
  turn: 3,
  question: 'turn',
  played: advice('stables'),
  best: [advice('lodge')],
  gaveUp: { points: 6, chance: 0.2 },
  reason: { is: 'good', gains: [] },
  led: { lines: [], rival: 0 },
}
const analysis: Analysis = { seat: 1, decisions: [decision], turningPoints: [0], risingPoints: [] }
const record: GameRecord = { version: 2, setup: { ...rules.setup, seed: 'turns' }, moves: [] }

test('turning points of an analysed game are one line each, with player and turn', async () => {
  expect(turningSentences('g1', rules, String)).toEqual([])
  await keepAnalysis('g1', record, analysis)
  expect(turningSentences('g1', rules, (seat) => `Player ${seat}`)).toEqual([
    'Player 1, Age II, turn 3. Played: build Stables; best: build Lodge.',
  ])
  await forgetAnalyses('g1')
  expect(isAnalysed('g1')).toBe(false)
})
