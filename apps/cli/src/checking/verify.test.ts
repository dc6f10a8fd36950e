import { BOXES, firstSpeech } from '@heptapolis/boxes'
import { describe, expect, test } from 'vitest'
import { allMixes, type CheckedMix, mixName, refusalOf } from './mixes.ts'
import { tasksFor, verifyBatch } from './run.ts'
import { verifyGame } from './verify.ts'

/** The box that a run beside one more box adds: mixes without it would only be repeated. */
const ADDED = process.env.ADDED_BOX

/** Every n-th mix: the sample covers each box, edition, player count and team game. */
const sample = (every: number, from: number): CheckedMix[] =>
  allMixes().filter(({ boxes }, i) => i % every === from && (ADDED === undefined || boxes.includes(ADDED)))

const GAMES = ADDED === undefined ? 24 : 12

const EVERYTHING: CheckedMix = { edition: '2e', boxes: BOXES.slice(1).map((box) => box.id), players: 5, teams: false }

describe('Every mix', () => {
  test('can be set up, or is rejected with a reason', () => {
    for (const mix of sample(11, 5)) {
      const refusal = refusalOf(mix)
      if (refusal) expect(firstSpeech.problem(refusal), mixName(mix)).toMatch(/^[A-Z0-9].+\.$/)
    }
  })

  test('keeps the invariants in a sample of games', () => {
    const playable = sample(167, 3).filter((mix) => refusalOf(mix) === undefined)
    const verdicts = verifyBatch(tasksFor(playable, GAMES, 'sample'))
    expect(verdicts.flatMap(({ failure }) => (failure ? [`${mixName(failure.mix)}: ${failure.message}`] : []))).toEqual(
      [],
    )
  })
})

describe('The check', () => {
  test('reports a game that cannot be played, with its seed and its record', () => {
    const { failure } = verifyGame({ ...EVERYTHING, players: 2 }, 'two', { player: 'random', second: false })
    expect(failure).toMatchObject({ seed: 'two', record: { version: 2, moves: [] } })
    expect(failure?.message).toContain('refused')
  })
})
