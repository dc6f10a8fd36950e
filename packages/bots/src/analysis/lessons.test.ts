/** Compares the lessons with the stored results of `npm run lessons`. */
import { createHash } from 'node:crypto'
import { LEARNER } from '@heptapolis/boxes/lessons'
import { moveText } from '@heptapolis/engine/records'
import { expect, test } from 'vitest'
import stored from './lessons.json' with { type: 'json' }
import { type JudgedLesson, judgedText, recordsOfLessons } from './lessons.ts'

const RESULTS: Readonly<Record<string, JudgedLesson>> = stored
const ALL = recordsOfLessons()

test('every lesson was judged as it is now; `npm run lessons` judges them again', () => {
  const digests = ALL.map(([box, lesson]) => [box, createHash('sha256').update(judgedText(lesson)).digest('hex')])
  expect(Object.entries(RESULTS).map(([box, { digest }]) => [box, digest])).toEqual(digests)
})

test.each(ALL)(
  'the moves in the lesson of %s are the best within the error, or the coach says so',
  (box, lesson, record) => {
    const { moves } = RESULTS[box]
    const own = record.moves.flatMap(([seat, move]) => (seat === LEARNER ? [moveText(move)] : []))
    expect(moves.map(({ move }) => move)).toEqual(own)
    const weaker = moves.map(({ points, chance }) => points > 0 || chance > 0)
    expect(lesson.steps.map(({ isWeaker = false }) => isWeaker)).toEqual(weaker)
  },
)
