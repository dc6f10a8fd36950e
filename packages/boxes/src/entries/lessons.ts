/** Lessons of the boxes. Separate from index.ts, so that programs without lessons do not load them. */
import type { Lesson } from '../lessons/contract.ts'
import { words as first } from '../lessons/words/en.ts'
import { SHELF } from '../shelf.ts'
import { wordsIn } from '../words/index.ts'
import type { Language } from '../words/languages.ts'

export { Coach, LEARNER, type Said } from '../lessons/coach.ts'
export type { Lesson, LessonWords, Point } from '../lessons/contract.ts'
export { first as coachWords }

/** Lessons by box id; the base game comes first. */
export const LESSONS: ReadonlyMap<string, Lesson> = new Map(
  await Promise.all(
    SHELF.flatMap(({ rules, lesson }) => (lesson ? [lesson().then((it) => [rules.id, it] as const)] : [])),
  ),
)

export const coachWordsIn = (wanted: Language): Promise<typeof first> =>
  wordsIn(wanted, (language) => import(`../lessons/words/${language}.ts`))
