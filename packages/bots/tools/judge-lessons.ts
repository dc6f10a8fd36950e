/**
 * `npm run lessons`: analyses every move that the tutorial lessons recommend and stores the results. Takes about two
 * minutes. A test compares them with the lessons.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgedText, judgeLesson, recordsOfLessons } from '../src/analysis/lessons.ts'

const FILE = join(import.meta.dirname, '..', 'src', 'analysis', 'lessons.json')

const judged = recordsOfLessons().map(([box, lesson, record]) => {
  const digest = createHash('sha256').update(judgedText(lesson)).digest('hex')
  const result = judgeLesson(record, digest)
  for (const { move, points, chance } of result.moves)
    if (points > 0 || chance > 0)
      console.log(`${box}: ${move} gives up ${points} points, ${chance} of the chance to win`)
  return [box, result]
})
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(judged), undefined, 2)}\n`)
