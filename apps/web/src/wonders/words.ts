/** Texts of agreements about wonders. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const wonderWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
