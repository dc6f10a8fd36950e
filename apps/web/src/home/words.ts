/** The words of home. */
import { featureWords } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const homeWords = await featureWords(words, (language) => import(`./words/${language}.ts`))
