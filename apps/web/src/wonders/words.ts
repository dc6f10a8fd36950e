/** Texts of the wonder assignment before a game. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const wonderWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
