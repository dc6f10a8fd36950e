/** The lessons of the boxes. Apart from index.ts, so that whoever only plays does not load them. */
import type { Lesson } from './lessons/contract.ts'
import { words as first } from './lessons/words/en.ts'
import { SHELF } from './shelf.ts'
import { wordsIn } from './words/index.ts'
import type { Language } from './words/languages.ts'

export { Coach, LEARNER, type Said } from './lessons/coach.ts'
export type { Lesson, LessonWords, Point } from './lessons/contract.ts'
export { first as coachWords }

/** Of every box that has one, by the id of the box; the base game's comes first. */
export const LESSONS: ReadonlyMap<string, Lesson> = new Map(
  await Promise.all(
    SHELF.flatMap(({ rules, lesson }) => (lesson ? [lesson().then((it) => [rules.id, it] as const)] : [])),
  ),
)

export const coachWordsIn = (wanted: Language): Promise<typeof first> =>
  wordsIn(wanted, (language) => import(`./lessons/words/${language}.ts`))
