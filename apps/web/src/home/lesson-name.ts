/** Name of a lesson in lists of games. */
import { BASE } from '@heptapolis/boxes'
import { say } from '../i18n/index.ts'
import { homeWords } from './words.ts'

export const lessonName = (box: string): string =>
  box === BASE ? homeWords().firstLesson : homeWords().lesson(say().boxName(box))
