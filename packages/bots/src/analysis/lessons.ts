/**
 * Analysis of the moves that tutorial lessons recommend, with the largest budget that players can choose.
 * `npm run lessons` stores the results.
 */
import { LEARNER, LESSONS, type Lesson } from '@heptapolis/boxes/lessons'
import { type GameRecord, moveText, parseRecord } from '@heptapolis/engine/records'
import { sure } from '@heptapolis/engine/search'
import { LEVELS } from '../levels.ts'
import { analyse } from './analyse.ts'
import { ANALYSIS_VERSION } from './version.ts'

export interface JudgedLesson {
  /** Identifies the record that was judged. */
  readonly digest: string
  /** Moves of the learner, with what each gives up beyond the error of the search. */
  readonly moves: readonly { readonly move: string; readonly points: number; readonly chance: number }[]
}

const PLAYOUTS = LEVELS.master.playouts

/** A text that changes with the record of a lesson, the analysis or its budget. */
export const judgedText = ({ record }: Lesson): string => `${ANALYSIS_VERSION} ${PLAYOUTS} ${record}`

export const recordsOfLessons = (): [string, Lesson, GameRecord][] =>
  [...LESSONS].map(([box, lesson]) => [box, lesson, sure(parseRecord(lesson.record))])

export function judgeLesson(record: GameRecord, digest: string): JudgedLesson {
  const { decisions } = sure(analyse(record, LEARNER, { playouts: PLAYOUTS }))
  const moves = record.moves.flatMap(([seat, move], index) => {
    if (seat !== LEARNER) return []
    const { points, chance } = decisions.find((one) => one.index === index)?.gaveUp ?? { points: 0, chance: 0 }
    return [{ move: moveText(move), points, chance }]
  })
  return { digest, moves }
}
