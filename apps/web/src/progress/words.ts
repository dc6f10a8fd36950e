/** Texts of the page about one's own progress. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const progressWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
