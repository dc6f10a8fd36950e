/** Texts of the lesson pages and of the coaches. */

import { wordsIn } from '@heptapolis/boxes'
import { coachWords, coachWordsIn, LESSONS, type LessonWords } from '@heptapolis/boxes/lessons'
import { featureWords, spoken } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const learnWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

export const coachSays = await spoken(coachWords, coachWordsIn)

const first: ReadonlyMap<string, LessonWords> = new Map([...LESSONS].map(([box, lesson]) => [box, lesson.words]))

/** By box. */
export const lessonWords = await spoken(first, async (language) => {
  const all = [...LESSONS].map(async ([box, { translated }]) => [box, await wordsIn(language, translated)] as const)
  return new Map(await Promise.all(all))
})
